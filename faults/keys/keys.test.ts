import { expect, it } from 'vitest'
import { keys } from './keys.ts'

/** The points at which a card may be written and nobody knows, and the plainest lies; `npm run faults keys` tries all of them. */
const hardest = [
  'nothing breaks',
  'hub killed when the card is written',
  'the lock’s line is cut before the answer',
  'attack: replayed after it was used',
  'attack: another room written in',
  'house: server killed while the lock writes',
  'house: server killed before it hears',
]

it('no card without a grant, and no room with two guests', { timeout: 90_000 }, async () => {
  const { figures, broken } = await keys({ runs: hardest.length, lanes: 1, only: hardest }).run(() => {})
  expect(broken).toEqual([])
  expect(figures).toMatch(/^7 runs, \d cards, 0 without a grant, 0 rooms with two guests$/)
})
