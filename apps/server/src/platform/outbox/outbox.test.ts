import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { createFreshDatabase, type FreshDatabase } from '../database/testing/create-fresh-database.ts'
import { type Endpoints, getWaitSeconds, NotDelivered } from './endpoint.ts'
import { claimNext, findWaitingDelivery, insertDelivery, markDelivered, markFailed } from './outbox.store.ts'
import { createOutbox as openOutbox } from './outbox.ts'
import { createScriptedEndpoint } from './testing/scripted-endpoint.ts'

const buildDelivery = (kind: string, stream = 'R1', hotelId = 1) => ({
  hotelId,
  end: 'bell',
  stream,
  kind,
  payload: { kind },
})

/** Each call acts as another process. */
function createTestOutbox(db: FreshDatabase, ends: Endpoints) {
  const opened = openOutbox(db, ends)
  onTestFinished(() => opened.stop())
  const happens = (...kinds: string[]) =>
    db.inHotel(1, async (tx) => {
      for (const kind of kinds) await opened.put(tx, buildDelivery(...(kind.split(' ') as [string, string?])))
    })
  return { ...opened, happens }
}

const waiting = async (db: FreshDatabase) =>
  (await db.directory.selectFrom('outbox_queue').select('stream').execute()).map(({ stream }) => stream)

/** As if everything that waits had waited long enough. */
const makeDue = (db: FreshDatabase) =>
  db.directory.updateTable('outbox_queue').set({ due_at: sql`clock_timestamp() - interval '1 second'` }).execute()

it('a committed action is delivered, in order, and its payload deleted; a rolled-back one never existed', async () => {
  const db = await createFreshDatabase('demo')
  const bell = createScriptedEndpoint()
  const outbox = createTestOutbox(db, { bell: bell.end })
  await outbox.happens('one', 'two', 'three')
  await expect.poll(() => bell.outcomes).toEqual(['one delivered', 'two delivered', 'three delivered'])
  const undone = db.inHotel(1, async (tx) => {
    await outbox.put(tx, buildDelivery('four'))
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  await outbox.happens('five')
  await expect.poll(() => bell.outcomes.at(-1)).toBe('five delivered')
  expect(bell.kinds()).toEqual(['one', 'two', 'three', 'five'])
  const rows = await db.inHotel(1, (tx) => tx.selectFrom('deliveries').select(['id', 'payload']).execute())
  expect(rows.every(({ payload }) => payload === null)).toBe(true)
  expect(new Set(bell.given.map(({ id }) => id)).size).toBe(4)
})

it('a failed delivery blocks its successors and no others, and is sent again under its key', async () => {
  const db = await createFreshDatabase('demo')
  const state = { isDown: true }
  const bell = createScriptedEndpoint({
    answer: async ({ kind }) => {
      if (kind === 'arrival' && state.isDown) throw new NotDelivered('away', { forever: false })
    },
  })
  const outbox = createTestOutbox(db, { bell: bell.end })
  await outbox.happens('guests', 'arrival', 'departure', 'guests R2', 'departure R2')
  await expect.poll(() => bell.outcomes).toEqual(expect.arrayContaining(['departure delivered', 'arrival later']))
  expect(bell.kinds().filter((kind) => kind === 'departure')).toHaveLength(1)
  expect(await waiting(db)).toEqual(['R1', 'R1'])
  const [failed] = await db.inHotel(1, (tx) =>
    tx.selectFrom('deliveries').select(['tries', 'last_error', 'state']).where('kind', '=', 'arrival').execute(),
  )
  expect(failed).toEqual({ tries: 1, last_error: 'away', state: 'waiting' })
  state.isDown = false
  await makeDue(db)
  await outbox.happens('guests R3')
  await expect.poll(() => waiting(db)).toEqual([])
  const arrivals = bell.given.filter(({ kind }) => kind === 'arrival')
  expect(new Set(arrivals.map(({ id }) => id)).size).toBe(1)
  expect(bell.given.filter(({ stream }) => stream === 'R1').map(({ kind }) => kind)).toEqual([
    'guests',
    'arrival',
    'arrival',
    'departure',
  ])
})

it('what is refused for good is left to a person and blocks nothing; queued again, it is delivered', async () => {
  const db = await createFreshDatabase('demo')
  const state = { isWrong: true }
  const refused: string[] = []
  const bell = createScriptedEndpoint({
    answer: async ({ kind }) => {
      if (kind === 'guests' && state.isWrong) throw new NotDelivered('no such guest', { forever: true })
    },
    changes: { saveRejected: async (_tx, { kind }) => void refused.push(kind) },
  })
  const outbox = createTestOutbox(db, { bell: bell.end })
  await outbox.happens('guests', 'arrival')
  await expect.poll(() => bell.outcomes).toEqual(['guests refused', 'arrival delivered'])
  expect(refused).toEqual(['guests'])
  const [row] = await db.inHotel(1, (tx) =>
    tx.selectFrom('deliveries').selectAll().where('kind', '=', 'guests').execute(),
  )
  expect(row).toMatchObject({ state: 'refused', payload: { kind: 'guests' }, last_error: 'no such guest' })
  state.isWrong = false
  expect(await db.inHotel(1, (tx) => outbox.requeue(tx, row?.id ?? ''))).toBe(true)
  await expect.poll(() => bell.outcomes).toContain('guests delivered')
  expect(await db.inHotel(1, (tx) => outbox.requeue(tx, row?.id ?? ''))).toBe(false)
})

it('four processes on one outbox deliver everything once and in order', async () => {
  const db = await createFreshDatabase('demo')
  const bell = createScriptedEndpoint()
  const outboxes = [1, 2, 3, 4].map(() => createTestOutbox(db, { bell: bell.end }))
  const streams = Array.from({ length: 12 }, (_, at) => `R${at}`)
  for (const step of ['1', '2', '3', '4', '5'])
    await Promise.all(streams.map((stream, at) => outboxes[at % 4]?.happens(`${step} ${stream}`)))
  await expect.poll(() => waiting(db)).toEqual([])
  for (const stream of streams) {
    const ofStream = bell.given.filter((one) => one.stream === stream).map(({ kind }) => kind)
    expect(ofStream).toEqual(['1', '2', '3', '4', '5'])
  }
})

it('writers of one stream are serialised, so that its order is the order of the actions', async () => {
  const db = await createFreshDatabase('demo')
  const steps: string[] = []
  const first = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const one = db.inHotel(1, async (tx) => {
    await insertDelivery(tx, buildDelivery('first'))
    begun.resolve()
    await first.promise
    steps.push('first')
  })
  await begun.promise
  const two = db.inHotel(1, async (tx) => {
    await insertDelivery(tx, buildDelivery('second'))
    steps.push('second')
  })
  // Another stream doesn't wait.
  await db.inHotel(1, (tx) => insertDelivery(tx, buildDelivery('apart', 'R2')))
  expect(steps).toEqual([])
  first.resolve()
  await Promise.all([one, two])
  expect(steps).toEqual(['first', 'second'])
  expect((await claimNext(db, { end: 'bell', claimSeconds: 60, busyHotels: [] }))?.claims).toBe(1)
})

it('a delivery of a process that died is sent by the next, under the same key; the first one changes nothing if it comes back', async () => {
  const db = await createFreshDatabase('demo')
  await db.inHotel(1, (tx) => insertDelivery(tx, buildDelivery('arrival')))
  const claim = () => claimNext(db, { end: 'bell', claimSeconds: 60, busyHotels: [] })
  const dead = await claim()
  if (!dead) throw new Error('Nothing was due.')
  expect(await claim()).toBeUndefined()
  await makeDue(db)
  const next = await claim()
  expect(next).toMatchObject({ delivery_id: dead.delivery_id, claims: 2 })
  const late = (tries: object) =>
    db.inHotel(1, (tx) => markFailed(tx, dead, { error: 'late', waitSeconds: 1, ...tries }))
  expect(await late({ waitSeconds: undefined })).toBe(false)
  await db.inHotel(1, (tx) => markDelivered(tx, next ?? dead))
  expect(await late({})).toBe(false)
  expect(await db.inHotel(1, (tx) => markDelivered(tx, dead))).toBe(false)
  const [row] = await db.inHotel(1, (tx) => tx.selectFrom('deliveries').select(['state', 'tries']).execute())
  expect(row).toEqual({ state: 'delivered', tries: 1 })
  expect(await db.inHotel(1, (tx) => findWaitingDelivery(tx, dead))).toBeUndefined()
})

it('a hotel whose system does not answer delays no other hotel', async () => {
  const db = await createFreshDatabase('demo')
  const answer = Promise.withResolvers<void>()
  const bell = createScriptedEndpoint({ answer: ({ hotelId }) => (hotelId === 1 ? answer.promise : Promise.resolve()) })
  const outbox = createTestOutbox(db, { bell: bell.end })
  await outbox.happens(...Array.from({ length: 5 }, (_, at) => `slow R${at}`))
  await db.inHotel(2, (tx) => outbox.put(tx, buildDelivery('quick', 'Q1', 2)))
  await expect.poll(() => bell.outcomes).toEqual(['quick delivered'])
  expect(bell.given.filter(({ hotelId }) => hotelId === 1)).toHaveLength(2)
  answer.resolve()
  await expect.poll(() => waiting(db)).toEqual([])
})

it('a delivery without a destination here waits for one', async () => {
  const db = await createFreshDatabase('demo')
  const bell = createScriptedEndpoint()
  const without = createTestOutbox(db, {})
  await without.happens('arrival')
  expect(await waiting(db)).toEqual(['R1'])
  createTestOutbox(db, { bell: bell.end })
  await expect.poll(bell.kinds).toEqual(['arrival'])
})

it('does not repeat the last content if the writer asks so', async () => {
  const db = await createFreshDatabase('demo')
  const put = (content: string, stream = 'R1') =>
    db.inHotel(1, (tx) => insertDelivery(tx, { ...buildDelivery('guests', stream), content }))
  const party = 'Ana 1'
  expect(await put(party)).toBe(true)
  expect(await put(party)).toBe(false)
  expect(await put(party, 'R2')).toBe(true)
  expect(await put('Ana 1, Pau 2')).toBe(true)
  expect(await put(party)).toBe(true)
})

it.each([
  ['the first failure', 0, 60],
  ['the second', 1, 300],
  ['after the last wait it is left to a person', 2, undefined],
  ['or the same wait again', 2, 300, 'repeat'],
] as const)('waits grow: %s', (_, tries, seconds, afterLastWait: 'repeat' | 'giveUp' = 'giveUp') => {
  expect(getWaitSeconds({ waitSeconds: [60, 300], afterLastWait }, tries)).toBe(seconds)
})
