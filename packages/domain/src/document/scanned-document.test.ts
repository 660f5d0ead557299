import { expect, it } from 'vitest'
import { type Guest, guestSchema } from '../guest/guest.ts'
import { buildGuest } from '../testing/builders.ts'
import { applyScannedDocument, clearGuest, type ScannedDocument } from './scanned-document.ts'

const scanned: ScannedDocument = {
  documentNumber: '99999999R',
  documentType: 'DNI',
  supportNumber: 'BAA000589',
  lastName: 'GARCIA DE LA FUENTE',
  firstName: 'CARMEN',
  birthDate: '1980-01-01',
  expiryDate: '2031-01-01',
  issueDate: '2021-01-01',
  issueDateDerived: true,
  nationality: 'ESP',
  gender: 'F',
  issueCountry: 'ESP',
}

it('a scan fills number, names, dates, countries, gender, type and support number', () => {
  const guest = applyScannedDocument(
    scanned,
    buildGuest({ firstName: undefined, lastName: undefined, documentNumber: undefined }),
  )
  expect(guest).toMatchObject(scanned)
  expect(guest.manual).toBe(false)
  expect(guestSchema.parse(guest)).toBeTruthy()
})

it('values that the scan does not contain stay', () => {
  const { documentNumber } = scanned
  const guest = buildGuest({ supportNumber: 'AAA000001', documentNumber })
  expect(applyScannedDocument({ documentNumber, firstName: '', lastName: '' }, guest)).toEqual({
    ...guest,
    manual: false,
  })
})

it('data of another document does not carry over to this one', () => {
  const before = buildGuest({ documentNumber: 'OTHER123', supportNumber: 'AAA000001', issueDate: '2020-01-01' })
  const { supportNumber, issueDate, email } = applyScannedDocument(
    { documentNumber: 'P1234567', firstName: '', lastName: '' },
    before,
  )
  expect({ supportNumber, issueDate, email }).toEqual({ email: before.email })
})

it('a date read from the document is no longer marked as derived', () => {
  const { issueDateDerived: _, ...told } = scanned
  expect(applyScannedDocument(told, buildGuest({ issueDateDerived: true }))).not.toHaveProperty('issueDateDerived')
})

it.each<[string, Partial<Guest>, string]>([
  ["the booking's spelling of the same name stays", { lastName: 'García de la Fuente' }, 'García de la Fuente'],
  ['another name is replaced', { lastName: 'Soler' }, 'GARCIA DE LA FUENTE'],
])('%s', (_, booked, expected) => {
  expect(applyScannedDocument(scanned, buildGuest(booked)).lastName).toBe(expected)
})

it.each<[string, Partial<Guest>, string]>([
  ['as the family writes it', { lastName: undefined }, 'Müller'],
  ['as their own booking writes it, with priority', { lastName: 'Mueller' }, 'Mueller'],
])('G21 spells a machine-written surname %s', (_, booked, expected) => {
  const lena = { ...scanned, lastName: 'MUELLER', firstName: 'LENA' }
  const form = { familySurnames: ['Rossi', 'Müller'] }
  expect(applyScannedDocument(lena, buildGuest(booked), form).lastName).toBe(expected)
  expect(applyScannedDocument({ ...lena, lastName: 'SOLER' }, buildGuest(booked), form).lastName).toBe('SOLER')
})

it.each([
  ['GARCIA LOPEZ', 'GARCIA', 'LOPEZ'],
  ['GARCIA DE LA FUENTE', 'GARCIA', 'DE LA FUENTE'],
  ['DE LA CRUZ SAN JOSE', 'DE LA CRUZ', 'SAN JOSE'],
  ['GARCIA', 'GARCIA', undefined],
  ['GARCIA LORCA PEREZ', 'GARCIA LORCA PEREZ', undefined],
])('splits %s into %s and %s', (lastName, first, second) => {
  const guest = applyScannedDocument({ ...scanned, lastName }, buildGuest(), { secondSurname: true })
  expect([guest.lastName, guest.secondLastName]).toEqual([first, second])
})

it('splits two surnames only for Spain', () => {
  const guest = applyScannedDocument({ ...scanned, nationality: 'FRA' }, buildGuest(), { secondSurname: true })
  expect([guest.lastName, guest.secondLastName]).toEqual(['GARCIA DE LA FUENTE', undefined])
})

it("scanning again clears what the guest gave, but not the hotel's own data", () => {
  const ofHotel = {
    id: 'guest-7',
    customerId: 'c1',
    index: 3,
    main: false,
    adult: true,
    signatureState: 'signed',
  } as const
  const given = buildGuest({
    ...ofHotel,
    supportNumber: 'AAA000001',
    issueDateDerived: true,
    manual: true,
    faceMatched: true,
  })
  expect(clearGuest({ ...given, scanConsent: true })).toEqual({
    ...ofHotel,
    state: 'incomplete',
    faceMatched: false,
    authorized: true,
    editable: true,
    blockFilledFields: false,
    askForIssueDate: false,
    scanConsent: true,
  })
})

it.each<[string, string, { lastName: string; secondLastName?: string }, [string, string | undefined]]>([
  ['both in one field', 'GARCIA LOPEZ', { lastName: 'García López' }, ['García', 'López']],
  [
    'split differently than a machine would',
    'FERNANDEZ DE CORDOBA LOPEZ',
    { lastName: 'Fernández de Córdoba', secondLastName: 'López' },
    ['Fernández de Córdoba', 'López'],
  ],
  ['a particle', 'VAN DIJK', { lastName: 'van Dijk' }, ['van Dijk', undefined]],
  ['a particle that was not booked', 'VAN DIJK', { lastName: '' }, ['VAN DIJK', undefined]],
  ['one of two words', 'ORTEGA Y GASSET', { lastName: '' }, ['ORTEGA Y GASSET', undefined]],
  ['another name', 'PEREZ RUIZ', { lastName: 'García López' }, ['PEREZ', 'RUIZ']],
])('J5 %s: %s', (_, lastName, booked, expected) => {
  const guest = applyScannedDocument({ ...scanned, nationality: 'ESP', lastName }, buildGuest(booked), {
    secondSurname: true,
  })
  expect([guest.lastName, guest.secondLastName]).toEqual(expected)
})

it('CAPTURE-11.b a repeated scan leaves no picture and no MRZ, even if the page sends some', () => {
  const images = {
    documentImage1: 'x',
    documentImage2: 'x',
    documentFace: 'x',
    driveLicenseImage: 'x',
    driverlicense: 'x',
  }
  const guest = { ...buildGuest({ hasDocumentFace: true }), ...images, documentMRZData: 'P<' }
  const left = Object.keys(clearGuest(guest))
  expect(left.filter((name) => [...Object.keys(images), 'documentMRZData', 'hasDocumentFace'].includes(name))).toEqual(
    [],
  )
})
