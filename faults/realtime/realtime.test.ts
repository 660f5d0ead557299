import { expect, it } from 'vitest'
import { realtime } from './realtime.ts'

it('through a proxy that drops, repeats, reorders and cuts, everything comes, and comes once', {
  timeout: 120_000,
}, async () => {
  const { figures, broken } = await realtime({ messages: 200, servers: [2] }).run(() => {})
  expect(broken).toEqual([])
  expect(figures).toMatch(/^\d+ sent, \d+ applied, 0 twice, 0 missing$/)
})
