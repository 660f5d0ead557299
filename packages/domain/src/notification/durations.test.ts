import { expect, it } from 'vitest'
import { durations, lastsFor } from './durations.ts'

it.each([
  ['SHELL-24 the general message', {}, 2_000],
  ['a link that was copied', { lastsMs: durations.copied }, 3_000],
  ['what a scan came to', { lastsMs: durations.scanner }, 5_000],
  ['what is worth a longer look', { lastsMs: durations.long }, 10_000],
  ['a problem that says nothing of its own', { kind: 'problem' as const }, 5_000],
  ['a problem that asks for less', { kind: 'problem' as const, lastsMs: 1_000 }, 5_000],
  ['a problem that asks for more', { kind: 'problem' as const, lastsMs: durations.long }, 10_000],
])('%s; stays until dismissed for a guest who needs more time', (_, toast, lasts) => {
  expect(lastsFor(toast, { moreTime: false })).toBe(lasts)
  expect(lastsFor(toast, { moreTime: true })).toBeUndefined()
})
