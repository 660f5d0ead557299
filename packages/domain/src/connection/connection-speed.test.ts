import { expect, it } from 'vitest'
import { megabitsPerSecond, speedLevel } from './connection-speed.ts'

it.each([
  [0, 'red'],
  [3.99, 'red'],
  [4, 'info'],
  [7.99, 'info'],
  [8, 'green'],
  [940, 'green'],
] as const)('SHELL-27 %d Mbit/s is %s', (speed, level) => {
  expect(speedLevel(speed)).toBe(level)
})

it('half a million bytes in a second are four megabits per second', () => {
  expect(megabitsPerSecond(500_000, 1_000)).toBe(4)
  expect(megabitsPerSecond(500_000, 0)).toBe(4_000)
})
