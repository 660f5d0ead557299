import { expect, it } from 'vitest'
import { computeHashesAtOnce } from './password-hash.ts'

it.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [16, 2],
])(
  'R31 with %i processors %i passwords are checked at once, so that guests are served meanwhile',
  (processors, atOnce) => {
    expect(computeHashesAtOnce(processors)).toBe(atOnce)
  },
)
