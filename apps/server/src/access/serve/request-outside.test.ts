import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { reconcileIntents } from '../intent/reconcile-intents.ts'
import { charge, createChargingServer } from './testing/charges.ts'

type Charging = Awaited<ReturnType<typeof createChargingServer>>

const pay = ({ guest }: Charging, key: string = randomUUID(), room = '204') =>
  guest.call(charge, { body: { room }, key })

const listIntents = ({ db }: Charging) =>
  db.inHotel(1, (tx) => tx.selectFrom('intents').selectAll().orderBy('created_at').execute())

const countReceipts = async ({ db }: Charging) =>
  (await db.directory.selectFrom('server_settings').select('name').where('value', 'in', ['204', '305']).execute())
    .length

/** As if the process that asked had died some time ago. */
const makeDue = ({ db }: Charging) => sql`update open_intents set due_at = clock_timestamp()`.execute(db.directory)

const expectProblem = (problem: string) => expect.objectContaining({ problem })

it('F4 stores the intent before it asks, asks under that id, and answers the same key from storage', async () => {
  const hotel = await createChargingServer()
  const key = randomUUID()
  const answer = await pay(hotel, key)
  const [intent] = await listIntents(hotel)
  expect(intent).toMatchObject({ kind: 'charge', subject: '204', minor: 12_000, currency: 'EUR', state: 'done' })
  expect(answer).toEqual({ receipt: `204 ${intent?.id}` })
  expect([...hotel.gateway.ledger]).toEqual([[intent?.id, 12_000]])
  expect(await pay(hotel, key)).toEqual(answer)
  expect([hotel.gateway.requests, await countReceipts(hotel)]).toEqual([1, 1])
})

it('a refusal is stored under its key; another key may try again', async () => {
  const hotel = await createChargingServer()
  hotel.gateway.way = 'refuses'
  const key = randomUUID()
  await expect(pay(hotel, key)).rejects.toEqual(expectProblem('payFirst'))
  hotel.gateway.way = 'open'
  await expect(pay(hotel, key)).rejects.toEqual(expectProblem('payFirst'))
  expect(hotel.gateway.requests).toBe(1)
  await pay(hotel)
  expect((await listIntents(hotel)).map(({ state, problem }) => [state, problem])).toEqual([
    ['refused', 'payFirst'],
    ['done', null],
  ])
})

it('a lost answer is queried by the same id, and nothing is charged twice', async () => {
  const hotel = await createChargingServer()
  hotel.gateway.way = 'answerLost'
  await pay(hotel)
  expect([hotel.gateway.requests, hotel.gateway.lookups, hotel.gateway.ledger.size]).toEqual([1, 1, 1])
})

it('a request that never arrived is a refusal, and the guest may try again', async () => {
  const hotel = await createChargingServer()
  hotel.gateway.way = 'requestLost'
  await expect(pay(hotel)).rejects.toEqual(expectProblem('unavailable'))
  hotel.gateway.way = 'open'
  await pay(hotel)
  expect(hotel.gateway.ledger.size).toBe(1)
})

it('gives up on a silent system at the deadline and reports it', async () => {
  const hotel = await createChargingServer()
  hotel.gateway.way = 'silent'
  await pay(hotel)
  expect([hotel.gateway.signals[0]?.aborted, hotel.gateway.lookups]).toEqual([true, 1])
})

it('unknown is an answer: nothing is requested again, under any key, until the outcome is known', async () => {
  const hotel = await createChargingServer()
  hotel.gateway.way = 'answerLost'
  hotel.gateway.answersLooks = false
  const key = randomUUID()
  await expect(pay(hotel, key)).rejects.toMatchObject({ status: 504, problem: 'outcomeUnknown' })
  expect((await listIntents(hotel)).map(({ state }) => state)).toEqual(['unknown'])
  await expect(pay(hotel, key)).rejects.toEqual(expectProblem('outcomeUnknown'))
  await expect(pay(hotel)).rejects.toEqual(expectProblem('outcomeUnknown'))
  expect([hotel.gateway.requests, await countReceipts(hotel)]).toEqual([1, 0])
  // Another room's payment is independent.
  hotel.gateway.way = 'open'
  await pay(hotel, randomUUID(), '305')

  hotel.gateway.answersLooks = true
  await makeDue(hotel)
  expect(await reconcileIntents(hotel.intents)).toEqual({ settled: 1, unknown: 0 })
  expect(await pay(hotel, key)).toMatchObject({ receipt: expect.stringMatching(/^204 /) })
  expect([hotel.gateway.requests, await countReceipts(hotel)]).toEqual([2, 2])
})

it('a retry under the same key finds the outcome even if nothing else reconciles it', async () => {
  const hotel = await createChargingServer()
  hotel.gateway.way = 'answerLost'
  hotel.gateway.answersLooks = false
  const key = randomUUID()
  await expect(pay(hotel, key)).rejects.toEqual(expectProblem('outcomeUnknown'))
  hotel.gateway.answersLooks = true
  await makeDue(hotel)
  await pay(hotel, key)
  expect(hotel.gateway.requests).toBe(1)
})

it.each([
  ['the same key', (key: string) => key],
  ['another key', () => randomUUID()],
])('F4 a double tap under %s waits for the first, and sends no request', async (_, second) => {
  const hotel = await createChargingServer()
  const { promise, resolve } = Promise.withResolvers<void>()
  hotel.gateway.pause = promise
  const key = randomUUID()
  const first = pay(hotel, key)
  await expect.poll(() => hotel.gateway.requests).toBe(1)
  const tap = pay(hotel, second(key))
  resolve()
  expect(await tap).toEqual(await first)
  expect([hotel.gateway.requests, hotel.gateway.ledger.size]).toEqual([1, 1])
})

it('repeats checks that were made before the first was settled', async () => {
  const hotel = await createChargingServer({ withinMs: 20_000 })
  const [answering, claiming] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  hotel.gateway.pause = answering.promise
  const first = pay(hotel)
  await expect.poll(() => hotel.gateway.requests).toBe(1)
  hotel.gateway.claimPause = claiming.promise
  // Its checks have found nothing paid.
  const second = pay(hotel)
  await expect.poll(() => hotel.gateway.claims).toBe(2)
  answering.resolve()
  const receipt = await first
  claiming.resolve()
  expect(await second).toEqual(receipt)
  expect([hotel.gateway.requests, hotel.gateway.ledger.size]).toEqual([1, 1])
})

it('a double tap does not wait for ever: it is answered that the first is under way', { timeout: 20_000 }, async () => {
  const hotel = await createChargingServer({ withinMs: 20_000 })
  const { promise, resolve } = Promise.withResolvers<void>()
  hotel.gateway.pause = promise
  const key = randomUUID()
  const first = pay(hotel, key)
  await expect.poll(() => hotel.gateway.requests).toBe(1)
  await expect(pay(hotel, key)).rejects.toMatchObject({ status: 409, problem: 'underWay' })
  resolve()
  await first
  expect(hotel.gateway.requests).toBe(1)
})

it('F5 an intent claimed by a process that died is reconciled by another, once', async () => {
  const hotel = await createChargingServer()
  hotel.gateway.way = 'silent'
  hotel.gateway.answersLooks = false
  const key = randomUUID()
  // Charged outside, but the answer never arrived here.
  await expect(pay(hotel, key)).rejects.toEqual(expectProblem('outcomeUnknown'))
  hotel.gateway.answersLooks = true
  await makeDue(hotel)
  const rounds = await Promise.all([reconcileIntents(hotel.intents), reconcileIntents(hotel.intents)])
  expect(rounds.map(({ settled }) => settled).toSorted()).toEqual([0, 1])
  expect([hotel.gateway.requests, hotel.gateway.ledger.size, await countReceipts(hotel)]).toEqual([1, 1, 1])
  await pay(hotel, key)
})

it('the second to settle changes nothing, and returns what the first has found', async () => {
  const hotel = await createChargingServer()
  const { promise, resolve } = Promise.withResolvers<void>()
  hotel.gateway.pause = promise
  const paying = pay(hotel)
  await expect.poll(() => hotel.gateway.requests).toBe(1)
  await makeDue(hotel)
  await reconcileIntents(hotel.intents)
  resolve()
  const [intent] = await listIntents(hotel)
  expect(await paying).toEqual({ receipt: `204 ${intent?.id}` })
  expect(await countReceipts(hotel)).toBe(1)
})

it('R5 ten slow external answers hold no connection', async () => {
  const hotel = await createChargingServer()
  const { promise, resolve } = Promise.withResolvers<void>()
  hotel.gateway.pause = promise
  const paying = Array.from({ length: 10 }, (_, room) => pay(hotel, randomUUID(), String(room)))
  await expect.poll(() => hotel.gateway.requests).toBe(10)
  // There are four connections.
  await Promise.all(Array.from({ length: 4 }, () => hotel.db.ping()))
  resolve()
  await Promise.all(paying)
  expect(hotel.gateway.ledger.size).toBe(10)
})

it('an intent of an unknown kind is left alone and blocks no other', async () => {
  const hotel = await createChargingServer()
  hotel.gateway.way = 'answerLost'
  hotel.gateway.answersLooks = false
  await expect(pay(hotel)).rejects.toEqual(expectProblem('outcomeUnknown'))
  await expect(pay(hotel, randomUUID(), '305')).rejects.toEqual(expectProblem('outcomeUnknown'))
  await hotel.db.inHotel(1, (tx) =>
    tx.updateTable('intents').set({ kind: 'forgotten' }).where('subject', '=', '204').execute(),
  )
  hotel.gateway.answersLooks = true
  await makeDue(hotel)
  expect(await reconcileIntents(hotel.intents)).toEqual({ settled: 1, unknown: 1 })
})
