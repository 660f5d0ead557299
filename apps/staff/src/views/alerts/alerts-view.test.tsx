import { type Alert, handleAlert, listAlerts } from '@foyer/contract/staff/alerts.ts'
import { listRoomWaits } from '@foyer/contract/staff/room-waits.ts'
import { setRoomReady } from '@foyer/contract/staff/stay.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { buildAlert, buildSession } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderSignedIn } from '../../testing/render-signed-in.tsx'

const alert = buildAlert({
  guestName: 'Astrid Lindqvist',
  reference: 'FOY1007',
  money: 'nothingCharged',
  key: 'notGiven',
})

it('an alert says what happened, what it means for money and key, and what to do', async () => {
  const silent = buildAlert({ kind: 'cancelledAfterArrival', money: 'unknown' })
  renderSignedIn({
    session: buildSession(),
    path: '/alerts',
    answers: [on(listAlerts, () => ({ open: [alert, silent], handled: [] }))],
  })
  const first = within(await screen.findByRole('article', { name: 'No room yet' }))
  expect(first.getByText('Astrid Lindqvist · FOY1007')).toBeDefined()
  expect(first.getByText('Nothing was charged')).toBeDefined()
  expect(first.getByText('No key was given')).toBeDefined()
  const second = within(screen.getByRole('article', { name: 'Cancelled after arrival' }))
  expect(second.getByText(/^Check the reservation/)).toBeDefined()
  expect(second.getByText('No information about a key')).toBeDefined()
})

it('a pending refund names the stay and the amount', async () => {
  const amount = { minor: 60_00, currency: 'EUR' }
  const waits = buildAlert({ kind: 'refundWaiting', reference: 'FOY1001', guestName: 'Lucía García', amount })
  renderSignedIn({
    session: buildSession(),
    path: '/alerts',
    answers: [on(listAlerts, () => ({ open: [waits], handled: [] }))],
  })
  const card = within(await screen.findByRole('article', { name: 'A refund is waiting for a kiosk' }))
  expect(card.getByText('Lucía García · FOY1001 · €60.00')).toBeDefined()
})

it('an alert about a day that is not closed names the day and leads to its close', async () => {
  const stopped = buildAlert({ kind: 'dayNotClosed', problem: '2026-09-22' })
  renderSignedIn({
    session: buildSession(),
    path: '/alerts',
    answers: [on(listAlerts, () => ({ open: [stopped], handled: [] }))],
  })
  const card = within(await screen.findByRole('article', { name: 'The day was not closed' }))
  expect(card.getByText('Tue 22 Sept')).toBeDefined()
  expect(card.getByRole('link', { name: 'Day close' }).getAttribute('href')).toBe('/staff/day-close')
})

it('closing an alert asks what was done, and lists it below with the name of who closed it', async () => {
  const user = userEvent.setup()
  let handled: Alert[] = []
  renderSignedIn({
    session: buildSession(),
    path: '/alerts',
    answers: [
      on(listAlerts, () => ({ open: handled.length > 0 ? [] : [alert], handled })),
      on(handleAlert, ({ body }) => {
        handled = [{ ...alert, handled: { at: new Date().toISOString(), by: 'Marta Vidal', note: body.note } }]
        return {}
      }),
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Resolve' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByRole('button', { name: 'Resolve alert' }).hasAttribute('disabled')).toBe(true)
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Gave 221')
  await user.click(dialog.getByRole('button', { name: 'Resolve alert' }))
  expect(await screen.findByText('All clear')).toBeDefined()
  expect(screen.getByText(/Gave 221 · Marta Vidal/)).toBeDefined()
})

it('reports when a colleague was quicker, and reloads the list', async () => {
  const user = userEvent.setup()
  let loads = 0
  renderSignedIn({
    session: buildSession(),
    path: '/alerts',
    answers: [
      on(listAlerts, () => {
        loads += 1
        return { open: loads > 1 ? [] : [alert], handled: [] }
      }),
      on(handleAlert, () => {
        throw new Problem('alreadyHandled')
      }),
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Resolve' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Gave 221')
  await user.click(dialog.getByRole('button', { name: 'Resolve alert' }))
  expect(await screen.findByText('This has already been done.')).toBeDefined()
  expect(await screen.findByText('All clear')).toBeDefined()
})

it('S5 the queue for rooms shows the waiting time, and setting a room ready removes its guest', async () => {
  const user = userEvent.setup()
  let isReady = false
  const since = new Date(Date.now() - 25 * 60_000).toISOString()
  const waiting = {
    reference: 'FOY1014',
    guestName: 'Eleni Papadopoulos',
    roomNumber: '310',
    since,
    tellsByMail: false,
  }
  renderSignedIn({
    session: buildSession(),
    path: '/alerts',
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(listRoomWaits, () => ({ waiting: isReady ? [] : [waiting] })),
      on(setRoomReady, ({ params, body }) => {
        isReady = params.number === '310' && body.ready
        return {}
      }),
    ],
  })
  const queue = within(await screen.findByRole('region', { name: /^Waiting for a room/ }))
  expect(queue.getByText('Eleni Papadopoulos')).toBeDefined()
  expect(queue.getByText(/25/)).toBeDefined()
  await user.click(queue.getByRole('button', { name: 'Set room 310 ready' }))
  await vi.waitFor(() => expect(screen.queryByText('Eleni Papadopoulos')).toBeNull())
})

it('S16 an alert describes what the guest is doing, not the name of a page', async () => {
  const asks = buildAlert({ kind: 'guestAsksForHelp', reason: 'help', screen: 'check-in-summary' })
  renderSignedIn({
    session: buildSession(),
    path: '/alerts',
    answers: [on(listAlerts, () => ({ open: [asks], handled: [] }))],
  })
  expect(await screen.findByText(/screen “Payment”/)).toBeDefined()
})

it('S28 an alert quotes the problem that the guest’s screen shows', async () => {
  const jam = buildAlert({
    kind: 'guestStuck',
    reason: 'problem',
    problem: 'cardJammed',
    screen: 'show-error',
    deviceName: 'Kiosk 1',
    key: 'given',
  })
  renderSignedIn({
    session: buildSession(),
    path: '/alerts',
    answers: [on(listAlerts, () => ({ open: [jam], handled: [] }))],
  })
  expect(await screen.findByText('The screen says: “A card is stuck in the kiosk”')).toBeDefined()
  expect(screen.getByText('A key was given')).toBeDefined()
})

it('S41 the advice for a guest on their own phone is to call or write, not to go to them', async () => {
  const asks = { kind: 'guestAsksForHelp', reason: 'help', screen: 'guest-list' } as const
  renderSignedIn({
    session: buildSession(),
    path: '/alerts',
    answers: [
      on(listAlerts, () => ({ open: [buildAlert(asks), buildAlert({ ...asks, deviceName: 'Kiosk 1' })], handled: [] })),
    ],
  })
  const [onPhone, atKiosk] = await screen.findAllByRole('article', { name: 'Guest needs help' })
  if (!onPhone || !atKiosk) throw new Error('There are two.')
  expect(within(onPhone).getByText(/^Call them or write to them/)).toBeDefined()
  expect(within(onPhone).getByRole('button', { name: 'I’ll get in touch' })).toBeDefined()
  expect(within(atKiosk).getByText(/^Go to the guest/)).toBeDefined()
  expect(within(atKiosk).getByRole('button', { name: 'On my way' })).toBeDefined()
})
