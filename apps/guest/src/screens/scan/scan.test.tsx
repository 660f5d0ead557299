import type { DocumentLines } from '@foyer/contract/messages/device.ts'
import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FakeHub } from '../../testing/fake-hub.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ScanScreen } from './scan-screen.tsx'

const hubAccess = () => ({
  hubs: [{ hub: 'ab'.repeat(32), url: 'ws://127.0.0.1:9988/socketService', token: 'T'.repeat(43) }],
})
type Scanner = NonNullable<HotelConfigInput['flags']>['checkin_scanner']

async function openKiosk(checkin_scanner: NonNullable<Scanner> = 'access-is') {
  const hub = new FakeHub()
  hub.token = 'T'.repeat(43)
  const view = await renderScreen({
    Screen: ScanScreen,
    path: '/scan',
    appKey: 'kiosk',
    config: { flags: { checkin_scanner } },
    answers: { hubAccess },
  })
  await screen.findByText('The reader is ready for your document.')
  return { hub, ...view }
}

const document: DocumentLines = { lines: ['P<UTOERIKSSON<<ANNA<MARIA', 'L898902C36UTO7408122F'], source: 'access-is' }

it.each(['access-is', 'screen'] as const)(
  'NAV-17 shows what was read by %s, and reads another document',
  async (kind) => {
    const { hub, user } = await openKiosk(kind)
    act(() => hub.page.say({ type: 'document', document }))
    expect(await screen.findByText(/L898902C36UTO7408122F/)).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('Thank you, we’ve read your document.')
    await user.click(screen.getByRole('button', { name: 'Scan another document' }))
    expect(await screen.findByText('The reader is ready for your document.')).toBeTruthy()
    expect(screen.queryByText(/L898902C36/)).toBeNull()
  },
)

it('reports that the reader’s cable is unplugged, and recovers when it is back', async () => {
  const { hub } = await openKiosk()
  act(() => hub.page.say({ type: 'scanner', scanner: { kind: 'access-is', state: 'initialize_error' } }))
  expect(await screen.findByText(/^The reader isn’t connected right now/)).toBeTruthy()
  act(() => hub.page.say({ type: 'scanner', scanner: { kind: 'access-is', state: 'reading' } }))
  expect(await screen.findByText('The reader is ready for your document.')).toBeTruthy()
})

it('N19 a kiosk without a reader says so at once', async () => {
  const { hub } = await openKiosk()
  hub.hasReader = false
  act(() => hub.page.end())
  expect(await screen.findByText(/^The reader isn’t connected right now/)).toBeTruthy()
})

it('F15 reports that the hub is disconnected, and continues when it is back', async () => {
  const { hub } = await openKiosk()
  act(() => hub.page.end())
  expect(await screen.findByText(/^The reader isn’t responding/)).toBeTruthy()
  expect(await screen.findByText('The reader is ready for your document.')).toBeTruthy()
})

it('accepts a keyboard reader’s input wherever the focus is', async () => {
  await renderScreen({
    Screen: ScanScreen,
    path: '/scan',
    appKey: 'kiosk',
    config: { flags: { checkin_scanner: 'keyboard' } },
    fakeTimers: true,
  })
  await act(() => vi.dynamicImportSettled())
  await act(() => vi.advanceTimersByTimeAsync(100))
  for (const key of ['P', '<', 'U', 'T', 'O', 'Enter', 'L', '8']) fireEvent.keyDown(window.document.body, { key })
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.getByText(/P<UTO\s+L8/)).toBeTruthy()
})

it('sends a picture, and shows what was found in it', async () => {
  const found = { documentNumber: 'L898902C3', firstName: 'ANNA', lastName: 'ERIKSSON' }
  const { view, askedOf } = await renderScreen({
    Screen: ScanScreen,
    path: '/scan',
    answers: { scanDocument: () => ({ hasMrz: true, hasFace: true, faceCaptured: false, found }) },
  })
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL: () => {} }))
  expect(await screen.findByText(/^The camera won’t start/)).toBeTruthy()
  const file = new File(['a page'], 'page.jpg', { type: 'image/jpeg' })
  fireEvent.change(box(view.container), { target: { files: [file] } })
  expect(await screen.findByText(/documentNumber: L898902C3/)).toBeTruthy()
  expect(askedOf('scanDocument')[0]?.body).toBeInstanceOf(File)
})

it('opens the error screen for a picture that cannot be read', async () => {
  const { view, place } = await renderScreen({
    Screen: ScanScreen,
    path: '/scan',
    answers: {
      scanDocument: () => {
        throw new Problem('readerNotInstalled')
      },
    },
  })
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL: () => {} }))
  await screen.findByText(/^The camera won’t start/)
  fireEvent.change(box(view.container), { target: { files: [new File(['a page'], 'page.jpg')] } })
  await vi.waitFor(() => expect(place()?.params['error']).toBe('readerNotInstalled'))
})

function box(container: HTMLElement): HTMLInputElement {
  const input = container.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('There is no box for a picture.')
  return input
}
