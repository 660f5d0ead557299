import type { ReadDocument } from '@foyer/contract/messages/device.ts'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FakeHub } from '../../testing/fake-hub.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ScanScreen } from './scan-screen.tsx'

async function atTheKiosk() {
  const hub = new FakeHub()
  const view = await renderScreen({
    Screen: ScanScreen,
    path: '/scan',
    appKey: 'kiosk',
    answers: { hubAccess: () => ({ hubs: [{ url: 'ws://127.0.0.1:9988/socketService', token: 'T'.repeat(43) }] }) },
  })
  hub.token = 'T'.repeat(43)
  await screen.findByText('The reader is ready for your document.')
  return { hub, ...view }
}

const document: ReadDocument = { lines: ['P<UTOERIKSSON<<ANNA<MARIA', 'L898902C36UTO7408122F'], source: 'access-is' }

it('NAV-17 shows what was read, and reads another document', async () => {
  const { hub, user } = await atTheKiosk()
  act(() => hub.page.say({ type: 'document', document }))
  expect(await screen.findByText(/L898902C36UTO7408122F/)).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Thank you, we have read your document.')
  await user.click(screen.getByRole('button', { name: 'Read another document' }))
  expect(await screen.findByText('The reader is ready for your document.')).toBeTruthy()
  expect(screen.queryByText(/L898902C36/)).toBeNull()
})

it('says that the reader’s cable is pulled, and comes back by itself', async () => {
  const { hub } = await atTheKiosk()
  act(() => hub.page.say({ type: 'scanner', scanner: { kind: 'access-is', state: 'initialize_error' } }))
  expect(await screen.findByText(/^The reader is not connected just now/)).toBeTruthy()
  act(() => hub.page.say({ type: 'scanner', scanner: { kind: 'access-is', state: 'reading' } }))
  expect(await screen.findByText('The reader is ready for your document.')).toBeTruthy()
})

it('F15 says that the hub is away, and goes on when it is back', async () => {
  const { hub } = await atTheKiosk()
  act(() => hub.page.end())
  expect(await screen.findByText(/^The reader does not answer/)).toBeTruthy()
  expect(await screen.findByText('The reader is ready for your document.')).toBeTruthy()
})

it('a device that takes pictures is told that this is not offered yet', async () => {
  const { path } = await renderScreen({ Screen: ScanScreen, path: '/scan', appKey: 'own' })
  expect(path()).toMatch(/^\/show-error\?.*error=notBuilt/)
})
