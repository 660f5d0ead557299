import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { decodeMrz, scanDocument } from './document.ts'
import { expectSame } from './testing/round-trip.ts'

it('mrz-decode names its fields and writes days the European way', () => {
  expectSame(decodeMrz.body, { mrz: 'P<ESP' }, { mrz: 'P<ESP' })
  expectSame(
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
  expectSame(decodeMrz.reply, { error: { message: 'unreadable' } }, { error: { message: 'unreadable' } })
})

it.each([
  ['Passport', 'P'],
  ['DNI', 'DNI'],
  ['NIE', 'N'],
] as const)('the decoder says %s for %s', (type, documentType) => {
  expectSame(decodeMrz.reply, { documentType }, { type })
})

it('the camera scanner takes a picture and names what it found', () => {
  expect(scanDocument.bodyAs).toBe('picture')
  expect(z.safeDecode(scanDocument.body, 'text' as never).success).toBe(false)
  expectSame(
    scanDocument.reply,
    {
      hasMrz: true,
      hasFace: true,
      faceCaptured: false,
      found: { documentNumber: 'X1', lastName: 'García', supportNumber: 'S1', expiryDate: '2031-05-01' },
    },
    {
      has_mrz: true,
      has_face: true,
      face_roi_captured: false,
      mrz_result: { number: 'X1', surname: 'García', support_number: 'S1', expiration_date: '2031-05-01' },
    },
  )
})
