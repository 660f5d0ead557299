import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { buildApaleoReservation } from '../../../testing/control-apaleo.ts'
import type { HotelSystem } from '../hotel-system.ts'
import { arrival, guest, LINE } from '../testing/delivery-parts.ts'
import { connect, REFERENCE } from './testing/connect-apaleo.ts'

/** Reference and state of each reservation that is read, in order. */
async function pullAll(system: HotelSystem, from?: string) {
  const references: [string, string][] = []
  let cursor = from
  for (let more = true; more; ) {
    const page = await system.pull(cursor)
    for (const { reservation } of page.events as { reservation?: { reference: string; state: string } }[])
      if (reservation) references.push([reservation.reference, reservation.state])
    cursor = page.cursor
    more = page.more
  }
  return { references, cursor }
}

it.each<[string, Readonly<Record<string, unknown>>, object, object]>([
  ['before the arrival', { arrival: '2027-05-11T15:00:00+02:00' }, arrival, { forever: false, message: 'tooEarly' }],
  ['after the departure', { departure: '2027-05-10T11:00:00+02:00' }, arrival, { forever: true, message: 'stayOver' }],
  ['a cancelled reservation', { status: 'Canceled' }, arrival, { forever: true, message: 'notConfirmed' }],
  ['a unit that does not exist', {}, { ...arrival, room: '999' }, { forever: true, message: 'noSuchRoom: 999' }],
  [
    'a unit of another group',
    {},
    { ...arrival, room: '301' },
    { forever: true, message: 'refused: Apaleo answered 422: The unit is of another unit group.' },
  ],
  [
    'an upgrade',
    {},
    { ...arrival, upgrade: { roomType: 'LAKE-suite', line: LINE, names: { en: 'Suite' }, amount: 40 } },
    { forever: true, message: 'upgrade: LAKE-suite' },
  ],
  [
    'a departure long before its day',
    { status: 'InHouse' },
    { kind: 'departure', by: 'guest' },
    { forever: true, message: 'shortenStay' },
  ],
  [
    'a cancellation after the time of arrival',
    { arrival: '2027-05-10T10:00:00+02:00' },
    { kind: 'cancelled', by: 'hold' },
    { forever: true, message: 'cancelTooLate: Apaleo answered 422: The arrival time has to be in the future.' },
  ],
])('%s is refused in words for the desk', async (_, reservation, part, refusal) => {
  const { tell, happened } = await connect(reservation)
  await expect(tell(part)).rejects.toMatchObject(refusal)
  expect(await happened()).toEqual([])
})

it('a room that is not clean is tried again, and taken when it is', async () => {
  const { apaleo, tell, happened } = await connect()
  await apaleo.save('units', 'LAKE-U201', { condition: 'Dirty' })
  await expect(tell(arrival)).rejects.toMatchObject({ forever: false, message: expect.stringContaining('not clean') })
  await apaleo.save('units', 'LAKE-U201', { condition: 'Clean' })
  await tell(arrival)
  expect(await happened()).toEqual(['checkedIn'])
})

it('a guest’s data is changed and the rest of the person stays, as do the other guests', async () => {
  const company = { name: 'Lago SpA' }
  const { apaleo, tell } = await connect({
    adults: 3,
    primaryGuest: { firstName: 'A.', lastName: 'Soler', company, address: { addressLine1: 'Old 1', regionCode: 'BE' } },
    additionalGuests: [{ firstName: 'Max', lastName: 'Soler' }],
  })
  await tell({
    kind: 'guestData',
    guests: [
      { ...guest, street: 'New 2', nationality: 'DEU', gender: 'F' },
      { ...guest, position: 3, firstName: 'Leo' },
    ],
  })
  const [patched] = await apaleo.happened(REFERENCE)
  expect(patched?.detail).toEqual([
    {
      path: '/primaryGuest',
      value: {
        firstName: 'Ana',
        lastName: 'Soler',
        gender: 'Female',
        nationalityCountryCode: 'DE',
        company,
        address: { addressLine1: 'New 2', regionCode: 'BE' },
      },
    },
    {
      path: '/additionalGuests',
      value: [
        { firstName: 'Max', lastName: 'Soler' },
        { firstName: 'Leo', lastName: 'Soler' },
      ],
    },
  ])
})

it('a place without a name is filled for Apaleo, and read as a guest without a name', async () => {
  const { system, tell } = await connect({ adults: 3 })
  await tell({ kind: 'guestData', guests: [{ ...guest, position: 3, documentType: 'D', nationality: 'ESP' }] })
  expect((await system.ask(REFERENCE))?.reservation.guests).toEqual([
    { firstName: 'Ana', lastName: 'Soler' },
    {},
    { firstName: 'Ana', lastName: 'Soler', documentType: 'D', nationality: 'ESP' },
  ])
})

it('until the main guest is named, it is the one who booked', async () => {
  const booker = { firstName: 'Eva', lastName: 'Lang' }
  const { system, tell } = await connect({ adults: 2, primaryGuest: undefined, booker })
  await tell({ kind: 'guestData', guests: [{ ...guest, position: 2 }] })
  expect((await system.ask(REFERENCE))?.reservation).toMatchObject({
    lastName: 'Lang',
    guests: [booker, { firstName: 'Ana', lastName: 'Soler' }],
  })
})

it('a payment is found by its receipt after the idempotency keys are forgotten', async () => {
  const { apaleo, system, tell, happened } = await connect()
  const payment = { kind: 'payment', key: randomUUID(), line: LINE, amount: 50, currency: 'EUR', way: 'cash' }
  await tell(payment)
  const posts = (await apaleo.calls()).filter(({ method }) => method === 'POST')
  expect(posts.map(({ key }) => key)).toEqual([`${payment.key}-payment`])
  await apaleo.expireKeys()
  await tell(payment)
  expect(await happened()).toEqual(['payment'])
  expect((await system.ask(REFERENCE))?.reservation.folio).toEqual([
    { kind: 'charge', names: { en: 'Accommodation' }, amount: 90 },
    { kind: 'charge', names: { en: 'Accommodation' }, amount: 90 },
    { kind: 'payment', names: { en: 'Cash' }, amount: -50, line: LINE },
  ])
})

it('the guest owes what is taken for others, and not what was moved to another folio', async () => {
  const { apaleo, system } = await connect()
  await apaleo.addToFolio(REFERENCE, { transitory: 12, moved: 7 })
  const folio = (await system.ask(REFERENCE))?.reservation.folio
  expect(folio?.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['charge', 90],
    ['charge', 90],
    ['charge', 12],
  ])
})

it('what was refunded of a payment is owed again, unless the refund failed', async () => {
  const { apaleo, system, tell } = await connect()
  const payment = { kind: 'payment', line: LINE, currency: 'EUR', way: 'cash' }
  await tell({ ...payment, amount: 50 })
  await tell({ ...payment, amount: 30 })
  await apaleo.addToFolio(REFERENCE, { failedRefund: 10 })
  const folio = (await system.ask(REFERENCE))?.reservation.folio
  expect(folio?.filter(({ kind }) => kind === 'payment').map(({ amount }) => amount)).toEqual([-30])
})

it('what was charged less is the same line with less', async () => {
  const { system, tell, happened } = await connect()
  const extra = { extra: 'boat', product: 'B-7', quantity: 1, line: LINE, names: { en: 'Boat' } }
  await tell({ kind: 'extras', extras: [{ ...extra, amount: 30 }] })
  await tell({ kind: 'extras', extras: [{ ...extra, amount: 20 }] })
  await tell({ kind: 'extras', extras: [{ ...extra, amount: 25 }] })
  expect(await happened()).toEqual(['charge', 'allowance', 'charge'])
  const lines = (await system.ask(REFERENCE))?.reservation.folio?.filter(({ line }) => line === LINE)
  expect(lines?.map(({ amount }) => amount)).toEqual([20, 5])
})

it('extras, rates of VAT and ways to pay that are mapped are booked as what they are mapped to', async () => {
  const { tell, apaleo } = await connect(
    {},
    {
      mapping: { extras: { breakfast: 'FoodAndBeverages' }, taxes: { '10': 'Reduced' }, ways: { cash: 'Other' } },
    },
  )
  const names = { en: 'Breakfast' }
  await tell({
    kind: 'extras',
    extras: [{ extra: 'breakfast', product: 'breakfast', quantity: 1, line: LINE, names, amount: 12 }],
  })
  const line = LINE.replaceAll('a', 'b')
  const charge = { kind: 'charge', line, names, quantity: 1, day: '2027-05-10' }
  await tell({ ...charge, service: 'breakfast', vat: 10, amount: 12 })
  await tell({ ...charge, line: LINE.replaceAll('a', 'c'), service: 'parking', vat: 21, amount: 8 })
  await tell({ kind: 'payment', line, amount: 32, currency: 'EUR', way: 'cash' })
  await tell({ kind: 'payment', line: LINE, amount: 1, currency: 'EUR', way: 'transfer' })
  expect((await apaleo.happened(REFERENCE)).map(({ detail }) => detail)).toMatchObject([
    { serviceType: 'FoodAndBeverages', vatType: 'Normal' },
    { serviceType: 'FoodAndBeverages', vatType: 'Reduced' },
    { serviceType: 'Other', vatType: 'Normal' },
    { method: 'Other' },
    { method: 'BankTransfer' },
  ])
})

it('a new token is requested when the old one has expired, on either side', async () => {
  const { apaleo, system, clock } = await connect()
  expect(await system.ask(REFERENCE)).toBeDefined()
  await apaleo.expireTokens()
  await expect(system.ask(REFERENCE)).rejects.toThrow('Apaleo answered 401')
  expect(await system.ask(REFERENCE)).toBeDefined()
  await apaleo.expireTokens()
  clock.now += 3_600_000
  expect(await system.ask(REFERENCE)).toBeDefined()
})

it('a client that Apaleo does not know is refused without a secret in the message', async () => {
  const { system } = await connect({}, { client: 'STRANGER' })
  const error: unknown = await system.pull(undefined).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ message: 'unavailable: Apaleo refuses the client’s credentials' })
})

it('a reservation of another property of the account is not ours', async () => {
  const { system, tell } = await connect({}, { property: 'OTHER' })
  expect(await system.ask(REFERENCE)).toBeUndefined()
  await expect(tell(arrival)).rejects.toMatchObject({ forever: true })
})

it('the limits are kept: a pause after 429, and 20 changes of a reservation in five minutes', async () => {
  const { apaleo, clock, system, tell } = await connect()
  await apaleo.faults({ tooMany: 1 })
  await expect(system.ask(REFERENCE)).rejects.toThrow('429')
  // Both calls of the question are under way when the first is refused.
  await expect.poll(async () => (await apaleo.calls()).length).toBe(2)
  await expect(system.ask(REFERENCE)).rejects.toThrow('limit')
  expect((await apaleo.calls()).length).toBe(2)
  clock.now += 10_000
  const change = (notes: string) => tell({ kind: 'preCheckinCompleted', notes })
  for (let at = 10; at < 30; at++) await change(`note ${at}`)
  await expect(change('one more')).rejects.toMatchObject({ forever: false, message: expect.stringContaining('limit') })
  expect((await apaleo.calls()).filter(({ method }) => method === 'PATCH')).toHaveLength(20)
})

it('the first reading leaves out what is over, and later ones say what became of it', async () => {
  const { apaleo, system } = await connect()
  await apaleo.put({ reservations: [buildApaleoReservation({ id: 'OLD1-1', status: 'CheckedOut', unit: '202' })] })
  const first = await pullAll(system)
  expect(first.references).toEqual([[REFERENCE, 'expected']])
  await apaleo.put({ reservations: [buildApaleoReservation({ id: REFERENCE, status: 'NoShow' })] })
  expect((await pullAll(system, first.cursor)).references).toEqual(expect.arrayContaining([[REFERENCE, 'noShow']]))
})

it('more reservations than fit on a page are all read, also of one second', async () => {
  const { apaleo, system } = await connect()
  const ids = Array.from({ length: 250 }, (_, at) => `MANY${at}-1`)
  await apaleo.put({ reservations: ids.map((id) => buildApaleoReservation({ id, unit: '202' })) })
  const { references } = await pullAll(system)
  expect(new Set(references.map(([reference]) => reference))).toEqual(new Set([REFERENCE, ...ids]))
})

it('a change that became visible late is read, although a later one was read before', async () => {
  const { apaleo, system } = await connect({ modified: '2027-05-10T09:00:00Z' })
  const first = await pullAll(system)
  const late = buildApaleoReservation({ id: 'LATE1-1', unit: '202', modified: '2027-05-10T08:59:00Z' })
  await apaleo.put({ reservations: [late] })
  expect((await pullAll(system, first.cursor)).references).toContainEqual(['LATE1-1', 'expected'])
})
