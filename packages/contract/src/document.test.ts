import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { decodeMrz, scanDocument, toScannedDocument } from './document.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

it('MRZ-05 mrz-decode maps its fields to wire names and writes dates as DD/MM/YYYY', () => {
  expectRoundTrip(decodeMrz.body, { mrz: 'P<ESP' }, { mrz: 'P<ESP' })
  expectRoundTrip(
    decodeMrz.reply,
    {
      lastName: 'García',
      firstName: 'Ana',
      birthDate: '1990-02-28',
      documentNumber: 'X1',
      expiryDate: '2031-05-01',
      issueDate: '2021-05-01',
      issueCountry: 'ESP',
      documentType: 'P',
    },
    {
      last_name: 'García',
      name: 'Ana',
      birth_date: '28/02/1990',
      number: 'X1',
      expiration_date: '01/05/2031',
      issuing_date: '01/05/2021',
      issuing_country: 'ESP',
      type: 'Passport',
    },
  )
  expectRoundTrip(decodeMrz.reply, { error: { message: 'unreadable' } }, { error: { message: 'unreadable' } })
})

it.each([
  ['MODEL-26.b MRZ-06.a', 'Passport', 'P'],
  ['MODEL-26.b MRZ-06.b', 'DNI', 'DNI'],
  ['MODEL-26.b MRZ-06.c', 'NIE', 'N'],
] as const)('%s the decoder returns %s for %s', (_, type, documentType) => {
  expectRoundTrip(decodeMrz.reply, { documentType }, { type })
})

it.each([
  ['sends a foreign identity card as a DNI', { documentType: 'I', issueCountry: 'ITA' } as const, 'DNI'],
  ['sends no type for a card without a known state', { documentType: 'I' } as const, undefined],
])('%s', (_, card, type) => {
  const wire = z.encode(decodeMrz.reply, card)
  expect(wire['type']).toBe(type)
  expect(z.decode(decodeMrz.reply, wire)).toEqual(type ? card : {})
})

it('a decoded result is a document unless it is an error', () => {
  const found = { documentNumber: 'X1', lastName: 'GARCIA', supportNumber: 'S1', issueDateDerived: true } as const
  expect(toScannedDocument(found)).toEqual({ ...found, firstName: '' })
  expect(toScannedDocument({ error: { message: 'unreadable', reason: 'checkDigit' } })).toBeUndefined()
})

it('the camera scanner takes a picture and names its findings', () => {
  expect(scanDocument.bodyAs).toBe('picture')
  expect(z.safeDecode(scanDocument.body, 'text' as never).success).toBe(false)
  expectRoundTrip(
    scanDocument.reply,
    {
      hasMrz: true,
      hasFace: true,
      faceCaptured: false,
      found: {
        documentNumber: 'X1',
        firstName: 'Ana',
        lastName: 'García',
        birthDate: '1990-02-28',
        expiryDate: '2031-05-01',
        issueDate: '2021-05-01',
        nationality: 'ESP',
        gender: 'F',
        issueCountry: 'ESP',
        documentType: 'DNI',
        supportNumber: 'S1',
      },
    },
    {
      has_mrz: true,
      has_face: true,
      face_roi_captured: false,
      mrz_result: {
        number: 'X1',
        name: 'Ana',
        last_name: 'García',
        birth_date: '28/02/1990',
        expiration_date: '01/05/2031',
        issuing_date: '01/05/2021',
        nationality: 'ESP',
        gender: 'F',
        issuing_country: 'ESP',
        type: 'DNI',
        support_number: 'S1',
      },
    },
  )
})
