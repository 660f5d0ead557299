import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createAnswerSeal } from '../../platform/secrets/answer-seal.ts'
import { testKeySecret } from '../../testing/test-key-secret.ts'
import { reconcileIntents } from '../intent/reconcile-intents.ts'
import { chargeAtDesk, createChargingServer } from './testing/charges.ts'

type Charging = Awaited<ReturnType<typeof createChargingServer>>

async function createDesk() {
  const server = await createChargingServer()
  const desk = await server.createColleague('Marta')
  return {
    ...server,
    desk,
    charge: (key: string = randomUUID(), room = '204') => desk.call(chargeAtDesk, { body: { room }, key }),
  }
}

const storedUnder = async ({ db }: Charging, key: string) => {
  const rows = await db.inHotel(1, (tx) =>
    tx
      .selectFrom('staff_answers')
      .innerJoin('intents', 'intents.id', 'staff_answers.intent_id')
      .select(['staff_answers.answer', 'staff_answers.problem', 'intents.state', 'intents.visit_id'])
      .where('key', '=', key)
      .execute(),
  )
  return rows.map((row) => ({ ...row, answer: createAnswerSeal(testKeySecret).open(row.answer) }))
}

const makeDue = ({ db }: Charging) => sql`update open_intents set due_at = clock_timestamp()`.execute(db.directory)

it('a staff call is claimed, requested with no connection held, settled, and answered from storage under the same key', async () => {
  const { charge, gateway, ...server } = await createDesk()
  const key = randomUUID()
  const answer = await charge(key)
  expect(await charge(key)).toEqual(answer)
  expect([gateway.requests, gateway.ledger.size]).toEqual([1, 1])
  expect(await storedUnder({ gateway, ...server }, key)).toEqual([
    { answer, problem: null, state: 'done', visit_id: null },
  ])
  await expect(charge(key, '305')).rejects.toMatchObject({ problem: 'keyReused' })
})

it('a key belongs to its owner alone', async () => {
  const { charge, createColleague, gateway } = await createDesk()
  const key = randomUUID()
  await charge(key)
  const other = await createColleague('Eve')
  await other.call(chargeAtDesk, { body: { room: '305' }, key })
  expect(gateway.ledger.size).toBe(2)
})

it('an external refusal is stored under its key, one of our own is not', async () => {
  const { charge, gateway, desk } = await createDesk()
  const key = randomUUID()
  gateway.way = 'refuses'
  await expect(charge(key)).rejects.toMatchObject({ problem: 'payFirst' })
  gateway.way = 'open'
  await expect(charge(key)).rejects.toMatchObject({ problem: 'payFirst' })
  expect(gateway.requests).toBe(1)
  const other = randomUUID()
  desk.hotelId = 2
  await expect(charge(other)).rejects.toMatchObject({ problem: 'foreignHotel' })
  desk.hotelId = 1
  await charge(other)
})

it('an open intent is reconciled by another process, and the same key gets its result', async () => {
  const { charge, ...server } = await createDesk()
  const { gateway, intents } = server
  gateway.way = 'answerLost'
  gateway.answersLooks = false
  const key = randomUUID()
  await expect(charge(key)).rejects.toMatchObject({ problem: 'outcomeUnknown' })
  gateway.answersLooks = true
  await makeDue(server)
  expect(await reconcileIntents(intents)).toEqual({ settled: 1, unknown: 0 })
  expect(await charge(key)).toMatchObject({ receipt: expect.stringMatching(/^204 /) })
  expect([gateway.requests, gateway.ledger.size]).toEqual([1, 1])
})

it('two clicks under one key send one request', async () => {
  const { charge, gateway } = await createDesk()
  const { promise, resolve } = Promise.withResolvers<void>()
  gateway.pause = promise
  const key = randomUUID()
  const first = charge(key)
  await expect.poll(() => gateway.requests).toBe(1)
  const second = charge(key)
  resolve()
  expect(await second).toEqual(await first)
  expect(gateway.requests).toBe(1)
})
