import { randomUUID } from 'node:crypto'
import type { GuestPayload } from '@foyer/contract/guest-payload.ts'
import { checkGuest, getGuestFields } from '@foyer/domain/completion/check-guest.ts'
import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { getDocumentType } from '@foyer/domain/document/document-type.ts'
import { type FieldInput, type FieldKind, guestFieldNames } from '@foyer/domain/fields/field.ts'
import { type IssueKey, isBlocking, issueKeys } from '@foyer/domain/fields/issues.ts'
import { documentTypes, type Guest } from '@foyer/domain/guest/guest.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import { type GuestPage, RejectedCall } from '../../testing/guest-page.ts'
import { findReservation, saveGuests } from '../../testing/journey.ts'

const PARTY = 25
const BATCHES = 20
const today = '2027-05-10'

/** Valid and invalid input, with enough of each to reach every rule. */
const often = <const Value>(...values: readonly Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined, freq: 6 })
const country = often('ESP', 'ESP', 'DEU', 'FRA', 'ITA', 'ARE', 'HKG')
const day = often(
  '2027-05-10',
  '2027-05-11',
  '1955-05-10',
  '1985-06-01',
  '2012-03-04',
  '1900-01-01',
  '2032-01-31',
  '2027-02-30',
)
const number = fc.oneof(
  often('12345678Z', '12345678A', 'X1234567L', 'A58818501', 'C01X00T47', '000000', 'AB1', '12.345.678-z'),
  fc.string({ unit: fc.constantFrom(...'ABX0123456789'), minLength: 1, maxLength: 14 }),
)
const words = often('Soler', 'Soler Puig', 'Ñ', 'x'.repeat(99), 'Иванов')
const given = fc.record({
  firstName: words,
  lastName: words,
  secondLastName: words,
  gender: often('M', 'F'),
  birthDate: day,
  nationality: country,
  documentType: often(...documentTypes),
  documentNumber: number,
  supportNumber: often('BAA000589', 'E12345678', '123'),
  issueDate: day,
  expiryDate: day,
  issueCountry: country,
  country,
  region: words,
  municipality: words,
  city: words,
  street: words,
  postalCode: often('10115', 'SW1A 1AA'),
  birthCountry: country,
  birthProvince: words,
  birthMunicipality: words,
  email: fc.oneof(often('ana@example.com', 'ANA@example.com', 'nonsense'), fc.emailAddress()),
  phone: often('+34 600000000', '600000000', 'abc', '+34 600 000'),
  phone2: often('+34 600000000', '6 0 0'),
  emailConsent: often(true, false),
  emailPrivacy: often(true, false),
  relationship: often('PM', 'OT'),
  relatedTo: often('guest-of-another-stay'),
  language: often('es', 'de'),
  arrivalTime: often('12:00', '25:00'),
  checkoutTime: often('11:00', '11:60'),
})

const kinds: Partial<Record<string, FieldKind>> = {
  emailConsent: 'yesno',
  emailPrivacy: 'checkbox',
  arrivalTime: 'time',
  checkoutTime: 'time',
  nationality: 'country',
}

/** A hotel that asks for everything, with different fields for some guests. */
const fields = guestFieldNames
  .filter((name) => name !== 'secondLastName')
  .map(
    (name, at): FieldInput => ({
      name,
      type: kinds[name] ?? 'text',
      mandatory: at % 3 === 0,
      visible: at % 9 !== 4,
      ...(at % 5 === 0 && { hidden_for_nationalities: ['FRA'] }),
      ...(at % 4 === 0 && { optional_for_nationalities: ['ITA'] }),
      ...(at % 2 === 0 && { mandatory_for_countries: ['ESP', 'DEU'] }),
      ...(name === 'lastName' && { full_surname_nationalities: ['ESP'] }),
      ...(name === 'city' && { max_chars: 20 }),
      // One of both is enough only if the hotel itself requires neither.
      ...((name === 'email' || name === 'phone') && { mandatory: false, mandatory_for_countries: [] }),
    }),
  )
const curious: HotelConfigInput = {
  flags: { national_police_integration: true },
  screens: [
    { name: 'SearchReservation', order: 10 },
    {
      name: 'MrzCapture',
      order: 20,
      assets: [
        { type: 'FieldArray', name: 'document', fields: fields.slice(0, 12) },
        { type: 'FieldArray', name: 'mainGuest', fields: fields.slice(12) },
        { type: 'FieldArray', name: 'otherGuest', fields: fields.slice(15) },
      ],
    },
  ],
}

/** What only authorities refuse. */
const authorityIssues: readonly IssueKey[] = ['lettersNotAccepted', 'chooseFromList', 'documentNotAccepted']
// An unknown country doesn't get this far, an expired document is only a warning, only invoices
// have tax numbers, and there are no drivers here.
const elsewhere = ['invalidCountry', 'documentExpired', 'invalidTaxNumber', 'driverTooYoung', 'licenceExpires']
const hotelIssues = issueKeys.filter((key) => !elsewhere.includes(key) && !authorityIssues.includes(key))

it.each<[string, HotelConfigInput | undefined, readonly IssueKey[], number]>([
  ['a hotel of the demo', undefined, [], 20270510],
  ['a hotel that asks for everything', curious, hotelIssues, 20270511],
  ['a hotel that reports to Spain', { authority: { name: 'ses' } }, ['tooLong', 'chooseFromList'], 20270512],
  [
    'a hotel that reports to Italy',
    { authority: { name: 'alloggiati' } },
    ['lettersNotAccepted', 'documentNotAccepted'],
    20270513,
  ],
  ['a hotel that reports to Portugal', { ...curious, authority: { name: 'siba' } }, ['lettersNotAccepted'], 20270514],
])('the form and the server find the same issues in five hundred guests of %s', async (_, config, met, seed) => {
  const server = await createTestServer()
  if (config) await server.publish(1, { apps: { own: { channel: 'ownDevice' } }, ...config })
  const page = await createLargeParty(server)
  const reservation = await findReservation(page, 'FOY1001', 'García López')
  expect(reservation.guests).toHaveLength(PARTY)
  const seen = new Set<string>()
  for (const batch of fc.sample(fc.array(given, { minLength: PARTY, maxLength: PARTY }), { numRuns: BATCHES, seed })) {
    const typed = reservation.guests.map((guest, at) => toTypedGuest(guest, batch[at] ?? {}, page))
    const expected = typed.flatMap((guest) => listIssues(guest, typed, page))
    expect(await listRejections(page, reservation, typed)).toEqual(expected)
    for (const { issue } of expected) seen.add(issue)
  }
  expect(met.filter((key) => !seen.has(key))).toEqual([])
})

/** Converts input as the form does before applying the rules: a document has its effective type. */
function toTypedGuest(guest: Guest, values: Partial<Guest>, { hotelPage: { site } }: GuestPage): Guest {
  const { id, index, main, adult, state, signatureState, faceMatched, authorized, editable } = guest
  const { blockFilledFields, askForIssueDate } = guest
  const kept = { id, index, main, adult, state, signatureState, faceMatched, authorized, editable, blockFilledFields }
  const typed = { ...kept, askForIssueDate, ...values }
  return { ...typed, documentType: getDocumentType(typed, site.policies.guests) }
}

function listIssues(guest: Guest, others: readonly Guest[], { hotelPage: { site } }: GuestPage) {
  const form = { fields: getGuestFields(guest, site.fields), others, policy: site.policies.guests, today }
  return checkGuest(guest, form)
    .filter(isBlocking)
    .map(({ field, issue }) => ({ path: field, issue }))
}

/** Sends it over the wire and returns the issues that the server reports. */
async function listRejections(page: GuestPage, reservation: Parameters<typeof saveGuests>[1], typed: readonly Guest[]) {
  try {
    await saveGuests(page, reservation, typed.map(toPayload))
    return []
  } catch (refused) {
    if (!(refused instanceof RejectedCall)) throw refused
    return refused.issues
  }
}

function toPayload(guest: Guest): GuestPayload {
  const { id, index, main } = guest
  return { id, index, main, ...Object.fromEntries(guestFieldNames.map((name) => [name, guest[name]])) }
}

async function createLargeParty(server: TestServer): Promise<GuestPage> {
  await server.db.inHotel(1, async (tx) => {
    const [first] = await tx
      .selectFrom('guests')
      .innerJoin('reservations', 'reservations.id', 'guests.reservation_id')
      .select(['reservation_id', 'position'])
      .where('reference', '=', 'FOY1001')
      .execute()
    if (!first) throw new Error('nobody is booked')
    const more = Array.from({ length: PARTY - 1 }, (_, at) => ({
      hotel_id: 1,
      id: randomUUID(),
      reservation_id: first.reservation_id,
      position: first.position + 1 + at,
      main: false,
      adult: at % 3 === 0 ? null : true,
      given: JSON.stringify({}),
    }))
    await tx.insertInto('guests').values(more).execute()
  })
  return server.open()
}
