import { expect, it, onTestFinished, vi } from 'vitest'
import { RowMemory } from './row-memory.ts'

const MINUTE_MS = 60_000

it('S45 returns the row of a stay as it was saved, and none under other rules', () => {
  const memory = new RowMemory<{ text: string }>()
  expect(memory.find('today', 'a')).toBeUndefined()
  memory.save('a', { rules: 'today', digest: '1', row: { text: 'old' } })
  memory.save('a', { rules: 'today', digest: '2', row: { text: 'new' } })
  expect(memory.find('today', 'a')).toMatchObject({ digest: '2', row: { text: 'new' } })
  expect(memory.find('tomorrow', 'a')).toBeUndefined()
})

it('S45 returns one object for equal values', () => {
  const memory = new RowMemory()
  const build = (amount: number) => memory.share({ balance: { amount }, names: { en: 'Sea' } })
  const [first, same, another] = [build(1), build(1), build(2)]
  expect([first, another]).toEqual([
    { balance: { amount: 1 }, names: { en: 'Sea' } },
    { balance: { amount: 2 }, names: { en: 'Sea' } },
  ])
  expect(same.balance).toBe(first?.balance)
  expect(another?.names).toBe(first?.names)
})

it('S45 forgets the rows that were used longest ago, and all some minutes after the last read', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const memory = new RowMemory<object>()
  const save = (id: string) => memory.save(id, { rules: '', digest: '', row: {} })
  const knows = (id: string) => memory.find('', id) !== undefined
  for (let row = 0; row < 10_000; row += 1) save(`row ${row}`)
  memory.settle()
  save('row 0')
  save('another')
  memory.settle()
  expect(['row 0', 'row 1', 'row 2', 'another'].map(knows)).toEqual([true, false, true, true])
  vi.advanceTimersByTime(9 * MINUTE_MS)
  memory.settle()
  vi.advanceTimersByTime(9 * MINUTE_MS)
  const [kept] = [memory.share({ names: { en: 'Sea' } })]
  expect(knows('row 0')).toBe(true)
  vi.advanceTimersByTime(2 * MINUTE_MS)
  expect(knows('row 0')).toBe(false)
  expect(memory.share({ names: { en: 'Sea' } }).names).not.toBe(kept?.names)
})
