import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { displayFaces } from '@foyer/domain/config/theme.ts'
import { beforeAll, expect, it } from 'vitest'
import { narrowFaces } from './narrow-fonts.ts'

const folder = join(import.meta.dirname, '../apps/guest/src/theme')
const original = readFileSync(join(folder, 'fonts.css'), 'utf8')

interface Face {
  readonly family: string
  readonly url: string
  readonly range: string
  readonly from: number
  readonly to: number
}

const parseFaces = (style: string): Face[] =>
  [...style.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, body = '']) => {
    const find = (pattern: RegExp) => pattern.exec(body)?.[1] ?? ''
    const [from = 0, to = 0] = find(/font-weight: ([\d ]+);/)
      .split(' ')
      .map(Number)
    return {
      family: find(/font-family: "([^"]+)"/),
      url: find(/url\("([^"]+)"\)/),
      range: find(/unicode-range:\s*([^;]+);/),
      from,
      to,
    }
  })

const isNarrow = ({ url }: Face) => url.includes('.foyer')
let faces: Face[]

// The build has stored these fonts; without one, making them takes seconds.
beforeAll(async () => {
  faces = parseFaces(await narrowFaces(original, folder))
}, 120_000)

it('P6 every weight of a font is served as before, by one file', () => {
  for (const { family, range, from, to } of parseFaces(original)) {
    const parts = faces
      .filter((face) => face.family === family && face.range === range)
      .toSorted((a, b) => a.from - b.from)
    expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([from, to])
    expect(parts.slice(1).map((part) => part.from)).toEqual(parts.slice(0, -1).map((part) => part.to + 1))
  }
})

it('P6 the weights that pages show come from a narrow file', () => {
  const usual = Object.values(displayFaces).map(({ family, weight }) => [/"([^"]+)"/.exec(family)?.[1] ?? '', weight])
  const text = [400, 430, 560, 600, 650, 700].map((weight) => ['Foyer Hanken', weight])
  for (const [family, weight] of [...usual, ...text]) {
    const shown = faces.filter(
      (face) => face.family === family && face.from <= Number(weight) && Number(weight) <= face.to,
    )
    expect([family, weight, shown.map(isNarrow)]).toEqual([family, weight, [true, true]])
  }
})

it('P6 the fonts of a page in the demo hotel take 57 kB, not 102', () => {
  const size = (family: string) =>
    statSync(join(folder, faces.find((face) => face.family === family && isNarrow(face))?.url ?? '')).size
  expect(size('Foyer Fraunces') + size('Foyer Hanken')).toBeLessThan(57_000)
})
