import { documentTypes, type Guest } from '@foyer/domain/guest/guest.ts'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { guestWire } from './guest.ts'
import { guestPayload } from './guest-payload.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

const bare: Guest = {
  id: 'g1',
  index: 1,
  main: true,
  state: 'incomplete',
  signatureState: 'missing',
  faceMatched: false,
  authorized: true,
  editable: true,
  blockFilledFields: false,
  askForIssueDate: false,
}

const bareWire = {
  id: 'g1',
  index: 1,
  main: true,
  is_main_guest: true,
  state: 'incomplete',
  has_signature: false,
  signatureUploaded: false,
  face_recognition_completed: false,
  authorized: true,
  is_editable: true,
  block_filled_fields: false,
  ask_for_expedition_date: false,
}

it('a guest without data still has its flags', () => {
  expectRoundTrip(guestWire, bare, bareWire)
})

it.each([
  ['missing', false, false],
  ['signed', true, false],
  ['uploaded', true, true],
] as const)('a %s signature is sent as two flags', (signatureState, signed, uploaded) => {
  expectRoundTrip(
    guestWire,
    { ...bare, signatureState },
    { ...bareWire, has_signature: signed, signatureUploaded: uploaded },
  )
})

const image = 'data:image/png;base64,iVBORw0KGgo='

it('a guest of a booking has these wire names', () => {
  const same = {
    customer_id: 'c1',
    adult: true,
    firstName: 'Ana',
    lastName: 'García',
    birth: '1990-02-28',
    passport: 'XDA123456',
    type: 'P',
    expiration: '2031-05-01',
    expedition: '2021-05-01',
    country: 'DEU',
    nationality: 'ESP',
    gender: 'F',
    email: 'ana@example.com',
    email_privacy: false,
    phone: '+34600000000',
    region: 'Berlin',
    street: 'Lindenallee 4',
    internalCode: 'H-7',
    relationship: 'child',
    expected_arrival_time: '18:30',
    arrival_time: '18:30',
    checkout_time: '11:00',
    face_recognition_consent: true,
    scanAndFRConsentAccepted: false,
  }
  const wire = { ...bareWire, ...same }
  const inside = z.decode(guestWire, wire)
  expect(inside).toMatchObject({ customerId: 'c1', internalCode: 'H-7', arrivalTime: '18:30', checkoutTime: '11:00' })
  expect(z.encode(guestWire, inside)).toEqual(wire)
})

it('drops pictures in a guest read from the server; the payload accepts only inline pictures', () => {
  const pictures = { documentImage1: image, documentImage2: image, driveLicenseImage: image }
  const answered = { ...bareWire, ...pictures, signature: image } as typeof bareWire
  expect(z.decode(guestWire, answered)).toEqual(bare)
  const sent = { id: 'g1', index: 1, board: '0' as const, ...pictures, signature: image }
  expect(z.decode(guestPayload, sent)).toEqual({ id: 'g1', index: 1, main: true, signature: image })
  const elsewhere = { ...sent, driveLicenseImage: 'https://example.com/licence.png' }
  expect(z.safeDecode(guestPayload, elsewhere).success).toBe(false)
})

/**
 * Our pages write some of these fields and read others. The page that saves sends the step, whether
 * the document was typed and whether its picture had a face; the rules derive state and authorized;
 * the version shows what changed. Segment and notes belong to the hotel and are stored unchanged
 * for its system.
 */
it('MODEL-14.a state and process of a guest have these wire names', () => {
  const same = { state: 'complete', step: 3, manual: false, authorized: true, changed: true, index: 2 } as const
  const ofHotel = { segment: 'VIP', notes: 'Ground floor, please' }
  expectRoundTrip(
    guestWire,
    {
      ...bare,
      ...same,
      ...ofHotel,
      main: false,
      faceMatched: true,
      hasDocumentFace: true,
      signatureState: 'uploaded',
      arrivalTime: '18:30',
      askForIssueDate: true,
      language: 'es',
    },
    {
      ...bareWire,
      ...same,
      ...ofHotel,
      main: false,
      is_main_guest: false,
      face_recognition_completed: true,
      has_document_face: true,
      has_signature: true,
      signatureUploaded: true,
      arrival_time: '18:30',
      expected_arrival_time: '18:30',
      ask_for_expedition_date: true,
      language_code: 'es',
    },
  )
})

it('reads the time of arrival under either of its names', () => {
  expect(z.decode(guestWire, { ...bareWire, arrival_time: '18:30' }).arrivalTime).toBe('18:30')
})

it('sends what a page reports about the capture with the payload', () => {
  expectRoundTrip(
    guestPayload,
    { id: 'g1', index: 1, main: true, step: 3, manual: false, hasDocumentFace: true, language: 'es' },
    { id: 'g1', index: 1, board: '0', step: 3, manual: false, has_document_face: true, language_code: 'es' },
  )
})

it('MODEL-09.c identity', () => {
  const same = { firstName: 'Ana', lastName: 'García', gender: 'F', nationality: 'ESP' } as const
  expectRoundTrip(
    guestWire,
    { ...bare, ...same, secondLastName: 'López', birthDate: '1990-02-28', country: 'ESP' },
    { ...bareWire, ...same, lastName2: 'López', birth: '1990-02-28', country: 'ESP' },
  )
  expect(z.encode(guestPayload, { id: 'g1', index: 1, main: true, age: 34, country: 'ESP' })).toMatchObject({
    id: 'g1',
    age: 34,
    country_alpha_2: 'ES',
    country_alpha_3: 'ESP',
  })
})

it('document', () => {
  expectRoundTrip(
    guestWire,
    {
      ...bare,
      documentType: 'DNI',
      documentNumber: '12345678Z',
      issueDate: '2021-05-01',
      expiryDate: '2031-05-01',
      supportNumber: 'CAA000000',
      issueCountry: 'ESP',
    },
    {
      ...bareWire,
      type: 'DNI',
      passport: '12345678Z',
      expedition: '2021-05-01',
      expiration: '2031-05-01',
      document_support_number: 'CAA000000',
      document_issue_country: 'ESP',
    },
  )
  const payload = { lastDocumentNumber: 'OLD1', drivingLicence: 'L1', hasDrivingLicence: true }
  expect(z.encode(guestPayload, { id: 'g1', index: 1, main: true, ...payload })).toMatchObject({
    lastPassport: 'OLD1',
    driverlicense: 'L1',
    hasDriveLicense: true,
  })
})

it('document types are P, ID, I, DNI, N and D', () => {
  expect(documentTypes.toSorted()).toEqual(['D', 'DNI', 'I', 'ID', 'N', 'P'])
  for (const type of documentTypes) expect(z.decode(guestWire, { ...bareWire, type }).documentType).toBe(type)
  expect(z.safeDecode(guestWire, { ...bareWire, type: 'X' }).success).toBe(false)
})

it('birth and residence', () => {
  const same = { region: 'Girona', municipality: 'Olot', street: 'Nou 1', city: 'Olot' }
  expectRoundTrip(
    guestWire,
    {
      ...bare,
      ...same,
      birthCountry: 'ESP',
      birthProvince: 'Girona',
      birthMunicipality: 'Olot',
      postalCode: '17800',
    },
    {
      ...bareWire,
      ...same,
      birth_country: 'ESP',
      birth_province: 'Girona',
      birth_municipality: 'Olot',
      postal_code: '17800',
    },
  )
})

it('contact and consent, each true or false', () => {
  const same = { email: 'ana@example.com', phone: '+34600000000', phone2: '+34600000001' }
  expectRoundTrip(
    guestWire,
    { ...bare, ...same, emailConsent: true, emailPrivacy: false },
    { ...bareWire, ...same, email_consent: true, email_privacy: false },
  )
  expect(z.safeDecode(guestWire, { ...bareWire, email_consent: 'yes' }).success).toBe(false)
})

it.each([
  ['MEMBER-09.a', 'joined', true, false],
  ['MEMBER-09.b', 'refused', false, true],
] as const)('%s a membership that was %s is sent as two flags, both ways', (_, membership, joined, refused) => {
  const flags = { b_and_me_subscription: joined, b_and_me_subscription_refused: refused }
  expectRoundTrip(guestWire, { ...bare, membership }, { ...bareWire, ...flags })
  expectRoundTrip(
    guestPayload,
    { id: 'g1', index: 1, main: true, membership },
    { id: 'g1', index: 1, board: '0', ...flags },
  )
})

it.each([{}, { b_and_me_subscription: false }, { b_and_me_subscription: false, b_and_me_subscription_refused: false }])(
  'decodes no membership answer if the guest neither joined nor refused',
  (flags) => {
    expect(z.decode(guestWire, { ...bareWire, ...flags })).toEqual(bare)
  },
)

it.each([
  ['missing', false, false],
  ['signed', true, false],
  ['uploaded', true, true],
] as const)('MODEL-14.e a %s signature is sent as two flags', (signatureState, has_signature, signatureUploaded) => {
  expect(z.encode(guestWire, { ...bare, signatureState })).toMatchObject({ has_signature, signatureUploaded })
})
