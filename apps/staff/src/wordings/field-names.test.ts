import { guestFieldNames } from '@foyer/domain/fields/field.ts'
import { expect, it } from 'vitest'
import en from './en.json' with { type: 'json' }

it('N31 every field of a guest’s form has a name for staff', () => {
  expect(guestFieldNames.filter((name) => !Object.hasOwn(en, `field.${name}`))).toEqual([])
})
