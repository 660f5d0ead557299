import { saveStep, startLog, updateLog } from '@foyer/contract/checkin-log.ts'
import { decodeMrz } from '@foyer/contract/document.ts'
import { saveFaceConsent } from '@foyer/contract/face.ts'
import type { GuestPayload } from '@foyer/contract/guest-payload.ts'
import { confirmArrival, updateGuests } from '@foyer/contract/guests.ts'
import { legalConditions } from '@foyer/contract/legal.ts'
import { findPostalCodes } from '@foyer/contract/postal-codes.ts'
import { rateExperience } from '@foyer/contract/rating.ts'
import { endVisit, markMessagesRead, searchReservations, visitReservations } from '@foyer/contract/reservation.ts'
import { selectOptions } from '@foyer/contract/select.ts'
import { uploadSignature } from '@foyer/contract/signature.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { trackEvent } from '@foyer/contract/tracking.ts'
import type { Browser } from './browser.ts'
import { HOTEL, type SeededReservation } from './seed-reservations.ts'

const SIGNATURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const completeGuest = {
  gender: 'F',
  birthDate: '1985-06-01',
  nationality: 'DEU',
  documentType: 'P',
  issueDate: '2022-01-31',
  expiryDate: '2040-01-31',
  issueCountry: 'DEU',
  country: 'DEU',
  region: 'Berlin',
  municipality: 'Berlin',
  city: 'Berlin',
  street: 'Lindenallee 4',
  postalCode: '10115',
  phone: '+49 15112345678',
  emailPrivacy: true,
} as const satisfies Partial<GuestPayload>

const PASSPORT = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10'

/** One guest on their own phone, from the first page to the key: every call that the page makes. */
export async function runGuestCalls(browser: Browser, { reference, surname, group }: SeededReservation): Promise<void> {
  const page = await browser.open('own')
  const common = { hotelId: HOTEL, reference }
  await browser.call(visitReservations, {}, 'visitReservations, first')
  const wrong = { body: { voucher: reference, surname: 'Nobody' } }
  await browser.send(searchReservations, wrong, { name: 'search, not found', status: 404 })
  const search = { body: { voucher: reference, surname } }
  const found = await browser.call(searchReservations, search, 'search, first')
  const [stay] = found.reservations
  if (!stay) throw new Error(`${reference} is not found.`)
  await browser.repeat(searchReservations, search, { name: 'search' })
  await browser.repeat(startLog, { body: { ...common, guestCount: 2, action: 'checkin' } })
  await browser.repeat(visitReservations)
  await browser.repeat(saveStep, {
    body: { ...common, step: 'guest-list', isPok: false, isFrontApp: false, finished: false },
  })
  await browser.repeat(trackEvent, {
    body: {
      session: { trackingNumber: '1-1-1', reservationNumber: reference, isPok: false, hotelId: HOTEL, companyId: 1 },
      type: 'navigation',
      state: 'guest-list',
      description: 'page loaded',
    },
  })
  await browser.repeat(markMessagesRead, { body: { reference, messages: stay.messages.map(({ id }) => id) } })
  await browser.repeat(selectOptions, { body: { source: { list: 'countries' } } })
  await browser.repeat(legalConditions, { body: { hotelId: HOTEL, language: 'en' } })
  await browser.call(findPostalCodes, { body: { country: 'ESP', query: '08002' } })
  await browser.repeat(decodeMrz, { body: { mrz: PASSPORT } })
  await browser.repeat(saveFaceConsent, { body: { people: stay.guests.map(({ id }) => ({ id, scan: true })) } })
  await browser.repeat(updateGuests, {
    body: {
      ...common,
      reservationId: stay.id,
      isPok: false,
      language: 'en',
      guests: stay.guests.map(({ id, index, main }) => ({
        ...completeGuest,
        id,
        index,
        main,
        firstName: `Ana ${index}`,
        lastName: surname,
        documentNumber: `C01X00T4${index}`,
        email: `ana.${index}@example.com`,
      })),
    },
  })
  const checks = Object.fromEntries(page.site.fields.checks.map(({ name }) => [name, true]))
  const ticks = { version: page.version, checks, terms: true }
  const guests = stay.guests.map(({ id }) => ({ id, signature: SIGNATURE, ticks }))
  await browser.repeat(uploadSignature, { body: { ...common, guests } })
  await browser.repeat(fetchSummary, { body: { reference } })
  await browser.call(confirmArrival, {
    body: {
      ...common,
      reservationId: stay.id,
      startDate: stay.startDate,
      endDate: stay.endDate,
      confirmedAt: `${stay.startDate}T16:00:00`,
      guests: [],
    },
  })
  await browser.call(visitReservations, {}, 'visitReservations, arrived')
  await browser.repeat(updateLog, { params: { code: reference }, body: { status: 'completed' } })
  await browser.repeat(rateExperience, { params: { reservationId: stay.id }, body: { rating: 5 } })
  await browser.repeat(searchReservations, { body: { voucher: group, surname } }, { name: 'search, by group' })
  await browser.call(endVisit)
}

/** A guest at a kiosk of a hotel that asks only for the surname. */
export async function runKioskCalls(browser: Browser, { surname }: SeededReservation): Promise<void> {
  await browser.open('kiosk')
  const name = 'search, surname at a kiosk'
  const { reservations } = await browser.call(searchReservations, { body: { surname } }, `${name}, first`)
  if (reservations.length !== 1) throw new Error(`${surname} is found ${reservations.length} times.`)
  await browser.repeat(searchReservations, { body: { surname } }, { name })
  await browser.call(endVisit, {}, 'endVisit, kiosk')
}
