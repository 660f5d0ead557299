import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { recordMessage } from '../../problems/message-history.ts'
import { useShowToast } from '../../problems/toasts-context.tsx'
import { clearVisitStorage } from '../../site/visit-storage.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { GuestFrame } from '../guest-frame.tsx'

function Screen() {
  const say = useShowToast()
  return (
    <GuestFrame question="Who is staying?">
      <button type="button" onClick={() => say({ text: 'Please turn it over.' })}>
        info
      </button>
      <button type="button" onClick={() => say({ kind: 'problem', text: 'That did not work.' })}>
        problem
      </button>
    </GuestFrame>
  )
}

const here = { Screen, path: '/guest-list/FOY1001', now: '2030-05-10T10:00:00Z' }
type User = Awaited<ReturnType<typeof renderScreen>>['user']

async function openHelp(user: User) {
  await user.click(await screen.findByRole('button', { name: /Accessibility/ }))
  return screen.findByRole('dialog', { name: 'What makes it easier?' })
}

async function readHistory(user: User) {
  const dialog = await openHelp(user)
  await user.click(within(dialog).getByText('Read messages again'))
  const lines = within(within(dialog).getByRole('list')).getAllByRole('listitem')
  return lines.map(({ textContent }) => textContent)
}

const isOffered = async (user: User) => within(await openHelp(user)).queryByText('Read messages again') !== null

afterEach(() => clearVisitStorage())

it.each(['own', 'kiosk'])(
  '%s: earlier messages can be read again, newest first and each once, also after a reload',
  async (appKey) => {
    const { user, reload } = await renderScreen({ ...here, appKey })
    for (const name of ['info', 'problem', 'info']) await user.click(await screen.findByRole('button', { name }))
    reload()
    expect(await readHistory(user)).toEqual(['Please turn it over.12:00', 'That did not work.12:00'])
  },
)

it('offers nothing while there are no messages, and none of the previous guest', async () => {
  const { user } = await renderScreen({ ...here, appKey: 'kiosk' })
  expect(await isOffered(user)).toBe(false)
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'info' }))
  expect(await isOffered(user)).toBe(true)
  clearVisitStorage()
  await waitFor(() => expect(screen.queryByText('Read messages again')).toBeNull())
})

it('stores the last ten, each in its original language', async () => {
  const { user } = await renderScreen(here)
  for (let at = 1; at <= 12; at += 1) recordMessage({ text: `Nachricht ${at}`, kind: 'info', language: 'de', at })
  const lines = await readHistory(user)
  expect(lines).toHaveLength(10)
  expect(lines[0]).toContain('Nachricht 12')
  expect(screen.getByText('Nachricht 12').getAttribute('lang')).toBe('de')
})

it.each([
  ['own', 'Messages stay until you close them.'],
  ['kiosk', /^The screen waits twice as long/],
] as const)('%s: a guest who needs more time finds it, and reads what it does there', async (appKey, note) => {
  const { user } = await renderScreen({ ...here, appKey })
  const dialog = await openHelp(user)
  expect(within(dialog).getByRole('switch', { name: 'More time', description: note })).toBeTruthy()
})
