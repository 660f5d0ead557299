import { expect, it } from 'vitest'
import { getSpeedLevel, megabitsPerSecond } from './connection-speed.ts'

it.each([
  ['SHELL-27.a', 0, 'red'],
  ['SHELL-27.a', 3.99, 'red'],
  ['SHELL-27.b', 4, 'info'],
  ['SHELL-27.b', 7.99, 'info'],
  ['SHELL-27.c', 8, 'green'],
  ['SHELL-27.c', 940, 'green'],
] as const)('%s %d Mbit/s is %s', (_, speed, level) => {
  expect(getSpeedLevel(speed)).toBe(level)
})

it('half a million bytes per second are four megabits per second', () => {
  expect(megabitsPerSecond(500_000, 1_000)).toBe(4)
  expect(megabitsPerSecond(500_000, 0)).toBe(4_000)
})
