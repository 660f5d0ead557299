import { expect, it } from 'vitest'
import { parseField } from '../fields/field.ts'
import type { Guest } from '../guest/guest.ts'
import { buildGuest, buildSite } from '../testing/builders.ts'
import { findLockedFields } from './locked-fields.ts'

const fields = ['firstName', 'city', 'email'].map((name) => parseField({ name }))
const form = { fields, others: [], policy: buildSite().policies.guests, today: '2025-06-01' }
const all = ['firstName', 'city', 'email']
const known = { firstName: 'Ana', city: undefined, email: 'ana@example.com' }

interface Case {
  readonly guest?: Partial<Guest>
  readonly editsByLeave?: boolean
  readonly customerCanEdit?: boolean
}

it.each<[string, Case, readonly string[]]>([
  ['nothing by default', {}, []],
  ['R13 everything of a guest who is not editable', { guest: { editable: false } }, all],
  ['R13 filled fields, if they are blocked', { guest: { blockFilledFields: true } }, ['firstName', 'email']],
  [
    'R13 P7 CAPTURE-46.b MODEL-06.f all but the document if the reservation does not allow changes',
    { editsByLeave: true, customerCanEdit: false },
    ['city', 'email'],
  ],
  ['nothing if it does', { editsByLeave: true, customerCanEdit: true }, []],
  ['nothing if no permission is needed', { editsByLeave: false, customerCanEdit: false }, []],
  [
    'never a wrong value, so that it can be corrected',
    { guest: { editable: false, email: 'no address' } },
    ['firstName', 'city'],
  ],
])('%s', (_, { guest, editsByLeave = false, customerCanEdit = true }, expected) => {
  const documentFields = ['firstName']
  const asked = { guest: buildGuest({ ...known, ...guest }), editsByLeave, customerCanEdit, documentFields, form }
  expect([...findLockedFields(asked)]).toEqual(expected)
})
