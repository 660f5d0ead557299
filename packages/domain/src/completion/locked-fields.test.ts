import { expect, it } from 'vitest'
import { readField } from '../fields/field.ts'
import type { Guest } from '../guest/guest.ts'
import { aGuest, aSite } from '../testing/builders.ts'
import { lockedFields } from './locked-fields.ts'

const fields = ['firstName', 'city', 'email'].map((name) => readField({ name }))
const form = { fields, others: [], policy: aSite().policies.guests, today: '2025-06-01' }
const all = ['firstName', 'city', 'email']
const known = { firstName: 'Ana', city: undefined, email: 'ana@example.com' }

interface Case {
  readonly guest?: Partial<Guest>
  readonly editsByLeave?: boolean
  readonly customerCanEdit?: boolean
}

it.each<[string, Case, readonly string[]]>([
  ['nothing, as a rule', {}, []],
  ['R13 everything of a guest who is not editable', { guest: { editable: false } }, all],
  ['R13 what is filled, where that is blocked', { guest: { blockFilledFields: true } }, ['firstName', 'email']],
  [
    'R13 P7 CAPTURE-46.b MODEL-06.f all but the document where the reservation gives no leave',
    { editsByLeave: true, customerCanEdit: false },
    ['city', 'email'],
  ],
  ['nothing where it does', { editsByLeave: true, customerCanEdit: true }, []],
  ['nothing where nobody asks for leave', { editsByLeave: false, customerCanEdit: false }, []],
  [
    'never what is wrong: it would be a dead end',
    { guest: { editable: false, email: 'no address' } },
    ['firstName', 'city'],
  ],
])('%s', (_, { guest, editsByLeave = false, customerCanEdit = true }, expected) => {
  const documentFields = ['firstName']
  const asked = { guest: aGuest({ ...known, ...guest }), editsByLeave, customerCanEdit, documentFields, form }
  expect([...lockedFields(asked)]).toEqual(expected)
})
