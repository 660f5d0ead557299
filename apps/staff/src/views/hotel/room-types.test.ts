import { expect, it } from 'vitest'
import { createTypeId, renameType } from './room-types.ts'

it.each([
  ['Habitació doble', [], 'habitacio-doble'],
  ['Suite', ['suite', 'suite-2'], 'suite-3'],
  ['双人间', [], 'type'],
])('a type called %s gets the id %s', (name, ids, id) => {
  expect(
    createTypeId(
      name,
      ids.map((one) => ({ id: one })),
    ),
  ).toBe(id)
})

it('a renamed type keeps its separate names in other languages', () => {
  const type = {
    id: 'double',
    name: 'Double',
    names: { en: 'Double', fr: 'Double', de: 'Doppelzimmer' },
    picture: 'room',
  }
  expect(renameType(type, 'Twin')).toEqual({ ...type, name: 'Twin', names: { de: 'Doppelzimmer' } })
})
