import { expect, it } from 'vitest'
import { startOnSchedule } from './start-on-schedule.ts'

/** A timer whose waits are each this much longer than asked. */
function createTimer(lateMs: number) {
  let ms = 500
  const waits: number[] = []
  return {
    waits,
    now: () => ms,
    async wait(asked: number) {
      waits.push(asked)
      ms += asked + lateMs
    },
  }
}

it('starts each at its time, though none of those before has ended', async () => {
  const timer = createTimer(0)
  const starts: [number, number][] = []
  const ends: (() => void)[] = []
  const all = startOnSchedule(
    { rate: 4, count: 3 },
    (index, plannedAt) => {
      starts.push([index, plannedAt])
      return new Promise((resolve) => ends.push(resolve))
    },
    timer,
  )
  await expect.poll(() => starts).toHaveLength(3)
  expect(starts).toEqual([
    [0, 500],
    [1, 750],
    [2, 1_000],
  ])
  expect(timer.waits).toEqual([250, 250])
  for (const end of ends) end()
  await all
})

it('keeps to its plan when it is late, and then does not wait', async () => {
  const timer = createTimer(260)
  const starts: [number, number][] = []
  await startOnSchedule(
    { rate: 4, count: 4 },
    async (_, plannedAt) => {
      starts.push([plannedAt, timer.now()])
    },
    timer,
  )
  expect(starts).toEqual([
    [500, 500],
    [750, 1_010],
    [1_000, 1_010],
    [1_250, 1_510],
  ])
  expect(timer.waits).toEqual([250, 240])
})
