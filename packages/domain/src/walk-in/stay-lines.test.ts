import { expect, it } from 'vitest'
import { languages } from '../basics/language.ts'
import { buildStayLines } from './stay-lines.ts'
import { computeStayPrice } from './stay-price.ts'

const room = { name: 'Classic room', names: { de: 'Classic-Zimmer' } }

it('S23 a bill lists room and nights, discount and tax in the languages that they have a name in', () => {
  const price = computeStayPrice({ perNight: 160_00, taxPerAdultNight: 5_00, percentOff: 10 }, { nights: 2, adults: 1 })
  const lines = buildStayLines(price, { room, code: 'LOBBY10', nights: 2 })
  expect(lines.map(({ kind, names, minor }) => [kind, names['en'], names['de'], minor])).toEqual([
    ['charge', 'Classic room, 2 nights', 'Classic-Zimmer, 2 Nächte', 320_00],
    ['charge', 'Your discount (LOBBY10)', 'Ihr Rabatt (LOBBY10)', -32_00],
    ['tax', 'City tax', 'Tourismusabgabe', 10_00],
  ])
  expect(lines.map(({ names }) => Object.keys(names))).toEqual([['en', 'de'], [...languages], [...languages]])
  expect(lines.reduce((sum, { minor }) => sum + minor, 0)).toBe(price.total)
})

it('omits lines that are zero', () => {
  const price = computeStayPrice({ perNight: 160_00, taxPerAdultNight: 0, percentOff: 0 }, { nights: 1, adults: 1 })
  expect(buildStayLines(price, { room, code: undefined, nights: 1 }).map(({ names }) => names['en'])).toEqual([
    'Classic room, 1 night',
  ])
})
