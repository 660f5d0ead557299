import { expect, it } from 'vitest'
import { readSelection } from './read-selection.ts'

it('selects by words of the name, or everything', () => {
  const names = ['a member of etcd killed', 'a Foyer server killed']
  expect(names.filter(readSelection(['node', '--only=etcd']))).toEqual(['a member of etcd killed'])
  expect(names.filter(readSelection(['node', '--only=nothing,Foyer']))).toEqual(['a Foyer server killed'])
  expect(names.filter(readSelection(['node', 'cluster']))).toEqual(names)
})
