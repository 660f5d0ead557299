import { expect, it } from 'vitest'
import type { Guest } from '../guest/guest.ts'
import { buildGuest } from '../testing/builders.ts'
import { findDocumentOwner } from './document-owner.ts'

const read = { firstName: 'JONAS', lastName: 'MUELLER', documentNumber: 'C01X00T42' } as Parameters<
  typeof findDocumentOwner
>[0]
const named = (id: string, firstName: string | undefined, more: Partial<Guest> = {}) =>
  buildGuest({ id, firstName, lastName: 'Müller', documentNumber: undefined, main: false, ...more })
const anna = named('guest-1', 'Anna')
const jonas = named('guest-2', 'Jonas')

it.each<[string, Guest, readonly Guest[], string | undefined]>([
  ['another guest without a document', anna, [anna, jonas], 'guest-2'],
  ['the guest themselves', jonas, [anna, jonas], undefined],
  ['a guest who has already shown one', anna, [anna, { ...jonas, documentNumber: 'X' }], undefined],
  ['two guests with that name', anna, [anna, jonas, named('guest-3', 'Jonas')], undefined],
  ['no one in the party', anna, [anna, named('guest-2', 'Lena')], undefined],
  ['shown by a guest without a name', named('guest-1', undefined), [jonas], undefined],
])('G9 finds the owner of a document: %s', (_, guest, party, owner) => {
  expect(findDocumentOwner(read, guest, party)?.id).toBe(owner)
})
