import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { reconcileIntents } from '../intent/reconcile-intents.ts'
import { aChargingServer, charge } from './testing/charges.ts'

type House = Awaited<ReturnType<typeof aChargingServer>>

const pay = ({ guest }: House, key: string = randomUUID(), room = '204') => guest.call(charge, { body: { room }, key })

const intentsOf = ({ db }: House) =>
  db.inHotel(1, (tx) => tx.selectFrom('intents').selectAll().orderBy('created_at').execute())

const receiptsOf = async ({ db }: House) =>
  (await db.directory.selectFrom('server_settings').select('name').where('value', 'in', ['204', '305']).execute())
    .length

/** As if whoever asked had died some time ago. */
const makeDue = ({ db }: House) => sql`update open_intents set due_at = clock_timestamp()`.execute(db.directory)

const refused = (problem: string) => expect.objectContaining({ problem })

it('F4 keeps what it wants before it asks, asks under that id, and answers the same key from storage', async () => {
  const house = await aChargingServer()
  const key = randomUUID()
  const answer = await pay(house, key)
  const [intent] = await intentsOf(house)
  expect(intent).toMatchObject({ kind: 'charge', subject: '204', minor: 12_000, currency: 'EUR', state: 'done' })
  expect(answer).toEqual({ receipt: `204 ${intent?.id}` })
  expect([...house.gateway.ledger]).toEqual([[intent?.id, 12_000]])
  expect(await pay(house, key)).toEqual(answer)
  expect([house.gateway.asked, await receiptsOf(house)]).toEqual([1, 1])
})

it('a refusal is kept under its key; another key may try again', async () => {
  const house = await aChargingServer()
  house.gateway.way = 'refuses'
  const key = randomUUID()
  await expect(pay(house, key)).rejects.toEqual(refused('payFirst'))
  house.gateway.way = 'open'
  await expect(pay(house, key)).rejects.toEqual(refused('payFirst'))
  expect(house.gateway.asked).toBe(1)
  await pay(house)
  expect((await intentsOf(house)).map(({ state, problem }) => [state, problem])).toEqual([
    ['refused', 'payFirst'],
    ['done', null],
  ])
})

it('an answer that was lost is asked for by the same id, and nothing is charged twice', async () => {
  const house = await aChargingServer()
  house.gateway.way = 'answerLost'
  await pay(house)
  expect([house.gateway.asked, house.gateway.looks, house.gateway.ledger.size]).toEqual([1, 1, 1])
})

it('a request that never arrived is a refusal, and the guest may try again', async () => {
  const house = await aChargingServer()
  house.gateway.way = 'requestLost'
  await expect(pay(house)).rejects.toEqual(refused('unavailable'))
  house.gateway.way = 'open'
  await pay(house)
  expect(house.gateway.ledger.size).toBe(1)
})

it('whoever is silent is given up at the deadline and told so', async () => {
  const house = await aChargingServer()
  house.gateway.way = 'silent'
  await pay(house)
  expect([house.gateway.signals[0]?.aborted, house.gateway.looks]).toEqual([true, 1])
})

it('unknown is an answer: nothing is asked anew, under whatever key, until the truth is known', async () => {
  const house = await aChargingServer()
  house.gateway.way = 'answerLost'
  house.gateway.answersLooks = false
  const key = randomUUID()
  await expect(pay(house, key)).rejects.toMatchObject({ status: 504, problem: 'outcomeUnknown' })
  expect((await intentsOf(house)).map(({ state }) => state)).toEqual(['unknown'])
  await expect(pay(house, key)).rejects.toEqual(refused('outcomeUnknown'))
  await expect(pay(house)).rejects.toEqual(refused('outcomeUnknown'))
  expect([house.gateway.asked, await receiptsOf(house)]).toEqual([1, 0])
  // Another room's money is another matter.
  house.gateway.way = 'open'
  await pay(house, randomUUID(), '305')

  house.gateway.answersLooks = true
  await makeDue(house)
  expect(await reconcileIntents(house.intents)).toEqual({ settled: 1, unknown: 0 })
  expect(await pay(house, key)).toMatchObject({ receipt: expect.stringMatching(/^204 /) })
  expect([house.gateway.asked, await receiptsOf(house)]).toEqual([2, 2])
})

it('whoever asks under the same key finds the truth by themselves when nobody looks after it', async () => {
  const house = await aChargingServer()
  house.gateway.way = 'answerLost'
  house.gateway.answersLooks = false
  const key = randomUUID()
  await expect(pay(house, key)).rejects.toEqual(refused('outcomeUnknown'))
  house.gateway.answersLooks = true
  await makeDue(house)
  await pay(house, key)
  expect(house.gateway.asked).toBe(1)
})

it.each([
  ['the same key', (key: string) => key],
  ['another key', () => randomUUID()],
])('F4 a double tap under %s waits for the first, and asks nobody', async (_, second) => {
  const house = await aChargingServer()
  const { promise, resolve } = Promise.withResolvers<void>()
  house.gateway.pause = promise
  const key = randomUUID()
  const first = pay(house, key)
  await expect.poll(() => house.gateway.asked).toBe(1)
  const tap = pay(house, second(key))
  resolve()
  expect(await tap).toEqual(await first)
  expect([house.gateway.asked, house.gateway.ledger.size]).toEqual([1, 1])
})

it('checks that were made before the first was settled are made again', async () => {
  const house = await aChargingServer({ withinMs: 20_000 })
  const [answering, claiming] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  house.gateway.pause = answering.promise
  const first = pay(house)
  await expect.poll(() => house.gateway.asked).toBe(1)
  house.gateway.claimPause = claiming.promise
  // Has seen that nothing is paid.
  const second = pay(house)
  await expect.poll(() => house.gateway.claims).toBe(2)
  answering.resolve()
  const receipt = await first
  claiming.resolve()
  expect(await second).toEqual(receipt)
  expect([house.gateway.asked, house.gateway.ledger.size]).toEqual([1, 1])
})

it('a double tap does not wait for ever: it is told that the first is under way', { timeout: 20_000 }, async () => {
  const house = await aChargingServer({ withinMs: 20_000 })
  const { promise, resolve } = Promise.withResolvers<void>()
  house.gateway.pause = promise
  const key = randomUUID()
  const first = pay(house, key)
  await expect.poll(() => house.gateway.asked).toBe(1)
  await expect(pay(house, key)).rejects.toMatchObject({ status: 409, problem: 'underWay' })
  resolve()
  await first
  expect(house.gateway.asked).toBe(1)
})

it('F5 what was claimed by a process that died is looked after by another, once', async () => {
  const house = await aChargingServer()
  house.gateway.way = 'silent'
  house.gateway.answersLooks = false
  const key = randomUUID()
  // Charged out there, and nobody has heard of it here.
  await expect(pay(house, key)).rejects.toEqual(refused('outcomeUnknown'))
  house.gateway.answersLooks = true
  await makeDue(house)
  const rounds = await Promise.all([reconcileIntents(house.intents), reconcileIntents(house.intents)])
  expect(rounds.map(({ settled }) => settled).toSorted()).toEqual([0, 1])
  expect([house.gateway.asked, house.gateway.ledger.size, await receiptsOf(house)]).toEqual([1, 1, 1])
  await pay(house, key)
})

it('whoever settles second changes nothing, and hears what the first has found', async () => {
  const house = await aChargingServer()
  const { promise, resolve } = Promise.withResolvers<void>()
  house.gateway.pause = promise
  const paying = pay(house)
  await expect.poll(() => house.gateway.asked).toBe(1)
  await makeDue(house)
  await reconcileIntents(house.intents)
  resolve()
  const [intent] = await intentsOf(house)
  expect(await paying).toEqual({ receipt: `204 ${intent?.id}` })
  expect(await receiptsOf(house)).toBe(1)
})

it('R5 ten slow answers from outside hold no connection', async () => {
  const house = await aChargingServer()
  const { promise, resolve } = Promise.withResolvers<void>()
  house.gateway.pause = promise
  const paying = Array.from({ length: 10 }, (_, room) => pay(house, randomUUID(), String(room)))
  await expect.poll(() => house.gateway.asked).toBe(10)
  // There are four connections.
  await Promise.all(Array.from({ length: 4 }, () => house.db.ping()))
  resolve()
  await Promise.all(paying)
  expect(house.gateway.ledger.size).toBe(10)
})

it('a kind that nobody knows any more is left alone and keeps nobody waiting', async () => {
  const house = await aChargingServer()
  house.gateway.way = 'answerLost'
  house.gateway.answersLooks = false
  await expect(pay(house)).rejects.toEqual(refused('outcomeUnknown'))
  await expect(pay(house, randomUUID(), '305')).rejects.toEqual(refused('outcomeUnknown'))
  await house.db.inHotel(1, (tx) =>
    tx.updateTable('intents').set({ kind: 'forgotten' }).where('subject', '=', '204').execute(),
  )
  house.gateway.answersLooks = true
  await makeDue(house)
  expect(await reconcileIntents(house.intents)).toEqual({ settled: 1, unknown: 1 })
})
