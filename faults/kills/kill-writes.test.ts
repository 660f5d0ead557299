import { expect, it } from 'vitest'
import { killWrites } from './kill-writes.ts'

it('F10 each write that was accepted is there once, though server and database are killed', {
  timeout: 240_000,
}, async () => {
  const { summary, violations } = await killWrites({ writes: 60, maxBetween: 25 }).run(() => {})
  expect(violations).toEqual([])
  expect(summary).toMatch(/^\d+ kills, 60 writes accepted in \d+ s, 0 lost, 0 twice$/)
})
