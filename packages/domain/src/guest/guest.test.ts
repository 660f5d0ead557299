import { expect, it } from 'vitest'
import { getFullName } from './guest.ts'

it.each([
  [{ firstName: 'Ana', lastName: 'Soler', secondLastName: 'Puig' }, 'Ana Soler Puig'],
  [{ lastName: ' Soler ' }, 'Soler'],
  [{ firstName: ' ', lastName: '' }, undefined],
  [{}, undefined],
])('the full name of %o is %s', (names, expected) => {
  expect(getFullName(names)).toBe(expected)
})
