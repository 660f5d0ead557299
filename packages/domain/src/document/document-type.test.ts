import { expect, it } from 'vitest'
import type { DocumentType } from '../guest/guest.ts'
import { getDocumentType } from './document-type.ts'

it.each<[string, DocumentType | undefined, string | undefined, boolean, DocumentType]>([
  ['VALID-37 nothing known: a passport', undefined, undefined, false, 'P'],
  ['VALID-38.a a Spaniard: an identity card', undefined, 'ESP', false, 'I'],
  ['VALID-38.b anyone else: a passport', undefined, 'DEU', false, 'P'],
  ['what was given stays', 'N', 'MAR', true, 'N'],
  ["a Spaniard's D is a DNI", 'D', 'ESP', false, 'DNI'],
  ["another nationality's D is not", 'D', 'ARG', false, 'D'],
  ['VALID-39.a the police use I for ID', 'ID', 'ITA', true, 'I'],
  ["VALID-39.b not a Spaniard's", 'ID', 'ESP', true, 'ID'],
  ['VALID-39.c not without police integration', 'ID', 'ITA', false, 'ID'],
])('%s', (_, documentType, nationality, policeIntegration, expected) => {
  expect(getDocumentType({ documentType, nationality }, { policeIntegration })).toBe(expected)
})
