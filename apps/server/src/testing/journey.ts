import { showLicence } from '@foyer/contract/driving-licence.ts'
import type { GuestPayload } from '@foyer/contract/guest-payload.ts'
import { confirmArrival, updateGuests } from '@foyer/contract/guests.ts'
import { acceptTerms } from '@foyer/contract/legal.ts'
import { preCheckIn } from '@foyer/contract/pre-checkin.ts'
import { searchReservations } from '@foyer/contract/reservation.ts'
import { uploadSignature } from '@foyer/contract/signature.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { buildGuest } from '@foyer/domain/testing/builders.ts'
import type { GuestPage } from './guest-page.ts'

const PNG_DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export const signatureDataUrl = `data:image/png;base64,${PNG_DOT.toString('base64')}`

/** Finds one reservation, or fails the test. */
export async function findReservation(page: GuestPage, voucher: string, surname: string): Promise<Reservation> {
  const { reservations } = await page.call(searchReservations, { body: { voucher, surname } })
  const [found] = reservations
  if (!found) throw new Error(`${voucher} is not there.`)
  return found
}

/** A payload with everything that a hotel may ask of this member of the party. */
export function buildGuestPayload({ id, index, main }: Guest, changes: Partial<GuestPayload> = {}): GuestPayload {
  const { firstName, gender, birthDate, nationality, documentType, expiryDate, country } = buildGuest()
  return {
    id,
    index,
    main,
    firstName: `${firstName} ${index}`,
    lastName: 'Soler',
    gender,
    birthDate,
    nationality,
    documentType,
    documentNumber: `C01X00T4${index}`,
    issueDate: '2022-01-31',
    expiryDate,
    issueCountry: 'DEU',
    country,
    region: 'Berlin',
    municipality: 'Berlin',
    city: 'Berlin',
    street: 'Lindenallee 4',
    postalCode: '10115',
    email: `ana.${index}@example.com`,
    phone: '+49 15112345678',
    emailPrivacy: true,
    ...changes,
  }
}

export function saveGuests(page: GuestPage, { id, reference }: Reservation, guests: GuestPayload[], key?: string) {
  const { hotelPage, facts } = page
  const { id: hotelId } = hotelPage.hotel
  const { isPok } = hotelPage.site.device
  return page.call(updateGuests, {
    body: { reservationId: id, reference, hotelId, isPok, language: facts.language, guests },
    ...(key ? { key } : {}),
  })
}

/** Ticks everything that the hotel asks above a signature. */
export function buildAllTicks({ hotelPage: { site, version } }: GuestPage) {
  return { version, checks: Object.fromEntries(site.fields.checks.map(({ name }) => [name, true])), terms: true }
}

export function sign(page: GuestPage, { reference, guests }: Reservation, signature = signatureDataUrl) {
  const hotelId = page.hotelPage.hotel.id
  const ticks = buildAllTicks(page)
  return page.call(uploadSignature, {
    body: { reference, hotelId, guests: guests.map(({ id }) => ({ id, signature, ticks })) },
  })
}

/** Fetches the summary and accepts its terms if they haven't been accepted yet. */
export async function acceptTermsAndReadSummary(page: GuestPage, reference: string) {
  const summary = await page.call(fetchSummary, { body: { reference } })
  const { version } = page.hotelPage
  if (!summary.termsAccepted) await page.call(acceptTerms, { body: { reference, version } })
  return summary
}

export function arrive(page: GuestPage, { id, reference, startDate, endDate }: Reservation, key?: string) {
  return page.call(confirmArrival, {
    body: {
      hotelId: page.hotelPage.hotel.id,
      reservationId: id,
      reference,
      startDate,
      endDate,
      confirmedAt: '2027-05-10T12:00:00',
      guests: [],
    },
    ...(key ? { key } : {}),
  })
}

/** Saves everything for the whole party, each guest with these changes. */
export function saveParty(page: GuestPage, reservation: Reservation, changes: Partial<GuestPayload> = {}) {
  return saveGuests(
    page,
    reservation,
    reservation.guests.map((guest) => buildGuestPayload(guest, changes)),
  )
}

/** Each driver types a licence. */
export async function showLicences(page: GuestPage, { reference, guests }: Reservation): Promise<void> {
  for (const { id, index } of guests) {
    const typed = { number: `U1H45T78${index}`, country: 'ITA', validUntil: '2036-01-31' }
    await page.call(showLicence, { body: { hotelId: page.hotelPage.hotel.id, reference, driver: id, typed } })
  }
}

/** Runs a check-in from the search to the signature, and saves it for the arrival. */
export async function prepare(page: GuestPage, voucher: string, surname: string): Promise<Reservation> {
  const found = await findReservation(page, voucher, surname)
  await saveParty(page, found)
  await sign(page, found)
  const { guests } = await findReservation(page, voucher, surname)
  const { hotel, site } = page.hotelPage
  const body = { hotelId: hotel.id, reference: found.reference, wishes: {}, guests, isPok: site.device.isPok }
  const { errors } = await page.call(preCheckIn, { body })
  if (errors.length > 0) throw new Error(errors.join(' '))
  return findReservation(page, voucher, surname)
}

/** Runs a check-in from the search to the key. */
export async function checkIn(page: GuestPage, voucher: string, surname: string): Promise<Reservation> {
  const found = await findReservation(page, voucher, surname)
  await saveParty(page, found)
  await sign(page, found)
  await arrive(page, found)
  return findReservation(page, voucher, surname)
}
