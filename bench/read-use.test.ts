import { expect, it } from 'vitest'
import { computeUse } from './read-use.ts'

it('divides what was used since by the number of actions', () => {
  const before = { serverMs: 1_000, databaseMs: 500, databaseBytes: 10_000, logBytes: 0 }
  const after = { serverMs: 3_000, databaseMs: 1_500, databaseBytes: 30_000, logBytes: 5_000 }
  expect(computeUse(before, after, 10)).toEqual({
    serverMs: 200,
    databaseMs: 100,
    databaseBytes: 2_000,
    logBytes: 500,
  })
})
