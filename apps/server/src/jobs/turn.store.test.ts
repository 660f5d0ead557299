import { expect, it } from 'vitest'
import { createFreshDatabase } from '../platform/database/testing/create-fresh-database.ts'
import { claimJob, endRun, requestRun } from './job.store.ts'
import { endTurns, listDueTurns } from './turn.store.ts'

const HOTEL = 1
const jobs = { endHolds: { of: 'hotel', schedule: { everySeconds: 60 }, run: async () => {} } } as const
const at = (time: string) => new Date(`2027-05-10T${time}Z`)
const window = { since: at('09:00:00'), until: at('10:00:00') }

/** A turn of 10:00 that was looked at. */
async function createSeenTurn() {
  const { directory } = await createFreshDatabase('demo')
  await directory
    .insertInto('jobs')
    .values({ name: 'endHolds', of_hotel: HOTEL, due_at: at('10:00:00'), result: 'done', fence: 7 })
    .execute()
  const [turn] = await listDueTurns(directory, ['endHolds'], window)
  if (!turn) throw new Error('It is due, and nobody runs it.')
  const end = () => endTurns(directory, [{ ...turn, nextAt: at('10:01:00') }], at('10:00:01'))
  const read = () => directory.selectFrom('jobs').select(['fence', 'due_at']).where('of_hotel', '=', HOTEL).execute()
  const claim = async () => {
    const claimed = await claimJob(directory, jobs, at('10:00:00'))
    if (!claimed) throw new Error('It is due, and nobody runs it.')
    return claimed
  }
  return { directory, end, read, claim }
}

it('a turn without work moves the job to its next turn', async () => {
  const { end, read, directory } = await createSeenTurn()
  await end()
  expect(await read()).toEqual([{ fence: 8, due_at: at('10:01:00') }])
  expect(await listDueTurns(directory, ['endHolds'], window)).toEqual([])
})

it('a turn is not ended while it runs', async () => {
  const { end, read, claim } = await createSeenTurn()
  const { fence } = await claim()
  await end()
  expect(await read()).toEqual([{ fence, due_at: at('10:00:00') }])
})

it('a turn is not ended if it has run since, even if the job is due again', async () => {
  const { directory, end, read, claim } = await createSeenTurn()
  const claimed = await claim()
  await endRun(directory, claimed, { begunAt: at('10:00:00'), endedAt: at('10:00:00'), nextAt: at('10:00:01') })
  await end()
  expect(await read()).toEqual([{ fence: claimed.fence, due_at: at('10:00:01') }])
})

it('a turn is not ended if a person has requested a run since', async () => {
  const { directory, end, read } = await createSeenTurn()
  await requestRun(directory, { name: 'endHolds', hotelId: HOTEL }, { now: at('10:00:00'), by: 'Ana Roca' })
  await end()
  expect(await read()).toEqual([{ fence: 7, due_at: at('10:00:00') }])
})
