import { guestFieldNames } from '@foyer/domain/fields/field.ts'
import { expect, it } from 'vitest'
import { getLabel } from './data-labels.ts'

it('N31 every field of a guest’s form has a label in the answer to a data request', () => {
  expect(guestFieldNames.filter((name) => getLabel(name) === undefined)).toEqual([])
})
