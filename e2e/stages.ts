import { startLog } from '@foyer/contract/checkin-log.ts'
import type { GuestPayload } from '@foyer/contract/guest-payload.ts'
import { confirmArrival, updateGuests } from '@foyer/contract/guests.ts'
import { searchReservations } from '@foyer/contract/reservation.ts'
import { uploadSignature } from '@foyer/contract/signature.ts'
import { processes } from '@foyer/domain/mode/processes.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Page } from '@playwright/test'
import { lucia, type Stay, typedContact, typedDocument } from './check-in-steps.ts'
import { createGuest, type Guest } from './guest.ts'
import { GuestCalls } from './guest-calls.ts'

/** The smallest possible picture. */
const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

type Given = Partial<GuestPayload>

const screenOfStay = {
  guests: (reference: string) => `guest-list/${reference}`,
  bill: (reference: string) => `check-in-summary/${reference}/-/-/-/-/-/-`,
  extras: (reference: string) => `check-in-extras/${reference}`,
  betterCars: (reference: string) => `rac-upsell/${reference}`,
} as const

type ScreenOfStay = keyof typeof screenOfStay

interface Step {
  /** The calls of the guest's page that lead here from the previous stage. */
  readonly pass: (calls: GuestCalls, reservation: Reservation, given: Given) => Promise<unknown>
  /** The resulting screen, below the hotel's address. */
  readonly screen: (reservation: Reservation) => string
}

/**
 * Stages at which a journey can begin, in order. Each is reached through the API calls of the
 * screens before it; `stages.spec.ts` proves that tapping leads to the same screen.
 */
const steps = {
  /** Searched and confirmed: at the one guest's document, or at the list of a party. */
  found: {
    pass: begin,
    screen: ({ reference, guests }) =>
      guests.length === 1 ? `guest-detail/${reference}/1` : screenOfStay.guests(reference),
  },
  /** Everyone's document and contact are saved: at the signature. */
  saved: { pass: save, screen: ({ reference }) => `signpad/${reference}` },
  /** Everyone has signed: at the bill. */
  signed: { pass: sign, screen: ({ reference }) => screenOfStay.bill(reference) },
  /** Checked in, with any balance to be paid at reception: at the key. */
  arrived: { pass: arrive, screen: ({ reference }) => `room-key/${reference}` },
} as const satisfies Record<string, Step>

export type Stage = keyof typeof steps
export const stageNames = Object.keys(steps) as Stage[]

interface Way {
  readonly stay?: Stay
  /** Overrides what `line.ts` types. */
  readonly given?: Given
}

async function find(page: Page, address: string, { reservation: voucher, surname }: Stay) {
  const calls = await GuestCalls.at(page, address)
  const { reservations } = await calls.call(searchReservations, { body: { voucher, surname } })
  const [reservation] = reservations
  if (!reservation) throw new Error(`${voucher} is not there.`)
  return { calls, reservation }
}

/** Opens the page at a stage. A device of the hotel must be enrolled first. */
export async function atStage(
  page: Page,
  address: string,
  stage: Stage,
  { stay = lucia, given = {} }: Way = {},
): Promise<Guest> {
  const { calls, reservation } = await find(page, address, stay)
  for (const name of stageNames.slice(0, stageNames.indexOf(stage) + 1))
    await steps[name].pass(calls, reservation, given)
  await page.goto(address + steps[stage].screen(reservation))
  return createGuest(page)
}

/**
 * Opens one of a reservation's screens right after it was confirmed: for prepared parties, and for
 * lists.
 */
export async function atScreen(page: Page, address: string, screen: ScreenOfStay, stay: Stay): Promise<Guest> {
  const { calls, reservation } = await find(page, address, stay)
  await begin(calls, reservation)
  await page.goto(address + screenOfStay[screen](reservation.reference))
  return createGuest(page)
}

const isoDate = ([day, month, year]: readonly [string, string, string]) => `${year}-${month}-${day}`

/**
 * From here on staff see a guest at a screen with this reservation, and no other screen may open
 * it.
 */
function begin(calls: GuestCalls, { reference, guests }: Reservation) {
  const { hotel, site } = calls.hotelPage
  const { logAction: action } = processes[site.process]
  return calls.call(startLog, {
    body: { reference, hotelId: hotel.id, guestCount: guests.length, action, appId: site.appKey },
  })
}

/** A change carries this in its address unless it is made before arrival. */
const atTheHotel = ({ hotelPage }: GuestCalls): { isPok?: true } =>
  processes[hotelPage.site.process].beforeArrival ? {} : { isPok: true }

/** Sequentially, as the page saves them. */
async function save(calls: GuestCalls, { id, reference, guests }: Reservation, given: Given): Promise<void> {
  const { hotel, site } = calls.hotelPage
  for (const { id: guestId, index, main, firstName, lastName, secondLastName, version } of guests) {
    const guest: GuestPayload = {
      id: guestId,
      index,
      main,
      ...(firstName && { firstName }),
      ...(lastName && { lastName }),
      ...(secondLastName && { secondLastName }),
      ...(version !== undefined && { version }),
      step: 3,
      language: calls.language,
      documentType: 'P',
      birthDate: isoDate(typedDocument.born),
      gender: 'F',
      nationality: 'DEU',
      documentNumber: `${typedDocument.number.slice(0, -1)}${6 + index}`,
      expiryDate: isoDate(typedDocument.validUntil),
      email: typedContact.email,
      country: 'DEU',
      street: typedContact.street,
      postalCode: typedContact.postalCode,
      manual: true,
      ...given,
    }
    await calls.call(updateGuests, {
      query: atTheHotel(calls),
      body: {
        reservationId: id,
        reference,
        hotelId: hotel.id,
        isPok: site.device.isPok,
        language: calls.language,
        guests: [guest],
        guestIndex: index,
      },
    })
  }
}

function sign(calls: GuestCalls, { reference, guests }: Reservation) {
  const { site, version, hotel } = calls.hotelPage
  const ticks = { version, checks: Object.fromEntries(site.fields.checks.map(({ name }) => [name, true])), terms: true }
  return calls.call(uploadSignature, {
    body: { reference, hotelId: hotel.id, guests: guests.map(({ id }) => ({ id, signature: DOT, ticks })) },
  })
}

function arrive(calls: GuestCalls, { id, reference, startDate, endDate, guests }: Reservation) {
  return calls.call(confirmArrival, {
    query: atTheHotel(calls),
    body: {
      hotelId: calls.hotelPage.hotel.id,
      reservationId: id,
      reference,
      startDate,
      endDate,
      payAction: 'payInReception',
      confirmedAt: new Date().toISOString(),
      guests: guests.map((guest) => ({ id: guest.id, signatureId: guest.id })),
    },
  })
}
