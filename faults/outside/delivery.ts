import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { updateGuests } from '@foyer/contract/guests.ts'
import { searchReservations } from '@foyer/contract/reservation.ts'
import * as z from 'zod/mini'
import { completeGuest } from '../complete-guest.ts'
import { Page } from '../page.ts'
import type { Break, Lane, Scenario } from './scenario.ts'

/** How often a page retries while it does not know the outcome. */
const MAX_ATTEMPTS = 6
const MAX_POLLS = 400
const POLL_INTERVAL_MS = 250
/** The system's faults are over by then. */
const MAX_FAULTY_POLLS = 4

interface Delivery {
  readonly key: string
  readonly kind: string
  readonly reference: string
}

/**
 * Delivers guest data to the hotel's own system: queued with the change that caused it, in order,
 * accepted once by its key.
 */
export const delivery: Scenario = {
  breaks: [
    { name: 'killed before the deed is kept', death: { pool: 'guests', transaction: 1, when: 'before' } },
    { name: 'killed after the deed is kept', death: { pool: 'guests', transaction: 1, when: 'after' } },
    { name: 'killed before telling', death: { port: 'hotelSystem', when: 'before' } },
    { name: 'killed after telling', death: { port: 'hotelSystem', when: 'after' } },
    {
      name: 'killed before it is marked',
      death: { pool: 'background', transaction: 1, since: 'hotelSystem', when: 'before' },
    },
    {
      name: 'killed after it is marked',
      death: { pool: 'background', transaction: 1, since: 'hotelSystem', when: 'after' },
    },
    { name: 'system away', system: { down: true } },
    { name: 'answer cut', system: { cutAfterTaking: 1 } },
    { name: 'answer late', system: { slow: true } },
    { name: 'answer signed by somebody else', system: { wrong: 'unsigned' } },
    { name: 'answer unreadable', system: { wrong: 'garbage' } },
    { name: 'answered with an error', system: { wrong: 'error' } },
    { name: 'sent twice at once', twice: true },
  ],

  async inject(lane, wish, broken) {
    const { hotelId, control } = lane.hotelSystem
    const reference = wish.slice(-12).toUpperCase()
    const server = await lane.server()
    await control('put', { things: buildReservation(reference) })
    await control('push', { to: `${server.ready.url}/api/hotel-system/${hotelId}/events/`, last: 3 })
    const page = new Page(server.ready.url, 'own', randomAddress(), hotelId)
    await page.load()
    if (broken.system) await control('faults', broken.system)
    await saveUntilKnown(page, lane, reference, broken)
    if (broken.death) {
      await server.ended
      await lane.restart()
    }
    await waitUntilDelivered(lane)
    const { deliveries } = await control<{ deliveries: Delivery[] }>('ledger')
    const told = deliveries.filter((one) => one.reference === reference && one.kind === 'guestData')
    const distinct = new Set(told.map(({ key }) => key)).size
    const verdict = distinct === 0 ? 'lost' : distinct === 1 ? 'once' : 'twice'
    return { verdict, repeated: told.length > distinct }
  },
}

const formatDay = (ahead: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(Date.now() + ahead * 86_400_000)

const buildReservation = (reference: string): readonly [kind: string, thing: object][] => [
  ['roomType', { id: 'double', names: { en: 'Double room' } }],
  ['room', { number: '201', roomType: 'double', floor: 2, ready: true }],
  [
    'reservation',
    {
      reference,
      state: 'expected',
      arrival: formatDay(0),
      departure: formatDay(2),
      adults: 1,
      lastName: 'Soler',
      firstName: 'Ana',
      roomType: 'double',
      folio: [],
    },
  ],
]

/** Guesses are counted by network, and every turn is a different guest. */
function randomAddress(): string {
  const number = () => 1 + Math.floor(Math.random() * 250)
  return `10.${number()}.${number()}.${number()}`
}

async function saveUntilKnown(page: Page, lane: Lane, reference: string, broken: Break): Promise<void> {
  const { reservations } = await page.call(searchReservations, { voucher: reference, surname: 'Soler' })
  const [found] = reservations
  const [guest] = found?.guests ?? []
  if (!found || !guest) throw new Error(`${reference} is not there.`)
  const body = z.encode(updateGuests.body, {
    reservationId: found.id,
    reference,
    hotelId: lane.hotelSystem.hotelId,
    isPok: false,
    language: 'en',
    guests: [{ ...completeGuest, lastName: 'Soler', id: guest.id, index: guest.index, main: guest.main }],
  }) as object
  const key = randomUUID()
  const first = await lane.server()
  if (broken.death) await first.tell({ type: 'die', death: broken.death })
  if (broken.twice) await Promise.all([page.send(updateGuests, { key }, body), page.send(updateGuests, { key }, body)])
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    const { status, problem } = await page.send(updateGuests, { key }, body)
    if (status === 200) return
    if (status !== 0 && problem !== 'underWay') throw new Error(`${updateGuests.name}: ${status} ${problem}`)
    if (status === 0) {
      // Waits until the dying server has exited.
      await first.ended
      await lane.restart()
      page.url = (await lane.server()).ready.url
    }
  }
}

/** Time passes, and the system's faults end. */
async function waitUntilDelivered(lane: Lane): Promise<void> {
  const server = await lane.server()
  for (let looks = 0; looks < MAX_POLLS && (await server.tell({ type: 'open' })) > 0; looks += 1) {
    if (looks === MAX_FAULTY_POLLS) await lane.hotelSystem.control('faults', {})
    // Rarely, because deliveries in flight would be sent again.
    if (looks % 10 === 5) await server.tell({ type: 'later' })
    await delay(POLL_INTERVAL_MS)
  }
  await lane.hotelSystem.control('faults', {})
}
