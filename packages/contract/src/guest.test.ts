import { documentTypes, type Guest } from '@foyer/domain/guest/guest.ts'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { guestWire } from './guest.ts'
import { guestPayload } from './guest-payload.ts'
import { expectSame } from './testing/round-trip.ts'

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
  state: 'incomplete',
  has_signature: false,
  signatureUploaded: false,
  face_recognition_completed: false,
  authorized: true,
  is_editable: true,
  block_filled_fields: false,
  ask_for_expedition_date: false,
}

it('a guest without data has its flags', () => {
  expectSame(guestWire, bare, bareWire)
})

it.each([
  ['missing', false, false],
  ['signed', true, false],
  ['uploaded', true, true],
] as const)('a signature that is %s is said in two flags', (signatureState, signed, uploaded) => {
  expectSame(
    guestWire,
    { ...bare, signatureState },
    { ...bareWire, has_signature: signed, signatureUploaded: uploaded },
  )
})

it('MODEL-09 identity', () => {
  const same = { firstName: 'Ana', lastName: 'García', gender: 'F', nationality: 'ESP' } as const
  expectSame(
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

it('MODEL-10 document', () => {
  expectSame(
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

it('MODEL-11 document types are P, ID, I, DNI, N and D', () => {
  expect(documentTypes.toSorted()).toEqual(['D', 'DNI', 'I', 'ID', 'N', 'P'])
  for (const type of documentTypes) expect(z.decode(guestWire, { ...bareWire, type }).documentType).toBe(type)
  expect(z.safeDecode(guestWire, { ...bareWire, type: 'X' }).success).toBe(false)
})

it('MODEL-12 birth and residence', () => {
  const same = { region: 'Girona', municipality: 'Olot', street: 'Nou 1', city: 'Olot' }
  expectSame(
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

it('MODEL-13 contact and consent, each a yes or a no', () => {
  const same = { email: 'ana@example.com', phone: '+34600000000', phone2: '+34600000001' }
  expectSame(
    guestWire,
    { ...bare, ...same, emailConsent: true, emailPrivacy: false },
    { ...bareWire, ...same, email_consent: true, email_privacy: false },
  )
  expect(z.safeDecode(guestWire, { ...bareWire, email_consent: 'yes' }).success).toBe(false)
})

it.each([
  ['joined', true, false],
  ['refused', false, true],
] as const)('MEMBER-09 a membership that was %s is two flags on the wire, both ways', (membership, joined, refused) => {
  const flags = { b_and_me_subscription: joined, b_and_me_subscription_refused: refused }
  expectSame(guestWire, { ...bare, membership }, { ...bareWire, ...flags })
  expectSame(guestPayload, { id: 'g1', index: 1, main: true, membership }, { id: 'g1', index: 1, board: '0', ...flags })
})

it.each([{}, { b_and_me_subscription: false }, { b_and_me_subscription: false, b_and_me_subscription_refused: false }])(
  'MEMBER-09 whoever has neither joined nor refused has not answered',
  (flags) => {
    expect(z.decode(guestWire, { ...bareWire, ...flags })).toEqual(bare)
  },
)
