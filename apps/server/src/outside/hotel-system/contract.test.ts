import { type DeliveryEvent, feedEvent } from '@foyer/contract/hotel-system.ts'
import { expect, it } from 'vitest'
import { NotDelivered } from '../../platform/outbox/endpoint.ts'
import { buildApaleoReservation } from '../../testing/control-apaleo.ts'
import { buildMewsReservation } from '../../testing/control-mews.ts'
import { startApaleo } from '../../testing/start-apaleo.ts'
import {
  buildReservationItem,
  roomItem,
  roomTypeItem,
  SYSTEM_SECRET,
  startHotelSystem,
} from '../../testing/start-hotel-system.ts'
import { startMews } from '../../testing/start-mews.ts'
import type { HotelSystem } from './hotel-system.ts'
import { openSystem } from './testing/open-system.ts'

/** A system with the reservation `LAKE1-1` of Ana Soler in room 201, from 10 to 12 May 2027. */
interface World {
  readonly system: HotelSystem
  changeDeparture(): Promise<unknown>
  /** The next change is accepted, and its answer lost. */
  loseAnswer(): Promise<unknown>
  goDown(): Promise<unknown>
  /** From now on the arrival is refused, and no repetition helps. */
  refuseArrival(): Promise<unknown>
  countArrivals(): Promise<number>
  /** What the system calls the room type of room 201. */
  readonly roomType: string
  /** The same system, for which no rate of walk-ins is chosen. Absent if it needs none. */
  readonly withoutRate?: HotelSystem
  /** Walk-ins that were made there. */
  countWalkIns(): Promise<number>
  /** Changes of dates and rooms. */
  countCorrections(): Promise<number>
  /** The guest owes 25 more there, and no line of the bill says so. */
  oweMore(): Promise<unknown>
  /** To whom bills were made out, in order. */
  listPayers(): Promise<readonly unknown[]>
}

async function createOwnProtocol(): Promise<World> {
  const simulator = await startHotelSystem()
  const reservation = (changes: object) => simulator.put(buildReservationItem({ reference: 'LAKE1-1', ...changes }))
  await simulator.put(roomTypeItem, roomItem)
  await reservation({ owed: 180.5 })
  return {
    system: openSystem({
      hotel_system: { kind: 'http', url: simulator.url },
      secrets: { hotel_system: SYSTEM_SECRET },
    }),
    changeDeparture: () => reservation({ departure: '2027-05-13' }),
    loseAnswer: () => simulator.faults({ cutAfterTaking: 1 }),
    goDown: () => simulator.faults({ down: true }),
    refuseArrival: () => simulator.faults({ refuse: ['arrival'] }),
    countArrivals: async () =>
      (await simulator.ledger()).deliveries.filter(({ kind, again }) => kind === 'arrival' && !again).length,
    roomType: 'double',
    countWalkIns: async () =>
      (await simulator.ledger()).deliveries.filter(({ kind, again }) => kind === 'walkIn' && !again).length,
    countCorrections: async () =>
      (await simulator.ledger()).deliveries.filter(({ kind, again }) => kind === 'stayCorrected' && !again).length,
    oweMore: () => reservation({ owed: 205.5 }),
    listPayers: async () =>
      (await simulator.ledger()).deliveries.flatMap(({ kind, again, body }) =>
        kind === 'invoiceHolder' && !again ? [(body['customer'] as { name: string }).name] : [],
      ),
  }
}

async function createApaleo(): Promise<World> {
  const simulator = await startApaleo()
  await simulator.put({ reservations: [buildApaleoReservation({ id: 'LAKE1-1' })] })
  return {
    system: openSystem(simulator.document),
    changeDeparture: () => simulator.save('reservations', 'LAKE1-1', { departure: '2027-05-13T11:00:00+02:00' }),
    loseAnswer: () => simulator.faults({ errorAfter: 1 }),
    goDown: () => simulator.faults({ down: true }),
    refuseArrival: () => simulator.setTime('2027-05-20T12:00:00+02:00'),
    countArrivals: async () => (await simulator.happened('LAKE1-1')).filter(({ what }) => what === 'checkedIn').length,
    roomType: 'LAKE-double',
    withoutRate: openSystem({
      ...simulator.document,
      hotel_system: { ...simulator.document.hotel_system, mapping: {} },
    }),
    countWalkIns: async () => (await simulator.allHappened()).filter(({ what }) => what === 'booked').length,
    countCorrections: async () =>
      (await simulator.happened('LAKE1-1')).filter(({ what }) => what === 'amended' || what === 'unitAssigned').length,
    oweMore: () => simulator.addToFolio('LAKE1-1', { unlisted: 25 }),
    listPayers: async () =>
      (await simulator.allHappened()).flatMap(({ what, detail }) =>
        what === 'debitorChanged' ? [(detail as { company?: { name: string } }).company?.name] : [],
      ),
  }
}

async function createMews(): Promise<World> {
  const simulator = await startMews()
  await simulator.put({ reservations: [buildMewsReservation({ Number: 'LAKE1-1' })] })
  return {
    system: openSystem(simulator.document),
    changeDeparture: () => simulator.save('reservations', 'LAKE1-1', { end: '2027-05-13T09:00:00Z' }),
    loseAnswer: () => simulator.faults({ errorAfter: 1 }),
    goDown: () => simulator.faults({ down: true }),
    refuseArrival: () => simulator.setTime('2027-05-20T10:00:00Z'),
    countArrivals: async () => (await simulator.happened()).filter(({ what }) => what === 'started').length,
    roomType: (await simulator.roomTypes())['201'] ?? '',
    withoutRate: openSystem({
      ...simulator.document,
      hotel_system: { ...simulator.document.hotel_system, charges: {} },
    }),
    countWalkIns: async () => (await simulator.happened()).filter(({ what }) => what === 'reservationAdded').length,
    countCorrections: async () =>
      (await simulator.happened()).filter(({ what }) => what === 'reservationUpdated').length,
    oweMore: () => simulator.put({ items: [{ Number: 'LAKE1-1', gross: 25 }] }),
    listPayers: async () =>
      (await simulator.happened()).flatMap(({ what, detail }) =>
        what === 'companyAdded' ? [(detail as { Name: string }).Name] : [],
      ),
  }
}

const worlds: Record<string, () => Promise<World>> = {
  'our own protocol': createOwnProtocol,
  Apaleo: createApaleo,
  Mews: createMews,
}
const everySystem = it.each(Object.entries(worlds))

const arrival: DeliveryEvent = {
  key: '0b0f4c5e-0a53-4a0c-8a64-0d4f3c8b1a01',
  at: '2027-05-10T10:00:00.000Z',
  reference: 'LAKE1-1',
  kind: 'arrival',
  room: '201',
  guests: [],
}

async function pullAll(system: HotelSystem, from?: string) {
  const events: ReturnType<typeof feedEvent.parse>[] = []
  let cursor = from
  for (let more = true; more; ) {
    const page = await system.pull(cursor)
    events.push(...page.events.map((event) => feedEvent.parse(event)))
    cursor = page.cursor
    more = page.more
  }
  return { events, cursor }
}

const toContent = (system: HotelSystem, event: ReturnType<typeof feedEvent.parse>) => {
  const { id: _id, at: _at, ...said } = event
  return JSON.stringify(said, (name, value) => (name === 'version' && system.versionsByReading ? undefined : value))
}

everySystem('%s is read once: equal content says nothing, and a change is heard', async (_, create) => {
  const { system, changeDeparture } = await create()
  const first = await pullAll(system)
  expect(first.events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['room', 'roomType', 'reservation']))
  const known = first.events.map((event) => toContent(system, event))
  const second = await pullAll(system, first.cursor)
  expect(second.events.filter((event) => !known.includes(toContent(system, event)))).toEqual([])
  await changeDeparture()
  const third = await pullAll(system, second.cursor)
  const news = third.events.filter((event) => !known.includes(toContent(system, event)))
  expect(news).toMatchObject([{ kind: 'reservation', reservation: { reference: 'LAKE1-1', departure: '2027-05-13' } }])
})

everySystem('%s says what a reservation is now, and which one it does not have', async (_, create) => {
  const { system } = await create()
  expect(await system.ask('LAKE1-1')).toMatchObject({
    reservation: { reference: 'LAKE1-1', state: 'expected', lastName: 'Soler', room: '201', arrival: '2027-05-10' },
    room: { number: '201', ready: true },
  })
  expect(await system.ask('LAKE9-1')).toBeUndefined()
})

everySystem('%s says what a guest owes, beside the lines of the bill', async (_, create) => {
  const { system, oweMore } = await create()
  const read = async () => {
    const { events } = await pullAll(system)
    const { folio = [], owed } =
      events.flatMap((event) => ('reservation' in event ? event.reservation : [])).at(-1) ?? {}
    return { sum: folio.reduce((sum, { amount }) => sum + amount, 0), owed }
  }
  const { sum, owed } = await read()
  expect(sum).toBeGreaterThan(0)
  expect(owed).toBeCloseTo(sum)
  await oweMore()
  const later = await read()
  expect(later.sum).toBeCloseTo(sum)
  expect(later.owed).toBeCloseTo(sum + 25)
})

everySystem('%s applies a delivery once that is repeated after a lost answer', async (_, create) => {
  const { system, loseAnswer, countArrivals } = await create()
  await loseAnswer()
  await expect(system.deliver(arrival)).rejects.toMatchObject({ forever: false })
  expect(await countArrivals()).toBe(1)
  await system.deliver(arrival)
  expect(await countArrivals()).toBe(1)
})

everySystem('%s tells a refusal that passes from one for ever', async (_, create) => {
  const { system, goDown, refuseArrival, countArrivals } = await create()
  await refuseArrival()
  await expect(system.deliver(arrival)).rejects.toMatchObject({ name: NotDelivered.name, forever: true })
  await goDown()
  await expect(system.deliver(arrival)).rejects.toMatchObject({ name: NotDelivered.name, forever: false })
  expect(await countArrivals()).toBe(0)
})

const walkIn = (roomType: string): DeliveryEvent => ({
  key: '0b0f4c5e-0a53-4a0c-8a64-0d4f3c8b1a02',
  at: '2027-05-10T10:00:00.000Z',
  reference: 'W7K2M9QX',
  kind: 'walkIn',
  startDate: '2027-05-10',
  endDate: '2027-05-13',
  adults: 2,
  children: 1,
  roomType,
  room: '202',
  rate: 'breakfast',
  firstName: 'Max',
  lastName: 'Keller',
  total: 115,
  taxes: 15,
  currency: 'EUR',
})

everySystem('%s gets a walk-in with its room, guests and price once', async (_, create) => {
  const { system, roomType, loseAnswer, countWalkIns } = await create()
  await loseAnswer()
  await expect(system.deliver(walkIn(roomType))).rejects.toMatchObject({ forever: false })
  await system.deliver(walkIn(roomType))
  expect(await countWalkIns()).toBe(1)
  const known = await system.ask('W7K2M9QX')
  expect(known).toMatchObject({
    reservation: {
      reference: 'W7K2M9QX',
      state: 'expected',
      arrival: '2027-05-10',
      departure: '2027-05-13',
      adults: 2,
      children: 1,
      lastName: 'Keller',
      roomType,
      room: '202',
    },
  })
  expect(known?.reservation.folio?.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(115)
  const { events } = await pullAll(system)
  const references = events.flatMap((event) => (event.kind === 'reservation' ? [event.reservation.reference] : []))
  expect(references.toSorted()).toEqual(['LAKE1-1', 'W7K2M9QX'])
})

it.each([
  ['Apaleo', createApaleo],
  ['Mews', createMews],
] as const)('%s gets no walk-in for which no rate is chosen, and the desk reads it', async (_, create) => {
  const { withoutRate, roomType, countWalkIns } = await create()
  await expect(withoutRate?.deliver(walkIn(roomType))).rejects.toMatchObject({
    forever: true,
    message: `bookWalkIn: ${roomType}`,
  })
  expect(await countWalkIns()).toBe(0)
})

everySystem('%s takes what happens with a walk-in under our number', async (_, create) => {
  const { system, roomType } = await create()
  await system.deliver(walkIn(roomType))
  const part = { at: '2027-05-10T10:05:00.000Z', reference: 'W7K2M9QX' }
  const [key, otherKey] = ['0b0f4c5e-0a53-4a0c-8a64-0d4f3c8b1a03', '0b0f4c5e-0a53-4a0c-8a64-0d4f3c8b1a04']
  const guest = { id: key, position: 1, main: true, version: 1, firstName: 'Eva', lastName: 'Muster' }
  await system.deliver({ ...part, key, kind: 'guestData', guests: [guest] })
  await system.deliver({ ...part, key: otherKey, kind: 'arrival', room: '202', guests: [] })
  expect((await system.ask('W7K2M9QX'))?.reservation).toMatchObject({
    state: 'inHouse',
    guests: [{ firstName: 'Eva', lastName: 'Muster' }],
  })
})

everySystem('%s gets the company that pays once', async (_, create) => {
  const { system, loseAnswer, listPayers } = await create()
  const fields = { tax_number: 'CHE-123.456.789', address: 'Quai 4', city: 'Lausanne', country: 'CHE' }
  const company = {
    id: '6a2f4e8e-2b55-4a3f-9d0c-0d5b7c1a7e03',
    type: 'company',
    name: 'Lake Works',
    language: 'en',
    fields,
  } as const
  const told: DeliveryEvent = { ...arrival, kind: 'invoiceHolder', customer: company }
  await loseAnswer()
  await expect(system.deliver(told)).rejects.toMatchObject({ forever: false })
  await system.deliver(told)
  await system.deliver(told)
  expect(await listPayers()).toEqual(['Lake Works'])
})

const correction = { ...arrival, kind: 'stayCorrected', room: undefined } as const

everySystem('%s gets Foyer’s dates and room once, and keeps what is not named', async (_, create) => {
  const { system, loseAnswer, countCorrections } = await create()
  const readStay = async () => {
    const { arrival: from, departure, room } = (await system.ask('LAKE1-1'))?.reservation ?? {}
    return [from, departure, room]
  }
  const dates = { startDate: '2027-05-11', endDate: '2027-05-14' }
  await loseAnswer()
  await expect(system.deliver({ ...correction, dates })).rejects.toMatchObject({ forever: false })
  await system.deliver({ ...correction, dates })
  expect(await readStay()).toEqual(['2027-05-11', '2027-05-14', '201'])
  const room: DeliveryEvent = { ...correction, key: '0b0f4c5e-0a53-4a0c-8a64-0d4f3c8b1a05', room: '202' }
  await system.deliver(room)
  await system.deliver(room)
  expect(await readStay()).toEqual(['2027-05-11', '2027-05-14', '202'])
  expect(await countCorrections()).toBe(2)
})

it.each([
  ['Apaleo', createApaleo],
  ['Mews', createMews],
] as const)('%s changes the departure of guests in house, and a person their arrival', async (_, create) => {
  const { system } = await create()
  await system.deliver(arrival)
  const correct = (startDate: string) => system.deliver({ ...correction, dates: { startDate, endDate: '2027-05-13' } })
  await correct('2027-05-10')
  expect((await system.ask('LAKE1-1'))?.reservation).toMatchObject({ state: 'inHouse', departure: '2027-05-13' })
  await expect(correct('2027-05-09')).rejects.toMatchObject({ forever: true, message: 'arrived' })
})
