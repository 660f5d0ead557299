import { staffCalls } from '@foyer/contract/staff/calls.ts'
import { expect, it } from 'vitest'
import { liveCalls } from './live-calls.ts'

it('names only calls that exist and read', () => {
  const reading = new Set(staffCalls.filter(({ changes }) => !changes).map(({ name }) => name))
  expect(
    Object.values(liveCalls)
      .flat()
      .filter((name) => !reading.has(name)),
  ).toEqual([])
})
