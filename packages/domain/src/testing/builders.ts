import { type HotelConfig, type HotelConfigInput, hotelConfigSchema } from '../config/hotel-config.ts'
import { resolveSite, type Site } from '../config/site.ts'
import type { Guest } from '../guest/guest.ts'
import type { Reservation } from '../reservation/reservation.ts'

/** A main guest with complete data and no signature. */
export function buildGuest(changes: Partial<Guest> = {}): Guest {
  return {
    id: 'guest-1',
    index: 1,
    main: true,
    adult: true,
    state: 'incomplete',
    firstName: 'Ana',
    lastName: 'Soler',
    gender: 'F',
    birthDate: '1985-06-01',
    nationality: 'DEU',
    documentType: 'P',
    documentNumber: 'C01X00T47',
    expiryDate: '2032-01-31',
    country: 'DEU',
    street: 'Lindenallee 4',
    postalCode: '10115',
    city: 'Berlin',
    email: 'ana.soler@example.com',
    phone: '+49 15112345678',
    signatureState: 'missing',
    faceMatched: false,
    authorized: true,
    editable: true,
    blockFilledFields: false,
    askForIssueDate: false,
    ...changes,
  }
}

/** One adult for three nights, with nothing done yet. */
export function buildReservation(changes: Partial<Reservation> = {}): Reservation {
  return {
    id: 'reservation-1',
    reference: 'FOY1001',
    state: 'expected',
    startDate: '2030-05-10',
    endDate: '2030-05-13',
    nights: 3,
    adults: 1,
    children: 0,
    customer: { firstName: 'Ana', lastName: 'Soler' },
    guests: [buildGuest()],
    room: {
      hotelId: 1,
      hotelName: 'Foyer Palace',
      picture: 'room',
      typeId: 'double',
      type: 'Double room',
      typeNames: { en: 'Double room', es: 'Habitación doble' },
      number: '204',
      floor: 2,
    },
    roomReady: true,
    roomAvailable: true,
    messages: [],
    preCheckinCompleted: false,
    preCheckinHasExtras: true,
    customerCanEdit: true,
    payAttempts: 0,
    hasPets: false,
    included: [],
    ...changes,
  }
}

/** An unread message in English. */
export function buildMessage(text: string, changes: Partial<Reservation['messages'][number]> = {}) {
  return { id: 'm1', date: '2030-05-09', read: false, text, texts: { en: text }, ...changes }
}

export function buildHotelConfig(document: HotelConfigInput = {}): HotelConfig {
  return hotelConfigSchema.parse(document)
}

export function buildSite(document: HotelConfigInput = {}, appKey = 'own'): Site {
  return resolveSite({ config: buildHotelConfig(document), appKey })
}
