import { expect, it, onTestFinished, vi } from 'vitest'
import { RowMemory } from './row-memory.ts'

const MINUTE_MS = 60_000

it('S45 computes a row once for each text, and again under other rules', async () => {
  const memory = new RowMemory<{ text: string }>()
  const find = (rules: string, text: string) => memory.find(rules, text, async () => ({ text }))
  const first = await find('today', 'a')
  expect(await find('today', 'a')).toBe(first)
  expect(await find('today', 'b')).toEqual({ text: 'b' })
  expect(await find('tomorrow', 'a')).not.toBe(first)
})

it('S45 forgets the rows that were used longest ago, and all some minutes after the last read', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const memory = new RowMemory<{ at: number }>()
  const find = (text: string, at: number) => memory.find('', text, async () => ({ at }))
  const read = async (rows: number, at: number) => {
    for (let row = 0; row < rows; row += 1) await find(`row ${row}`, at)
    memory.settle()
  }
  await read(10_000, 1)
  await find('row 0', 2)
  await find('another', 2)
  memory.settle()
  expect(await find('row 0', 3)).toEqual({ at: 1 })
  expect(await find('row 1', 3)).toEqual({ at: 3 })
  vi.advanceTimersByTime(9 * MINUTE_MS)
  memory.settle()
  vi.advanceTimersByTime(9 * MINUTE_MS)
  expect(await find('row 0', 4)).toEqual({ at: 1 })
  vi.advanceTimersByTime(2 * MINUTE_MS)
  expect(await find('row 0', 5)).toEqual({ at: 5 })
})
