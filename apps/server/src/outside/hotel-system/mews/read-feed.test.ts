import type { SystemReservation } from '@foyer/contract/hotel-system.ts'
import { expect, it } from 'vitest'
import { buildMewsReservation } from '../../../testing/control-mews.ts'
import { startMews } from '../../../testing/start-mews.ts'
import { LINE } from '../testing/delivery-parts.ts'
import { openSystem } from '../testing/open-system.ts'

const NOON = Date.parse('2027-05-10T10:00:00Z')

async function connect() {
  const mews = await startMews()
  const clock = { now: NOON }
  const system = openSystem(mews.document, () => clock.now)
  const put = (...reservations: ({ readonly Number: string } & Readonly<Record<string, unknown>>)[]) =>
    mews.put({ reservations: reservations.map((one) => buildMewsReservation({ Resource: undefined, ...one })) })

  /** Reads until there is no more, as long after the last time as is needed. */
  async function pullAll(from?: string) {
    const reservations: SystemReservation[] = []
    let cursor = from
    for (let more = true; more; ) {
      clock.now += 30_000
      await mews.forgetCalls()
      const page = await system.pull(cursor)
      for (const event of page.events as { reservation?: SystemReservation }[])
        if (event.reservation) reservations.push(event.reservation)
      cursor = page.cursor
      more = page.more
    }
    return { reservations, references: reservations.map(({ reference }) => reference), cursor }
  }
  return { mews, system, clock, put, pullAll }
}

it('the first reading has current and coming stays, without departures and enquiries', async () => {
  const { put, pullAll } = await connect()
  const day = (text: string) => `${text}T13:00:00Z`
  await put(
    { Number: 'LONG', State: 'Started', ScheduledStartUtc: day('2026-05-01'), ScheduledEndUtc: day('2027-06-01') },
    { Number: 'LATE', State: 'Started', ScheduledStartUtc: day('2027-05-08'), ScheduledEndUtc: day('2027-05-09') },
    { Number: 'SOON', ScheduledStartUtc: day('2027-07-01'), ScheduledEndUtc: day('2027-07-02') },
    { Number: 'FAR', ScheduledStartUtc: day('2029-09-01'), ScheduledEndUtc: day('2029-09-02') },
    { Number: 'LEFT', State: 'Processed' },
    { Number: 'ASKED', State: 'Inquired' },
    { Number: 'GONE', State: 'Canceled' },
  )
  expect((await pullAll()).references.toSorted()).toEqual(['FAR', 'LATE', 'LONG', 'SOON'])
})

it('later readings have only what changed, whatever of it changed', async () => {
  const { mews, system, put, pullAll } = await connect()
  await put({ Number: '1' }, { Number: '2' }, { Number: '3' }, { Number: '4', adults: 2 }, { Number: '5' })
  const first = await pullAll()
  // What changed within the overlap is read again once.
  await mews.setTime('2027-05-10T10:30:00Z')
  const quiet = await pullAll(first.cursor)
  await mews.setTime('2027-05-10T11:00:00Z')
  const tell = (reference: string, part: object) =>
    system.deliver({ key: LINE, at: '2027-05-10T10:00:00.000Z', reference, ...part } as never)
  const guest = { id: LINE, position: 1, main: true, version: 1, firstName: 'Anna', lastName: 'Soler' }
  await mews.save('reservations', '1', { end: '2027-05-14T09:00:00Z' })
  await tell('2', { kind: 'payment', line: LINE, amount: 5, currency: 'EUR', way: 'cash' })
  await tell('3', { kind: 'guestData', guests: [guest] })
  await tell('4', { kind: 'guestData', guests: [{ ...guest, position: 2, main: false, firstName: 'Leo' }] })
  const extra = { extra: 'boat', product: 'B', quantity: 1, line: LINE, names: { en: 'Boat' }, amount: 30 }
  await tell('5', { kind: 'extras', extras: [extra] })
  const third = await pullAll(quiet.cursor)
  expect(third.references.toSorted()).toEqual(['1', '2', '3', '4', '5'])
  expect(third.reservations.find(({ reference }) => reference === '5')?.folio).toHaveLength(3)
  await mews.setTime('2027-05-10T11:30:00Z')
  expect((await pullAll((await pullAll(third.cursor)).cursor)).references).toEqual([])
})

it('more reservations than fit on a page are all read, also when one moves meanwhile', async () => {
  const { mews, put, pullAll } = await connect()
  const numbers = Array.from({ length: 700 }, (_, at) => `MANY${at}`)
  await put(...numbers.map((number) => ({ Number: number })))
  await mews.faults({ moveWhileReading: 2 })
  const first = await pullAll()
  expect(new Set(first.references)).toEqual(new Set(numbers))
  // The one that changed is in the window after.
  const second = await pullAll(first.cursor)
  expect(second.references).toContain('MANY0')
  await mews.setTime('2027-05-10T10:30:00Z')
  const { cursor } = await pullAll(second.cursor)
  await put(...numbers.map((number) => ({ Number: number, State: 'Canceled' })))
  expect(new Set((await pullAll(cursor)).references)).toEqual(new Set(numbers))
})

it('a reading pauses before the calls that guests may need, and goes on when it said', async () => {
  const { mews, system, clock, put } = await connect()
  await put({ Number: '1' })
  const read = async (cursor?: string) => {
    const { more, pauseSeconds, cursor: next } = await system.pull(cursor)
    return { more, pauseSeconds, next }
  }
  let place = await read()
  for (let runs = 0; runs < 20 && place.pauseSeconds === undefined; runs++) place = await read()
  expect(place).toMatchObject({ more: true, pauseSeconds: 30 })
  expect((await mews.calls()).length).toBeLessThan(150)
  clock.now += 29_000
  expect(await read(place.next)).toMatchObject({ more: true, pauseSeconds: 1 })
  clock.now += 1_000
  expect((await read(place.next)).pauseSeconds).toBeUndefined()
})

it('a window is never longer than Mews allows, and all of them are read', async () => {
  const { mews, put, pullAll } = await connect()
  const { cursor } = await pullAll()
  await put(
    { Number: 'OLD', UpdatedUtc: '2027-05-11T10:00:00Z' },
    { Number: 'NEW', UpdatedUtc: '2027-12-01T10:00:00Z' },
  )
  await mews.setTime('2027-12-24T10:00:00Z')
  let place = cursor
  const all: string[] = []
  // A window a run.
  for (let run = 0; run < 5; run++) {
    const { references, cursor: next } = await pullAll(place)
    all.push(...references)
    place = next
  }
  expect(new Set(all)).toEqual(new Set(['OLD', 'NEW']))
  expect((await mews.calls()).filter(({ status }) => status !== 200)).toEqual([])
})

it('a change that became visible late is read, although a later one was read before', async () => {
  const { mews, put, pullAll } = await connect()
  await put({ Number: 'LATE' })
  const first = await pullAll()
  await mews.setTime('2027-05-10T10:30:00Z')
  const { cursor } = await pullAll(first.cursor)
  // A cancellation takes its items away, so that nothing else of it changes.
  await put({ Number: 'LATE', State: 'Canceled', UpdatedUtc: '2027-05-10T10:29:00Z' })
  expect((await pullAll(cursor)).reservations).toMatchObject([{ reference: 'LATE', state: 'cancelled' }])
})
