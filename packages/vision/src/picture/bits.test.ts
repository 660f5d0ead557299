import { expect, it } from 'vitest'
import { createRandom } from '../testing/seeded-random.ts'
import { type Bits, closeGaps, createBits, findRuns } from './bits.ts'
import { findComponents } from './components.ts'

/** Row by row, ink as #. */
function drawn(rows: readonly string[]): Bits {
  const [width, text] = [rows[0]?.length ?? 0, rows.join('')]
  return createBits(width, rows.length, (at) => text[at] === '#')
}

function rowsOf({ width, height, across, words }: Bits): string[] {
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) =>
      ((words[y * across + (x >> 5)] as number) >>> (x & 31)) & 1 ? '#' : '.',
    ).join(''),
  )
}

/**
 * Reference implementation of a closing, pixel by pixel: a pixel stays paper if a square without
 * ink reaches it.
 */
function closedSlowly(rows: readonly string[], side: number): string[] {
  const reach = side >> 1
  const around = (from: readonly string[], sought: string, x: number, y: number) =>
    from
      .slice(Math.max(0, y - reach), y + reach + 1)
      .some((row) => row.slice(Math.max(0, x - reach), x + reach + 1).includes(sought))
  const spread = (from: readonly string[], sought: string, other: string) =>
    from.map((row, y) => [...row].map((_, x) => (around(from, sought, x, y) ? sought : other)).join(''))
  return spread(spread(rows, '#', '.'), '.', '#')
}

it.each([
  [31, 3],
  [32, 9],
  [64, 19],
  [70, 5],
  [97, 43],
])('closes %i pixels across with a side of %i like the reference implementation', (width, side) => {
  const own = createRandom(width)
  const rows = Array.from({ length: 24 }, () =>
    Array.from({ length: width }, () => (own.next() < 0.06 ? '#' : '.')).join(''),
  )
  expect(rowsOf(closeGaps(drawn(rows), side))).toEqual(closedSlowly(rows, side))
})

it('runs end at the edge and continue from word to word', () => {
  const row = `${'.'.repeat(30)}${'#'.repeat(5)}${'.'.repeat(27)}##`
  expect([...findRuns(drawn([row]))]).toEqual([0, 30, 35, 0, 62, 64])
})

it('pixels that touch at a corner are connected, also where two arms meet below', () => {
  const found = findComponents(drawn(['#...#..', '.#.#..#', '..#...#', '......#']), 2)
  expect(found.map(({ area }) => area)).toEqual([5, 3])
  expect(found[1]).toMatchObject({ x: 6.5, y: 2.5, length: 3, thickness: 1, angle: Math.PI / 2 })
})
