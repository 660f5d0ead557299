import { countryCodes } from '@foyer/domain/country/country-codes.ts'
import { documentTypes } from '@foyer/domain/guest/guest.ts'
import fc from 'fast-check'
import { expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import { type GuestPayload, guestPayload } from './guest-payload.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

const signature = 'data:image/png;base64,iVBORw0KGgo='

const inside: GuestPayload = {
  id: 'g1',
  customerId: 'c1',
  index: 1,
  main: true,
  firstName: 'Ana',
  lastName: 'García',
  documentType: 'P',
  documentNumber: 'XDA123456',
  expiryDate: '2031-05-01',
  issueDate: '2021-05-01',
  issueCountry: 'ESP',
  birthDate: '1990-02-28',
  email: 'ana@example.com',
  nationality: 'ESP',
  country: 'DEU',
  region: 'Berlin',
  phone: '+34600000000',
  gender: 'F',
  signature,
  emailPrivacy: false,
  internalCode: '7',
  language: 'es',
  arrivalTime: '18:30',
  checkoutTime: '11:00',
}

const wire = {
  id: 'g1',
  customer_id: 'c1',
  index: 1,
  firstName: 'Ana',
  lastName: 'García',
  documentType: 'P',
  passportNumber: 'XDA123456',
  passportExpiration: '2031-05-01',
  expiration: '2031-05-01',
  passportExpedition: '2021-05-01',
  expedition: '2021-05-01',
  issueCountry: 'ESP',
  birthDate: '1990-02-28',
  birth: '1990-02-28',
  email: 'ana@example.com',
  nationality: 'ESP',
  country_alpha_2: 'DE',
  country_alpha_3: 'DEU',
  province: 'Berlin',
  phone: '+34600000000',
  board: '0',
  gender: 'F',
  signature,
  email_privacy: false,
  internalCode: '7',
  language_code: 'es',
  expected_arrival_time: '18:30:00',
  checkout_time: '11:00:00',
}

const bare = { id: 'g2', index: 2, main: false }

it('a guest is sent under these names, some of them twice', () => {
  expectRoundTrip(guestPayload, inside, wire)
  expectTypeOf<z.output<typeof guestPayload>['birthDate']>().toEqualTypeOf<string | undefined>()
})

it.each([
  ['P', 'P'],
  ['ID', 'I'],
  ['I', 'I'],
  ['DNI', 'D'],
  ['N', 'N'],
  ['D', 'D'],
] as const)('MODEL-16.b the document type %s is sent as its first letter', (documentType, letter) => {
  expect(z.encode(guestPayload, { ...bare, documentType })).toMatchObject({ documentType: letter })
})

it('MODEL-17.a MODEL-17.b the board of the main guest is 0 and of any other 1', () => {
  expect(z.encode(guestPayload, { ...bare, main: true })).toMatchObject({ board: '0' })
  expect(z.encode(guestPayload, bare)).toMatchObject({ board: '1' })
  expect(z.decode(guestPayload, { id: 'g2', index: 2, board: '1' }).main).toBe(false)
})

it('MODEL-18.a MODEL-18.b times are sent with seconds', () => {
  expect(z.encode(guestPayload, { ...bare, arrivalTime: '09:05', checkoutTime: '23:59' })).toMatchObject({
    expected_arrival_time: '09:05:00',
    checkout_time: '23:59:00',
  })
  expect(z.safeDecode(guestPayload, { id: 'g2', index: 2, board: '1', checkout_time: '23:59' }).success).toBe(false)
})

it('MODEL-19 empty fields are not sent; false is', () => {
  const given = { ...bare, firstName: '', phone: undefined, birthDate: '', emailConsent: false }
  expect(z.encode(guestPayload, given)).toEqual({ id: 'g2', index: 2, board: '1', email_consent: false })
})

it('the fields of the capture screens are sent under their own names', () => {
  expectRoundTrip(
    guestPayload,
    {
      ...bare,
      secondLastName: 'López',
      age: 8,
      supportNumber: 'CAA000000',
      lastDocumentNumber: 'OLD1',
      drivingLicence: 'L1',
      hasDrivingLicence: true,
      birthCountry: 'ESP',
      birthProvince: 'Girona',
      birthMunicipality: 'Olot',
      municipality: 'Olot',
      street: 'Nou 1',
      postalCode: '17800',
      city: 'Olot',
      phone2: '+34600000001',
      emailConsent: true,
      relationship: 'child',
      membership: 'refused',
      faceConsent: true,
      scanConsent: true,
    },
    {
      id: 'g2',
      index: 2,
      board: '1',
      lastName2: 'López',
      age: 8,
      document_support_number: 'CAA000000',
      lastPassport: 'OLD1',
      driverlicense: 'L1',
      hasDriveLicense: true,
      birth_country: 'ESP',
      birth_province: 'Girona',
      birth_municipality: 'Olot',
      municipality: 'Olot',
      street: 'Nou 1',
      postal_code: '17800',
      city: 'Olot',
      phone2: '+34600000001',
      email_consent: true,
      relationship: 'child',
      b_and_me_subscription: false,
      b_and_me_subscription_refused: true,
      face_recognition_consent: true,
      scanAndFRConsentAccepted: true,
    },
  )
})

it('decodes the D of a Spaniard as a DNI', () => {
  const sent = z.encode(guestPayload, { ...bare, documentType: 'DNI', nationality: 'ESP' })
  expect(sent).toMatchObject({ documentType: 'D' })
  expect(z.decode(guestPayload, sent).documentType).toBe('DNI')
  expect(z.decode(guestPayload, { ...sent, nationality: 'ARG' }).documentType).toBe('D')
})

it('accepts document pictures and lines by name and drops them', () => {
  const pictures = { documentFace: signature, documentImage1: signature, documentImage2: signature }
  const sent = { ...wire, ...pictures, documentMRZData: 'P<ESPSOLER<<ANA' }
  expect(z.decode(guestPayload, sent)).toEqual(inside)
  expect(z.safeDecode(guestPayload, { ...wire, documentFace: 'https://example.com/face.png' }).success).toBe(false)
})

it('understands a country given only as two letters, and sends none for an unknown country', () => {
  expect(z.decode(guestPayload, { id: 'g2', index: 2, board: '1', country_alpha_2: 'FR' }).country).toBe('FRA')
  expect(z.encode(guestPayload, { ...bare, country: 'XXA' })).not.toHaveProperty('country_alpha_2')
})

it('accepts only a picture as a signature', () => {
  for (const signature of ['https://example.com/x.png', 'data:text/html;base64,AAAA', 'data:image/png;base64,"><b>']) {
    expect(z.safeDecode(guestPayload, { id: 'g2', index: 2, board: '1', signature }).success).toBe(false)
  }
})

it('any guest survives a round trip, except for empty fields and long document types', () => {
  const text = fc.option(fc.string({ maxLength: 20 }), { nil: undefined })
  const day = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const time = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map((parts) => parts.map((part) => `${part}`.padStart(2, '0')).join(':'))
  const country = fc.constantFrom(...countryCodes, 'RKS', 'XXA')
  const guests = fc.record<GuestPayload>(
    {
      id: fc.string({ minLength: 1 }),
      index: fc.integer({ min: 1, max: 50 }),
      main: fc.boolean(),
      firstName: text,
      lastName: text,
      secondLastName: text,
      documentType: fc.constantFrom(...documentTypes),
      documentNumber: text,
      birthDate: day,
      expiryDate: day,
      issueDate: day,
      nationality: country,
      country,
      region: text,
      phone2: text,
      emailConsent: fc.boolean(),
      gender: fc.constantFrom('M', 'F'),
      arrivalTime: time,
      checkoutTime: time,
    },
    { requiredKeys: ['id', 'index', 'main'] },
  )
  fc.assert(
    fc.property(guests, (guest) => {
      const back = z.decode(guestPayload, JSON.parse(JSON.stringify(z.encode(guestPayload, guest))))
      const { documentType, ...rest } = guest
      const letter = documentType?.[0]
      const type = letter === 'D' && guest.nationality === 'ESP' ? 'DNI' : letter
      const kept = Object.entries({ ...rest, documentType: type }).filter(
        ([, value]) => value !== undefined && value !== '',
      )
      expect(back).toEqual(Object.fromEntries(kept))
    }),
  )
})
