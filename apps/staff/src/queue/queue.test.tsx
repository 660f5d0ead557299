import { claimAlert, listAlerts } from '@foyer/contract/staff/alerts.ts'
import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { listMails } from '@foyer/contract/staff/mails.ts'
import { lookAtPayment } from '@foyer/contract/staff/money.ts'
import { listQueue, type Waiting } from '@foyer/contract/staff/queue.ts'
import { listRoomsForStay } from '@foyer/contract/staff/rooms.ts'
import { openStay, setRoomReady } from '@foyer/contract/staff/stay.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { buildArrival, buildArrivalsList, buildId, buildSession, buildStay } from '../testing/builders.ts'
import { on } from '../testing/fake-fetch.ts'
import { renderSignedIn } from '../testing/render-signed-in.tsx'

const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString()

const buildWaiting = (changes: Partial<Waiting> = {}): Waiting => ({
  id: buildId(),
  source: 'alert',
  need: 'person',
  since: ago(72),
  reference: 'FOY1002',
  guestName: 'Lucía García López',
  kind: 'guestAsksForHelp',
  reason: 'help',
  alertId: buildId(),
  ...changes,
})

function renderQueue(waiting: () => Waiting[], answers: readonly ReturnType<typeof on>[] = [], path = '/mails') {
  return renderSignedIn({
    session: buildSession('manager'),
    path,
    answers: [
      ...answers,
      on(listQueue, () => ({ waiting: waiting(), today: { waited: 31, medianS: 110, late: 4 } })),
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(listMails, () => ({ sending: 'smtp' as const, mails: [], more: false })),
      on(listArrivals, () => buildArrivalsList(buildArrival())),
      on(openStay, () => buildStay({ reference: 'FOY1007', roomNumber: undefined })),
    ],
  })
}

it('S41 every view shows who has waited longest, announces them once, and takes care of them with one press', async () => {
  const user = userEvent.setup()
  const taken: string[] = []
  const first = buildWaiting({ deviceName: 'Kiosk 2', since: ago(400) })
  const second = buildWaiting({ guestName: 'Jonas Weiss', reference: 'FOY1003', deviceName: 'Kiosk 1' })
  const { hear } = renderQueue(
    () => [{ ...first, ...(taken.length > 0 && { claimedBy: 'Marta Vidal', alertId: undefined }) }, second],
    [
      on(claimAlert, ({ params }) => {
        taken.push(params.id)
        return {}
      }),
    ],
  )
  const banner = within(await screen.findByRole('region', { name: 'A guest is waiting' }))
  expect(banner.getByText('Lucía García López is waiting for someone')).toBeDefined()
  expect(banner.getByText(/^at Kiosk 2 · FOY1002 · asked for help/)).toBeDefined()
  expect(banner.getByText(/^6:4\d$/)).toBeDefined()
  expect(banner.getByText('1 more is waiting')).toBeDefined()
  const announced = screen.getAllByRole('status').find(({ textContent }) => textContent?.includes('Lucía'))
  expect(announced?.textContent).toBe('Lucía García López is waiting for someone')
  const changes = vi.fn()
  const watch = new MutationObserver(changes)
  watch.observe(announced as Node, { childList: true, characterData: true, subtree: true })
  await hear('changed', { what: ['alerts'] })
  expect(changes).not.toHaveBeenCalled()

  await user.click(banner.getByRole('button', { name: 'I’ll take it' }))
  expect(await screen.findByText('Jonas Weiss is waiting for someone', { selector: 'b' })).toBeDefined()
  expect(taken).toEqual([first.alertId])
  expect(announced?.textContent).toBe('Jonas Weiss is waiting for someone')
  watch.disconnect()
})

it('S41 a guest on their own phone is called, not visited', async () => {
  const user = userEvent.setup()
  const claimed = vi.fn(() => ({}))
  renderQueue(() => [buildWaiting({ onOwnPhone: true, phone: '+34 600 11 22 33' })], [on(claimAlert, claimed)])
  const call = await screen.findByRole('link', { name: 'Call +34 600 11 22 33' })
  expect(call.getAttribute('href')).toBe('tel:+34600112233')
  call.addEventListener('click', (event) => event.preventDefault())
  await user.click(call)
  expect(await screen.findByText('Your colleagues see that you’re getting in touch.')).toBeDefined()
  expect(claimed).toHaveBeenCalledTimes(1)
})

it('S41 Q opens the queue beside any view, sorted by what is missing, each with the action that helps', async () => {
  const user = userEvent.setup()
  const asked: string[] = []
  renderQueue(
    () => [
      buildWaiting({ source: 'roomWait', need: 'room', guestName: 'Eleni', roomNumber: '302', since: ago(850) }),
      buildWaiting({ source: 'roomWait', need: 'room', guestName: 'Åsa', reference: 'FOY1007', since: ago(400) }),
      buildWaiting({ guestName: 'Jonas Weiss', claimedBy: 'Amina Bah', alertId: undefined, deviceName: 'Kiosk 1' }),
      buildWaiting({
        source: 'payment',
        need: 'payment',
        guestName: 'Anna Müller',
        amount: { minor: 336_80, currency: 'EUR' },
      }),
    ],
    [
      on(setRoomReady, ({ params }) => {
        asked.push(`ready ${params.number}`)
        return {}
      }),
      on(lookAtPayment, ({ params }) => {
        asked.push(`ask ${params.reference}`)
        return { state: 'captured' as const }
      }),
      on(listRoomsForStay, () => ({ roomTypeId: 'single', setInHotelSystem: false, rooms: [] })),
    ],
  )
  await screen.findByRole('region', { name: 'A guest is waiting' })
  await user.keyboard('q')
  const queue = within(await screen.findByRole('complementary', { name: 'Queue' }))
  expect(queue.getByText('Today: 31 waited, median 1:50, 4 longer than 5 min')).toBeDefined()
  const rooms = within(queue.getByRole('region', { name: /^For a room/ }))
  expect(rooms.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 3))).toEqual(['14:', '6:4'])
  expect(queue.getByText('Amina Bah')).toBeDefined()
  expect(queue.getByText('€336.80 is unconfirmed. Don’t charge again.')).toBeDefined()
  await user.click(queue.getByRole('button', { name: 'Set room 302 ready' }))
  await user.click(queue.getByRole('button', { name: 'Ask now' }))
  await vi.waitFor(() => expect(asked).toEqual(['ready 302', 'ask FOY1002']))
  await user.click(rooms.getByRole('link', { name: 'Assign room' }))
  expect(await screen.findByRole('dialog', { name: /room/i })).toBeDefined()
  expect(screen.queryByRole('complementary', { name: 'Queue' })).toBeNull()
  expect(location.search).toBe('')
})

it('S41 the desk hears what the guest’s screen says, in the queue too', async () => {
  renderQueue(() => [buildWaiting({ reason: 'problem', problem: 'cardJammed', need: 'key', deviceName: 'Kiosk 1' })])
  expect(await screen.findByText(/A card is stuck in the kiosk/)).toBeDefined()
})
