import { expect, it } from 'vitest'
import { buildMewsReservation } from '../../../testing/control-mews.ts'
import { arrival, guest, LINE } from '../testing/delivery-parts.ts'
import { connect, REFERENCE } from './testing/connect-mews.ts'

const charge = { kind: 'charge', line: LINE, names: { en: 'Bar' }, amount: 21.4, quantity: 1, day: '2027-05-10' }
const payment = { kind: 'payment', line: LINE, amount: 50, currency: 'EUR', way: 'cash' }

it.each<[string, object, object, object]>([
  [
    'an arrival before its day',
    { ScheduledStartUtc: '2027-05-11T13:00:00Z' },
    arrival,
    { forever: false, message: 'tooEarly' },
  ],
  [
    'an arrival after the departure',
    { ScheduledEndUtc: '2027-05-10T09:00:00Z' },
    arrival,
    { forever: true, message: 'stayOver' },
  ],
  ['an arrival of a cancelled reservation', { State: 'Canceled' }, arrival, { forever: true, message: 'notConfirmed' }],
  ['a room that does not exist', {}, { ...arrival, room: '999' }, { forever: true, message: 'noSuchRoom: 999' }],
  [
    'an arrival without a room',
    { Resource: undefined, Category: 'double' },
    { kind: 'arrival', guests: [] },
    { forever: false, message: 'noRoom' },
  ],
  [
    'a departure before its day',
    { State: 'Started' },
    { kind: 'departure', by: 'guest' },
    { forever: true, message: 'shortenStay' },
  ],
  [
    'a cancellation of guests in house',
    { State: 'Started' },
    { kind: 'cancelled', by: 'staff' },
    { forever: true, message: 'refused: Mews answered 403: The reservation cannot be canceled.' },
  ],
  [
    'a payment that the hotel has not enabled',
    {},
    { ...payment, way: 'gateway' },
    { forever: true, message: 'paymentType: Unspecified' },
  ],
  [
    'a payment in another currency',
    {},
    { ...payment, currency: 'GBP' },
    { forever: true, message: 'otherCurrency: 50 GBP' },
  ],
  [
    'a charge with a tax that is not chosen',
    {},
    { ...charge, vat: 10 },
    { forever: true, message: 'noTaxOfRate: 10 %' },
  ],
  [
    'a main guest who is another person than the owner',
    {},
    { kind: 'guestData', guests: [{ ...guest, firstName: 'Max', lastName: 'Muster' }] },
    { forever: true, message: 'changeOwner' },
  ],
  [
    'a guest for whom there is no place',
    {},
    { kind: 'guestData', guests: [{ ...guest, position: 2, main: false, firstName: 'Leo' }] },
    { forever: true, message: 'refused: Mews answered 403: There is no space for another companion.' },
  ],
])('%s is refused in words for the desk', async (_, reservation, part, refusal) => {
  const { tell, what } = await connect(reservation)
  await expect(tell(part)).rejects.toMatchObject(refusal)
  expect(await what()).not.toContain('started')
})

it('a room that is not inspected is tried again, and a clean one is enough where the hotel says so', async () => {
  const { mews, tell, what } = await connect()
  await mews.save('resources', '201', { state: 'Clean' })
  await expect(tell(arrival)).rejects.toMatchObject({ forever: false, message: 'roomNotReady: 201' })
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

it('a question takes nine calls at most, so that guests do not use up the limit', async () => {
  const { mews, system } = await connect()
  await system.ask(REFERENCE)
  const before = (await mews.calls()).length
  await system.ask(REFERENCE)
  expect((await mews.calls()).length - before).toBeLessThanOrEqual(9)
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
  const countCalls = async () => (await mews.calls()).length
  // Two are sent at once, and the question fails with the first answer.
  await expect.poll(countCalls).toBe(2)
  await expect(system.ask(REFERENCE)).rejects.toThrow('limit')
  expect(await countCalls()).toBe(2)
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
  expect(await system.pull(undefined)).toMatchObject({ events: [], more: true, pauseSeconds: expect.any(Number) })
})
