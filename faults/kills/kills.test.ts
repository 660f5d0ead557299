import { expect, it } from 'vitest'
import { kills } from './kills.ts'

it('F10 what was accepted is there once after a kill of the server and one of its database', {
  timeout: 180_000,
}, async () => {
  const { summary, violations } = await kills({ times: 1 }).run(() => {})
  expect(violations).toEqual([])
  expect(summary).toMatch(/^2 kills, \d{2,} accepted, 0 lost, 0 twice$/)
})
