import { expect, it } from 'vitest'
import { getRecogniser } from './node/weights.ts'
import { efforts, readPicture } from './read-picture.ts'
import { toReading } from './reading.ts'
import { drawDocument } from './testing/documents.ts'
import { drawNegative } from './testing/negatives.ts'
import { plainView, renderView, type View } from './testing/scenes.ts'
import { createRandom } from './testing/seeded-random.ts'
import { buildZone, type ZoneKind } from './testing/zones.ts'

const recognise = getRecogniser()
const small = { ...plainView, width: 800, height: 560, part: 0.92 }

it.each<[string, ZoneKind, Partial<View>]>([
  ['a passport', 'TD3', { turn: 5, tilt: 0.05 }],
  ['an identity card, upside down', 'TD1', { turn: 176 }],
  ['a card of two lines, on its side', 'TD2', { turn: 90 }],
])('reads %s', (_, kind, view) => {
  const own = createRandom(21)
  const zone = buildZone(kind, own)
  const seen = readPicture(renderView(drawDocument(zone, own), { ...small, ...view }, own), recognise)
  expect(seen).toMatchObject({ valid: true, lines: zone })
})

it.each([
  ['a page of text', 0],
  ['a receipt', 1],
  ['a bar code', 2],
  ['a face', 3],
])('finds no document on %s', (_, at) => {
  const frame = drawNegative(at, createRandom(100 + at))
  const seen = [1, 3].map((number) => readPicture(frame, recognise, efforts.frame, { number }))
  expect(seen.map((zone) => zone?.valid ?? false)).toEqual([false, false])
})

it('searches a frame for bars and for hidden lines in turn, and a picture for both', () => {
  const own = createRandom(21)
  const zone = buildZone('TD3', own)
  const grey = renderView(drawDocument(zone, own), small, own)
  let cuts = 0
  const blind: typeof recognise = (strip) => {
    cuts++
    const seen = recognise(strip)
    return { ...seen, chances: seen.chances.map(() => 0) }
  }
  const counted = (effort: Parameters<typeof readPicture>[2], number: number) => {
    cuts = 0
    readPicture(grey, blind, effort, { number })
    return cuts
  }
  const both = counted({ ...efforts.frame, inTurn: false }, 1)
  for (const number of [1, 2, 3]) {
    expect(counted(efforts.frame, number)).toBeGreaterThan(0)
    expect(counted(efforts.frame, number)).toBeLessThan(both)
  }
})

it('reports an unknown state as a doubt, and certain fields not at all', () => {
  const own = createRandom(21)
  const zone = buildZone('TD3', own).map((line) => line.replace(/^(P<)[A-Z<]{3}/, '$1QXQ'))
  const seen = readPicture(renderView(drawDocument(zone, own), small, own), recognise)
  const doubts = seen ? toReading(seen).doubts : []
  expect(doubts.find(({ field }) => field === 'issueCountry')).toMatchObject({ why: 'unknownState', characters: 'QXQ' })
  expect(doubts.map(({ field }) => field)).not.toContain('documentNumber')
})

it('reads a document held nearly still where it was, and searches for one that moved', () => {
  const own = createRandom(21)
  const zone = buildZone('TD3', own)
  const page = drawDocument(zone, own)
  const first = readPicture(renderView(page, { ...small, turn: 4 }, createRandom(1)), recognise, efforts.frame)
  const noSearch = { sizes: [], groups: 0, widths: [], inTurn: false }
  const still = renderView(page, { ...small, turn: 4.5 }, createRandom(2))
  expect(readPicture(still, recognise, noSearch)).toBeUndefined()
  expect(readPicture(still, recognise, noSearch, { before: first?.place })).toMatchObject({ valid: true, lines: zone })
  const moved = renderView(page, { ...small, turn: 180, part: 0.8 }, createRandom(2))
  expect(readPicture(moved, recognise, efforts.frame, { before: first?.place })).toMatchObject({
    valid: true,
    lines: zone,
  })
})
