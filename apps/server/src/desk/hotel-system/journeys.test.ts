import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { cancelStay } from '@foyer/contract/staff/cancellation.ts'
import { checkOutStay, undoCheckOut } from '@foyer/contract/staff/check-out.ts'
import { recordPayment, setInvoiceHolder } from '@foyer/contract/staff/money.ts'
import { markNoShow } from '@foyer/contract/staff/no-show.ts'
import { assignRoom } from '@foyer/contract/staff/rooms.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { listRoomsOnSale, makeWalkIn } from '@foyer/contract/staff/walk-in.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import type { UndeliveredReason } from '@foyer/domain/reservation/undelivered-reason.ts'
import { expect, it } from 'vitest'
import { orderExtras } from '../../checkin/extras/testing/order-extras.ts'
import { createHub, requestKey } from '../../checkin/keys/testing/key-kiosk.ts'
import { openKioskAs, openPayingKiosk } from '../../money/payment/testing/create-paying-kiosk.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { arrive, checkIn, findReservation, saveParty, sign } from '../../testing/journey.ts'
import {
  createHotelWorld,
  type HotelWorld,
  OTHER_ROOM,
  ROOM,
  SURNAME,
  type SystemName,
  systemNames,
} from './testing/hotel-worlds.ts'

interface Learned {
  /** What has happened in the system in the end, in order. */
  readonly happened: readonly string[]
  /** What the desk reads because the system has no place for it. */
  readonly told?: UndeliveredReason
}

interface Journey {
  readonly walk: (hotel: HotelWorld) => Promise<void>
  readonly learned: Readonly<Record<Exclude<SystemName, 'Foyer’s own book'>, Learned>>
}

const PAIRING = 'the-pairing-code-of-this-kiosk'
const soon = { timeout: 30_000 }

const both = (learned: Learned): Journey['learned'] => ({ Apaleo: learned, Mews: learned })
const guests = {
  Apaleo: ['patched'],
  Mews: ['customerUpdated', 'documentAdded', 'customerAdded', 'documentAdded', 'companionAdded'],
}
const arrived = { Apaleo: [...guests.Apaleo, 'checkedIn'], Mews: [...guests.Mews, 'started'] }
const afterArrival = (apaleo: readonly string[], mews: readonly string[], told?: UndeliveredReason) => ({
  Apaleo: { happened: [...arrived.Apaleo, ...apaleo], ...(told && { told }) },
  Mews: { happened: [...arrived.Mews, ...mews], ...(told && { told }) },
})

const find = (page: GuestPage, { reference }: HotelWorld) => findReservation(page, reference, SURNAME)
const readOwed = async (page: GuestPage, { reference }: HotelWorld) =>
  (await page.call(fetchSummary, { body: { reference } })).pending.minor
const readStay = ({ desk, params }: HotelWorld) => desk.call(openStay, { params })

async function checkInAtPhone(hotel: HotelWorld): Promise<GuestPage> {
  const phone = await hotel.open()
  expect(await checkIn(phone, hotel.reference, SURNAME)).toMatchObject({ state: 'inHouse', room: { number: ROOM } })
  return phone
}

const payAtDesk = ({ desk, params }: HotelWorld, minor: number) =>
  desk.call(recordPayment, { params, body: { way: 'deskCard', minor }, key: randomUUID() })

const checkOutAtDesk = async ({ desk, params, startDeparture, countWaiting }: HotelWorld) => {
  // The system has to hear of the arrival before its day is over.
  await expect.poll(countWaiting, soon).toBe(0)
  await startDeparture()
  await desk.call(checkOutStay, { params, body: { unusedNights: 'charge' } })
}

const journeys: Readonly<Record<string, Journey>> = {
  'is found by number and surname, and by no other surname': {
    async walk(hotel) {
      const phone = await hotel.open()
      await expect(findReservation(phone, hotel.reference, 'Keller')).rejects.toMatchObject({ status: 404 })
      expect(await find(phone, hotel)).toMatchObject({ nights: 2, room: { number: ROOM }, state: 'expected' })
      expect(await readOwed(phone, hotel)).toBe(180_00)
    },
    learned: both({ happened: [] }),
  },
  'enters the data and documents of two guests': {
    async walk(hotel) {
      const phone = await hotel.open()
      await saveParty(phone, await find(phone, hotel))
      expect((await readStay(hotel)).guests).toMatchObject([
        { firstName: 'Ana 1', documentType: 'P' },
        { firstName: 'Ana 2', documentType: 'P' },
      ])
    },
    learned: { Apaleo: { happened: guests.Apaleo }, Mews: { happened: guests.Mews } },
  },
  'buys an extra, which is owed once': {
    async walk(hotel) {
      const phone = await hotel.open({ appKey: 'extras' })
      await find(phone, hotel)
      await orderExtras(phone, hotel.reference, { parking: 1 })
      const owed = await readOwed(phone, hotel)
      expect(owed).toBeGreaterThan(180_00)
      await expect.poll(hotel.countWaiting, soon).toBe(0)
      await hotel.pull()
      expect(await readOwed(phone, hotel)).toBe(owed)
    },
    learned: { Apaleo: { happened: ['charge'] }, Mews: { happened: ['order'] } },
  },
  'pays at the terminal of a kiosk': {
    async walk(hotel) {
      const { want, tell, page } = await openPayingKiosk(hotel, 'kiosk-pay', {
        reference: hotel.reference,
        surname: SURNAME,
      })
      const { paymentId = '' } = await want()
      await tell([{ id: paymentId, outcome: 'done', minor: 180_00, reference: 'T1' }])
      await expect.poll(hotel.countWaiting, soon).toBe(0)
      await hotel.pull()
      expect(await readOwed(page, hotel)).toBe(0)
    },
    learned: both({ happened: ['payment'] }),
  },
  'signs and checks in': {
    async walk(hotel) {
      await checkInAtPhone(hotel)
      expect(await readStay(hotel)).toMatchObject({
        state: 'inHouse',
        guests: [{ signature: 'signed' }, { signature: 'signed' }],
      })
    },
    learned: afterArrival([], []),
  },
  'gets a card for the door': {
    async walk(hotel) {
      const hub = await createHub(hotel, PAIRING, { appKeys: ['kiosk-cards'] })
      const kiosk = await openKioskAs(hotel, 'kiosk-cards')
      const found = await find(kiosk, hotel)
      await saveParty(kiosk, found)
      await sign(kiosk, found)
      await arrive(kiosk, found)
      const { read } = await requestKey(kiosk, hub, hotel.reference)
      expect(read).toMatchObject({ roomNumber: ROOM })
      await hub.tell({ id: read.id, outcome: 'done', cards: 1 })
      expect((await readStay(hotel)).keys[0]).toMatchObject({ kind: 'card', state: 'done', cardsCut: 1 })
    },
    // Neither has a place for keys, and no one needs them there.
    learned: afterArrival([], []),
  },
  'pays a part and leaves, and the desk knows what is open': {
    async walk(hotel) {
      const phone = await checkInAtPhone(hotel)
      await payAtDesk(hotel, 100_00)
      await expect.poll(hotel.countWaiting, soon).toBe(0)
      await hotel.pull()
      expect(await readOwed(phone, hotel)).toBe(80_00)
      await checkOutAtDesk(hotel)
      expect(await readStay(hotel)).toMatchObject({ state: 'departed', checkOut: { pending: { minor: 80_00 } } })
    },
    learned: afterArrival(['payment', 'checkedOut'], ['payment', 'processed']),
  },
  'leaves, and comes back before the bill is closed': {
    async walk(hotel) {
      await checkInAtPhone(hotel)
      await checkOutAtDesk(hotel)
      const { desk, params } = hotel
      await desk.call(undoCheckOut, { params, body: { reason: 'forgot a bag' } })
      expect(await readStay(hotel)).toMatchObject({ state: 'inHouse' })
    },
    learned: afterArrival(['checkedOut'], ['processed'], 'undoDeparture'),
  },
  'gets another room while the page is open': {
    async walk(hotel) {
      const phone = await hotel.open()
      await find(phone, hotel)
      const moveAtDesk = () =>
        hotel.desk.call(assignRoom, { params: hotel.params, body: { shownRoom: ROOM, roomNumber: OTHER_ROOM } })
      if (hotel.byHand) {
        await expect(moveAtDesk()).rejects.toMatchObject({ problem: 'setInHotelSystem' })
        await hotel.byHand.moveToOtherRoom()
      } else await moveAtDesk()
      await hotel.pull()
      expect(await find(phone, hotel)).toMatchObject({ room: { number: OTHER_ROOM } })
    },
    learned: both({ happened: [] }),
  },
  'is cancelled there while the page is open': {
    async walk(hotel) {
      const phone = await hotel.open()
      const found = await find(phone, hotel)
      if (hotel.byHand) await hotel.byHand.cancel()
      else await hotel.desk.call(cancelStay, { params: hotel.params, body: { reason: 'they called' } })
      await hotel.pull()
      await expect(saveParty(phone, found)).rejects.toMatchObject({ problem: 'reservationCancelled' })
    },
    learned: both({ happened: [] }),
  },
  'is cancelled at Foyer’s desk': {
    async walk(hotel) {
      await hotel.desk.call(cancelStay, { params: hotel.params, body: { reason: 'they called' } })
      expect(await readStay(hotel)).toMatchObject({ state: 'cancelled' })
    },
    learned: both({ happened: ['cancelled'] }),
  },
  'does not come': {
    async walk(hotel) {
      const mark = () => hotel.desk.call(markNoShow, { params: hotel.params, body: {} })
      if (hotel.byHand) {
        await expect(mark()).rejects.toMatchObject({ problem: 'setInHotelSystem' })
        await hotel.byHand.markNoShow()
      } else await mark()
      await hotel.pull()
      const { arrivals } = await hotel.desk.call(listArrivals, { query: { search: hotel.reference } })
      expect(arrivals).toMatchObject([{ group: 'noShow' }])
    },
    learned: both({ happened: [] }),
  },
  'comes without a booking': {
    async walk({ desk, params, pull, countWaiting }) {
      const stay = { nights: 1, adults: 1, children: 0 }
      const { rooms } = await desk.call(listRoomsOnSale, { query: stay })
      const rate = rooms.find(({ typeId }) => typeId === 'classic')?.rates[0]
      if (!rate) throw new Error('No classic room is free.')
      const room = { roomTypeId: 'classic', rateId: rate.id, total: rate.total }
      const body = { id: randomUUID(), from: '2027-05-10', ...stay, ...room, lastName: 'Keller' }
      // The desk looks at the new one from now on.
      params.reference = (await desk.call(makeWalkIn, { body })).reference
      await expect.poll(countWaiting, soon).toBe(0)
      const before = await desk.call(openStay, { params })
      await pull()
      const after = await desk.call(openStay, { params })
      expect(after).toMatchObject({ state: 'expected', roomNumber: before.roomNumber })
      const { arrivals } = await desk.call(listArrivals, { query: { search: 'Keller' } })
      expect(arrivals).toMatchObject([{ reference: params.reference }])
    },
    learned: {
      Apaleo: { happened: ['booked', 'unitAssigned', 'charge'] },
      Mews: { happened: ['customerAdded', 'reservationAdded', 'order'] },
    },
  },
  'has the invoice made out to the second guest': {
    async walk(hotel) {
      const [, second] = (await readStay(hotel)).guests
      const body = { guestId: second?.id ?? '' }
      await hotel.desk.call(setInvoiceHolder, { params: hotel.params, body })
    },
    learned: {
      // There is no second guest yet.
      Apaleo: { happened: [], told: 'changePayer' },
      Mews: { happened: [], told: 'changePayer' },
    },
  },
}

/** What the desk reads about messages that the system does not take. */
async function readRefusals({ desk, params }: HotelWorld) {
  const { timeline } = await desk.call(openStay, { params })
  const refused = timeline.flatMap(({ delivery }) => (delivery?.state === 'refused' ? [delivery.lastError] : []))
  const { open } = await desk.call(listAlerts)
  return { refused, alerts: open.filter(({ reference }) => reference === params.reference).map(({ kind }) => kind) }
}

it('the documentation has the same table', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/hotel-systems.md'), 'utf8')
  const rows = [...page.matchAll(/^\| ([^|]+) \|/gm)].map(([, first]) => first)
  expect(rows).toEqual(['A guest', ...Object.keys(journeys)])
})

const cells = Object.entries(journeys).flatMap(([name, journey]) =>
  systemNames.map((system) => ({ system, name, journey })),
)

it.each(cells)('on $system a guest $name', async ({ system, journey: { walk, learned } }) => {
  const hotel = await createHotelWorld(system)
  await walk(hotel)
  await expect.poll(hotel.countWaiting, soon).toBe(0)
  const { happened, told }: Learned = system === 'Foyer’s own book' ? { happened: [] } : learned[system]
  expect(await hotel.listHappened()).toEqual(happened)
  expect(await readRefusals(hotel)).toEqual(
    told ? { refused: [told], alerts: ['deliveryRefused'] } : { refused: [], alerts: [] },
  )
})
