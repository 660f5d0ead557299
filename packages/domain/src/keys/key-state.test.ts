import { expect, it } from 'vitest'
import { type KeyState, resolveKeyState } from './key-state.ts'

const outcomes = ['done', 'refused', 'unknown'] as const

it.each<[KeyState, (typeof outcomes)[number], string]>([
  ['granted', 'done', 'done 2'],
  ['granted', 'refused', 'refused 0'],
  ['granted', 'unknown', 'unknown 2'],
  ['unknown', 'done', 'done 2'],
  ['unknown', 'refused', 'refused 0'],
  ['unknown', 'unknown', '–'],
  ['done', 'done', '–'],
  ['done', 'refused', '–'],
  ['done', 'unknown', '–'],
  ['refused', 'done', '–'],
  ['ended', 'done', 'ended 2'],
  ['ended', 'refused', '–'],
])('%s, and a hub reports %s: %s', (state, told, expected) => {
  const settled = resolveKeyState({ state, cardsGranted: 2, cardsCut: 0 }, { state: told, cards: 5 })
  expect(settled ? `${settled.state} ${settled.cardsCut}` : '–').toBe(expected)
})
