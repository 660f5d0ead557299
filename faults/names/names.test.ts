import { expect, it } from 'vitest'
import { names } from './names.ts'

/** A few of each; `npm run faults names` searches for all. */
it('J2 surnames of every kind that were imported are found as guests type them, and no wrong name finds anybody', {
  timeout: 120_000,
}, async () => {
  const { figures, broken } = await names({ every: 23, wrong: 60 }).run(() => {})
  expect(broken).toEqual([])
  expect(figures).toMatch(/^\d\d surnames, \d{3} searches as guests type them, 0 missed; 60 with wrong names, 0 found$/)
})
