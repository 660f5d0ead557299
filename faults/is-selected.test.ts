import { expect, it } from 'vitest'
import { isSelected } from './is-selected.ts'

it('selects by a word of the name, or everything', () => {
  expect(isSelected('a member of etcd killed', ['node', '--only=etcd'])).toBe(true)
  expect(isSelected('a Foyer server killed', ['node', '--only=etcd'])).toBe(false)
  expect(isSelected('a Foyer server killed', ['node', 'cluster'])).toBe(true)
})
