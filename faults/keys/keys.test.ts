import { isFullRun } from '@foyer/tools/test/full-run.ts'
import { expect, it } from 'vitest'
import { keys } from './keys.ts'

/**
 * Points at which a card may have been written without confirmation, and the simplest attacks; `npm
 * run faults keys` tries all of them.
 */
const hardest = [
  'nothing breaks',
  'hub killed when the card is written',
  'attack: another room written in',
  'the lock’s line is cut before the answer',
  'attack: replayed after it was used',
  'house: server killed while the lock writes',
  'house: server killed before it hears',
]
/**
 * A quick run skips the hotel, which needs a server and a database, and the second of each kind.
 */
const tried = hardest.slice(0, isFullRun() ? hardest.length : 3)

it('no card without a grant, and no room with two guests', { timeout: 90_000 }, async () => {
  const { summary, violations } = await keys({ runs: tried.length, lanes: 1, only: tried }).run(() => {})
  expect(violations).toEqual([])
  expect(summary.replace(/\d cards/, 'some cards')).toBe(
    `${tried.length} runs, some cards, 0 without a grant, 0 rooms with two guests`,
  )
})
