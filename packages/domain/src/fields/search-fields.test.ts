import { expect, it } from 'vitest'
import { aSite } from '../testing/builders.ts'
import type { FieldInput } from './field.ts'
import { searchFields } from './search-fields.ts'

const surname = { name: 'surname', mandatory: true }
const voucher = { name: 'voucher', mandatory: true }

function asked(fields: FieldInput[], flags: { only_surname_search?: boolean }, surnameAlone: boolean) {
  const assets = [{ type: 'FieldArray' as const, name: 'search' as const, fields }]
  const site = aSite({ flags, screens: [{ name: 'SearchReservation', order: 10, assets }] })
  return searchFields(site, { surnameAlone }).map(({ name }) => name)
}

const only = { only_surname_search: true }

it.each([
  ['SEARCH-01 what is configured', [voucher, surname], {}, ['voucher', 'surname'], ['voucher', 'surname']],
  ['SEARCH-01 and nothing else', [surname], {}, ['surname'], ['surname']],
  [
    'SEARCH-03 SEARCH-04 SEARCH-05 the surname, then the number',
    [voucher, surname],
    only,
    ['surname'],
    ['voucher', 'surname'],
  ],
  [
    'SEARCH-04 the number of a hotel that asks for the surname only',
    [surname],
    only,
    ['surname'],
    ['voucher', 'surname'],
  ],
  [
    'SEARCH-04 a number that is hidden',
    [{ ...voucher, visible: false }, surname],
    only,
    ['surname'],
    ['voucher', 'surname'],
  ],
  ['SEARCH-03 a surname that was forgotten', [voucher], only, ['surname'], ['surname', 'voucher']],
])('%s', (_, fields, flags, first, then) => {
  expect(asked(fields, flags, true)).toEqual(first)
  expect(asked(fields, flags, false)).toEqual(then)
})
