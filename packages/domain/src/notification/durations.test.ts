import { expect, it } from 'vitest'
import { durations, getToastDuration } from './durations.ts'

it.each([
  ['SHELL-24 the general message', {}, 2_000],
  ['a copied link', { lastsMs: durations.copied }, 3_000],
  ['the result of a scan', { lastsMs: durations.scanner }, 5_000],
  ['a longer message', { lastsMs: durations.long }, 10_000],
  ['a problem without its own duration', { kind: 'problem' as const }, 5_000],
  ['a problem with a shorter duration', { kind: 'problem' as const, lastsMs: 1_000 }, 5_000],
  ['a problem with a longer duration', { kind: 'problem' as const, lastsMs: durations.long }, 10_000],
])('%s; stays until dismissed for a guest who needs more time', (_, toast, lasts) => {
  expect(getToastDuration(toast, { moreTime: false })).toBe(lasts)
  expect(getToastDuration(toast, { moreTime: true })).toBeUndefined()
})
