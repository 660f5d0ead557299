import { expect, it } from 'vitest'
import { findRowsWithin, findRowTop, getFirstSpan, getSpan, STEP_PX } from './row-window.ts'

const heights = { head: 30, row: 10 }

it.each([
  ['the beginning of a section', [1_000], { top: -100, bottom: 200 }, [], [[[0, 17]]]],
  ['the middle', [1_000], { top: 1_030, bottom: 1_130 }, [], [[[100, 110]]]],
  [
    'the end of a section and the beginning of the next',
    [10, 1_000],
    { top: 80, bottom: 260 },
    [],
    [[[5, 10]], [[0, 10]]],
  ],
  [
    'a required row above the visible ones',
    [1_000],
    { top: 1_030, bottom: 1_130 },
    [3],
    [
      [
        [3, 4],
        [100, 110],
      ],
    ],
  ],
  [
    'a required row that is visible, and its neighbour',
    [1_000],
    { top: 1_030, bottom: 1_130 },
    [109, 110],
    [[[100, 111]]],
  ],
  ['a required row in another section', [10, 1_000], { top: -100, bottom: 60 }, [15], [[[0, 3]], [[5, 6]]]],
  ['a section that was scrolled past', [10, 5], { top: 500, bottom: 600 }, [], [[], []]],
] as const)('S11 %s', (_title, counts, span, wanted, expected) => {
  expect(findRowsWithin(counts, heights, span, wanted)).toEqual(expected)
})

it('S14 finds a row by its offset', () => {
  expect(findRowTop([10, 5], heights, 0)).toBe(30)
  expect(findRowTop([10, 5], heights, 9)).toBe(120)
  expect(findRowTop([10, 5], heights, 10)).toBe(160)
})

it.each([
  ['the usual', STEP_PX, undefined],
  ['another', 400, 400],
])(
  'S45 renders what is in view first, and then %s step around it wherever it is scrolled within the step',
  (_title, step, given) => {
    expect(getFirstSpan(610)).toEqual({ top: 0, bottom: 610 })
    for (const scrollTop of [0, step - 1, step, 7 * step - 1]) {
      const { top, bottom } = getSpan(scrollTop, 610, given)
      expect(scrollTop - top).toBeGreaterThanOrEqual(step)
      expect(bottom - (scrollTop + 610)).toBeGreaterThanOrEqual(step)
      expect(bottom - top).toBeLessThanOrEqual(610 + 4 * step)
    }
    expect(getSpan(step - 1, 610, given)).toEqual(getSpan(0, 610, given))
  },
)
