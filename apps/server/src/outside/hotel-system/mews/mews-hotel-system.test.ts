import { randomUUID } from 'node:crypto'
import type { DeliveryEvent } from '@foyer/contract/hotel-system.ts'
import { parseHotelConfig } from '@foyer/domain/config/parse-hotel-config.ts'
import { expect, it } from 'vitest'
import { buildMewsReservation, startMews } from '../../../testing/start-mews.ts'
import { chooseHotelSystem } from '../choose-hotel-system.ts'

const REFERENCE = '52'
const LINE = 'aaaaaaaa-0a53-4a0c-8a64-0d4f3c8b1a01'

async function connect(changes: object = {}, document: object = {}, secrets: object = {}) {
  const mews = await startMews()
  await mews.put({ reservations: [buildMewsReservation({ Number: REFERENCE, ...changes })] })
  const clock = { now: Date.parse('2027-05-10T10:00:00Z') }
  const parsed = parseHotelConfig({
    hotel_system: { ...mews.document.hotel_system, ...document },
    secrets: { ...mews.document.secrets, ...secrets },
  })
  const system = parsed.ok ? chooseHotelSystem(() => clock.now)(parsed.config) : undefined
  if (!system) throw new Error('The document has no system.')
  const tell = (part: object) =>
    system.deliver({
      key: randomUUID(),
      at: '2027-05-10T10:00:00.000Z',
      reference: REFERENCE,
      ...part,
    } as DeliveryEvent)
  const what = async () => (await mews.happened()).map((one) => one.what)
  const details = async (kind: string) =>
    (await mews.happened()).filter((one) => one.what === kind).map(({ detail }) => detail)
  const read = async () => (await system.ask(REFERENCE))?.reservation
  return { mews, system, clock, tell, what, details, read }
}

const guest = { id: LINE, position: 1, main: true, version: 1, firstName: 'Ana', lastName: 'Soler' }
const arrival = { kind: 'arrival', room: '201', guests: [] }
const extra = { extra: 'boat', product: 'B-7', quantity: 1, line: LINE, names: { en: 'Boat' }, amount: 30 }
const charge = { kind: 'charge', line: LINE, names: { en: 'Bar' }, amount: 21.4, quantity: 1, day: '2027-05-10' }
const payment = { kind: 'payment', line: LINE, amount: 50, currency: 'EUR', way: 'cash' }

it.each<[string, object, object, object]>([
  [
    'an arrival before its day',
    { ScheduledStartUtc: '2027-05-11T13:00:00Z' },
    arrival,
    { forever: false, message: 'Mews: the day of arrival has not begun' },
  ],
  [
    'an arrival after the departure',
    { ScheduledEndUtc: '2027-05-10T09:00:00Z' },
    arrival,
    { forever: true, message: 'in Mews by hand: check in: the departure is over' },
  ],
  [
    'an arrival of a cancelled reservation',
    { State: 'Canceled' },
    arrival,
    { forever: true, message: 'in Mews by hand: check in: the reservation is not confirmed' },
  ],
  [
    'a room that does not exist',
    {},
    { ...arrival, room: '999' },
    { forever: true, message: 'in Mews by hand: there is no room 999' },
  ],
  [
    'an arrival without a room',
    { Resource: undefined, Category: 'double' },
    { kind: 'arrival', guests: [] },
    { forever: false, message: 'Mews: no room is assigned' },
  ],
  [
    'a departure before its day',
    { State: 'Started' },
    { kind: 'departure', by: 'guest' },
    { forever: true, message: 'in Mews by hand: check out: the stay has to be shortened first' },
  ],
  [
    'a cancellation of guests in house',
    { State: 'Started' },
    { kind: 'cancelled', by: 'staff' },
    { forever: true, message: 'Mews answered 403: The reservation cannot be canceled.' },
  ],
  [
    'a payment that the hotel has not enabled',
    {},
    { ...payment, way: 'gateway' },
    { forever: true, message: expect.stringContaining('of the type Unspecified are not enabled') },
  ],
  [
    'a payment in another currency',
    {},
    { ...payment, currency: 'GBP' },
    { forever: true, message: expect.stringContaining('50 GBP') },
  ],
  [
    'a charge with a tax that is not chosen',
    {},
    { ...charge, vat: 10 },
    { forever: true, message: expect.stringContaining('no tax is chosen for 10 %') },
  ],
  [
    'a main guest who is another person than the owner',
    {},
    { kind: 'guestData', guests: [{ ...guest, firstName: 'Max', lastName: 'Muster' }] },
    { forever: true, message: expect.stringContaining('change its owner') },
  ],
  [
    'a guest for whom there is no place',
    {},
    { kind: 'guestData', guests: [{ ...guest, position: 2, main: false, firstName: 'Leo' }] },
    { forever: true, message: 'Mews answered 403: There is no space for another companion.' },
  ],
  ['a walk-in guest', {}, { kind: 'walkIn' }, { forever: true, message: 'in Mews by hand: book the walk-in guest' }],
])('%s is refused in words for the desk', async (_, reservation, part, refusal) => {
  const { tell, what } = await connect(reservation)
  await expect(tell(part)).rejects.toMatchObject(refusal)
  expect(await what()).not.toContain('started')
})

it('a room that is not inspected is tried again, and a clean one is enough where the hotel says so', async () => {
  const { mews, tell, what } = await connect()
  await mews.save('resources', '201', { state: 'Clean' })
  await expect(tell(arrival)).rejects.toMatchObject({ forever: false, message: 'Mews: room 201 is not inspected' })
  await mews.save('resources', '201', { state: 'Inspected' })
  await tell(arrival)
  expect(await what()).toEqual(['started'])
  const other = await connect({}, { ready: 'Clean' })
  await other.mews.settings({ acceptsClean: true })
  await other.mews.save('resources', '201', { state: 'Clean' })
  expect((await other.system.ask(REFERENCE))?.room).toMatchObject({ ready: true })
  await other.tell(arrival)
})

it('what Mews refuses at check-in, although it looked possible, is tried again', async () => {
  const { mews, tell } = await connect({}, { ready: 'Clean' })
  await mews.save('resources', '201', { state: 'Clean' })
  await expect(tell(arrival)).rejects.toMatchObject({ forever: false, message: expect.stringContaining('403') })
})

it('guests who come before the hour of check-in begin their stay now, without another price', async () => {
  const { tell, details } = await connect({ ScheduledStartUtc: '2027-05-10T13:00:00Z' })
  await tell(arrival)
  expect(await details('reservationUpdated')).toEqual([
    { StartUtc: { Value: expect.stringMatching(/^2027-05-10T10:/) } },
  ])
})

it('a guest’s data changes the profile where it differs, and the document is one', async () => {
  const { tell, details, what, read } = await connect({ Owner: { FirstName: 'A.', LastName: 'Soler', Phone: '+49 1' } })
  const passport = { documentType: 'P', documentNumber: 'C01X00T47', expiryDate: '2032-01-31', issueCountry: 'DEU' }
  const full = {
    ...guest,
    ...passport,
    phone: '+49 1',
    nationality: 'DEU',
    gender: 'F',
    street: 'New 2',
    language: 'de',
  }
  await tell({ kind: 'guestData', guests: [full] })
  expect(await details('customerUpdated')).toEqual([
    {
      FirstName: 'Ana',
      Sex: 'Female',
      NationalityCode: 'DE',
      PreferredLanguageCode: 'de-DE',
      Address: { Line1: 'New 2' },
    },
  ])
  await tell({ kind: 'guestData', guests: [full] })
  await tell({ kind: 'guestData', guests: [{ ...full, expiryDate: '2033-01-31' }] })
  expect(await what()).toEqual(['customerUpdated', 'documentAdded', 'documentUpdated'])
  const { id: _, position: _position, main, version, ...entered } = full
  expect((await read())?.guests).toEqual([{ customerId: expect.any(String), ...entered, expiryDate: '2033-01-31' }])
})

it('a companion with the e-mail of another person gets a profile without it', async () => {
  const { tell, read, what } = await connect({
    adults: 3,
    Owner: { FirstName: 'Ana', LastName: 'Soler', Email: 'soler@example.com' },
  })
  const child = { ...guest, id: randomUUID(), position: 2, main: false, firstName: 'Leo', email: 'soler@example.com' }
  await tell({ kind: 'guestData', guests: [{ ...guest, email: 'soler@example.com' }, child] })
  expect(await what()).toEqual(['customerAdded', 'companionAdded'])
  expect((await read())?.guests).toMatchObject([
    { firstName: 'Ana', email: 'soler@example.com' },
    { firstName: 'Leo', lastName: 'Soler' },
  ])
  expect((await read())?.guests?.[1]).not.toHaveProperty('email')
  const known = (await read())?.guests?.[1]?.customerId
  await tell({ kind: 'guestData', guests: [{ ...child, customerId: known, firstName: 'Leonie' }] })
  expect((await read())?.guests).toHaveLength(2)
})

it('a bill is the guest’s own: items in parts are one line, and what a company pays is not on it', async () => {
  const { tell, read, details } = await connect()
  await tell({ kind: 'extras', extras: [extra] })
  await tell({ kind: 'extras', extras: [{ ...extra, amount: 20 }] })
  await tell(payment)
  await tell({ ...payment, amount: 35 })
  expect((await read())?.folio).toEqual([
    { kind: 'charge', names: { en: 'Night' }, amount: 90 },
    { kind: 'charge', names: { en: 'Night' }, amount: 90 },
    { kind: 'charge', names: { en: 'Boat' }, amount: 20, line: LINE },
    { kind: 'payment', names: { en: 'Cash' }, amount: -35, line: LINE },
  ])
  expect(await details('order')).toEqual([
    { name: 'Boat', gross: 30, taxes: [{ Code: 'DE-2020-2-S', Value: 4.79 }] },
    { name: 'Boat', gross: -10, taxes: [{ Code: 'DE-2020-2-S', Value: -1.6 }] },
  ])
  expect(await details('payment')).toEqual([
    { gross: -50, type: 'Cash' },
    { gross: 15, type: 'Cash' },
  ])
  const company = await connect({ payer: 'bbbbbbbb-0a53-4a0c-8a64-0d4f3c8b1a01' })
  expect((await company.read())?.folio).toEqual([])
})

it('a hotel with net prices gets net amounts with the tax of the rate', async () => {
  const { mews, tell, details, read } = await connect()
  await mews.settings({ pricing: 'Net' })
  await tell({ ...charge, vat: 7 })
  await tell({ ...charge, vat: 7 })
  expect(await details('order')).toEqual([{ name: 'Bar', gross: 21.4, taxes: [{ Code: 'DE-2020-2-L', Value: 1.4 }] }])
  expect((await read())?.folio?.at(-1)).toMatchObject({ amount: 21.4, line: LINE })
})

it('a way to pay is the type that the hotel has chosen for it', async () => {
  const { tell, details } = await connect()
  await tell({ ...payment, way: 'deskCard' })
  expect(await details('payment')).toEqual([{ gross: -50, type: 'CrossSettlement' }])
})

it('wishes are notes, each once', async () => {
  const { tell, details } = await connect()
  await tell({ kind: 'preCheckinCompleted', arrivalTime: '18:30', notes: 'A cot' })
  await tell({ ...arrival, arrivalTime: '18:30', notes: 'A cot' })
  expect(await details('note')).toEqual(['Pre-check-in completed with Foyer\nArrival: 18:30\nA cot'])
})

it('a cancellation sends no mail of Mews', async () => {
  const { tell, mews } = await connect()
  await tell({ kind: 'cancelled', by: 'guest' })
  expect(await mews.happened()).toEqual([{ what: 'cancelled', reservation: REFERENCE }])
})

it('an enquiry is no booking, and a no-show is no cancellation', async () => {
  const { mews, system } = await connect({ State: 'Optional' })
  expect(await system.ask(REFERENCE)).toBeUndefined()
  const noShow = { Number: REFERENCE, State: 'Canceled', CancellationReason: 'NoShow' }
  await mews.put({ reservations: [buildMewsReservation(noShow)] })
  expect((await system.ask(REFERENCE))?.reservation).toMatchObject({ state: 'noShow' })
})

it('days, ages and numbers are the hotel’s', async () => {
  const { read } = await connect({
    // After midnight in Berlin.
    ScheduledStartUtc: '2027-05-09T22:30:00Z',
    adults: 2,
    children: 1,
    ChannelNumber: 'TW48ZP',
  })
  expect(await read()).toMatchObject({
    arrival: '2027-05-10',
    departure: '2027-05-12',
    adults: 2,
    children: 1,
    initialNumber: 'TW48ZP',
  })
})

it('wrong tokens are refused without a token in the message', async () => {
  const { system } = await connect({}, {}, { hotel_system: 'another token of sixteen letters' })
  const error: unknown = await system.pull(undefined).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ message: expect.stringMatching(/^unavailable: Mews refuses the tokens/) })
})

it.each([
  ['429', { tooMany: 1 }],
  ['408', { timeout: 1 }],
])('after %s nothing is lost', async (status, faults) => {
  const { mews, tell, clock, what } = await connect()
  await mews.faults(faults)
  await expect(tell(arrival)).rejects.toMatchObject({ forever: false, message: expect.stringContaining(status) })
  clock.now += 10_000
  await tell(arrival)
  expect(await what()).toEqual(['started'])
})

it('the limit is kept: no call is made while Mews asks to wait, or when there are none left', async () => {
  const { mews, system, clock } = await connect()
  await mews.faults({ tooMany: 1 })
  await expect(system.ask(REFERENCE)).rejects.toThrow('429')
  const before = (await mews.calls()).length
  await expect(system.ask(REFERENCE)).rejects.toThrow('limit')
  expect((await mews.calls()).length).toBe(before)
  clock.now += 10_000
  let failure: unknown
  for (let at = 0; at < 30 && !failure; at++)
    failure = await system.ask(REFERENCE).then(
      () => undefined,
      (error: unknown) => error,
    )
  expect(String(failure)).toContain('limit')
  expect((await mews.calls()).filter(({ status }) => status === 429)).toHaveLength(1)
  // The feed leaves calls to guests, and is no failure.
  expect(await system.pull(undefined)).toMatchObject({ events: [], more: false })
})
