import { expect, it } from 'vitest'
import type { FieldInput } from '../fields/field.ts'
import { buildSite } from '../testing/builders.ts'
import { getSearchFields } from './search-fields.ts'

const surname = { name: 'surname', mandatory: true }
const voucher = { name: 'voucher', mandatory: true }

function asked(fields: FieldInput[], flags: { only_surname_search?: boolean }, surnameAlone: boolean) {
  const assets = [{ type: 'FieldArray' as const, name: 'search' as const, fields }]
  const site = buildSite({ flags, screens: [{ name: 'SearchReservation', order: 10, assets }] })
  return getSearchFields(site, { surnameAlone }).map(({ name }) => name)
}

const only = { only_surname_search: true }

it.each([
  [
    'SEARCH-01.a SEARCH-03.b the configured fields',
    [voucher, surname],
    {},
    ['voucher', 'surname'],
    ['voucher', 'surname'],
  ],
  ['SEARCH-01.a and nothing else', [surname], {}, ['surname'], ['surname']],
  ['SEARCH-05 the surname, then the number', [voucher, surname], only, ['surname'], ['voucher', 'surname']],
  ['the number for a hotel that configured only the surname', [surname], only, ['surname'], ['voucher', 'surname']],
  ['a hidden number', [{ ...voucher, visible: false }, surname], only, ['surname'], ['voucher', 'surname']],
  ['a missing surname', [voucher], only, ['surname'], ['surname', 'voucher']],
])('%s', (_, fields, flags, first, then) => {
  expect(asked(fields, flags, true)).toEqual(first)
  expect(asked(fields, flags, false)).toEqual(then)
})
