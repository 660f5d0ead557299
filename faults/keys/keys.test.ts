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
  'attack: after the stay has changed',
  'the lock’s line is cut before the answer',
  'attack: replayed after it was used',
  'house: server killed while the lock writes',
  'house: server killed before it hears',
  'house: the guest leaves before the card is cut',
  'house: the guest moves while the lock writes',
]
/**
 * A quick run skips the hotel, which needs a server and a database, and the second of each kind.
 */
const tried = hardest.slice(0, isFullRun() ? hardest.length : 4)

it('R22 no card without a grant or after a change of the stay, and no room with two guests', {
  timeout: 90_000,
}, async () => {
  const { summary, violations } = await keys({ runs: tried.length, lanes: 1, only: tried }).run(() => {})
  expect(violations).toEqual([])
  expect(summary.replace(/\d cards/, 'some cards')).toBe(
    `${tried.length} runs, some cards, 0 without a grant, 0 rooms with two guests`,
  )
})
