import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { instant } from './values.ts'

it.each([
  ['2026-11-17T09:30:00.000Z', true],
  ['2026-11-17T09:30:00Z', true],
  ['2026-11-17', false],
  ['2026-13-17T09:30:00Z', false],
  ['2026-11-17T25:30:00Z', false],
  ['3733-65-67T.Z', false],
  ['2026-11-17T:::Z', false],
])('accepts only a valid instant: %s', (text, isOne) => {
  expect(z.safeParse(instant, text).success).toBe(isOne)
})
