import { expect, it } from 'vitest'
import { type BookDifference, listResolutions } from './book-difference.ts'

it.each<[BookDifference['kind'], string, boolean]>([
  ['dates', '2027-05-10/2027-05-12', true],
  ['room', '201', true],
  ['room', '', false],
  ['state', 'inHouse', true],
  ['state', 'cancelled', true],
  ['state', 'expected', false],
  ['state', 'noShow', false],
  ['onlyHere', 'expected', false],
])('a difference of %s, %j here, can be sent: %j', (kind, ours, canSend) => {
  expect(listResolutions({ kind, ours }).includes('ours')).toBe(canSend)
  expect(listResolutions({ kind, ours })).toContain('left')
})
