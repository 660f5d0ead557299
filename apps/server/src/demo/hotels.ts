import { beachDocument } from './beach.ts'
import { beachReservations, beachRoomTypes } from './beach-reservations.ts'
import { carsDocument } from './cars.ts'
import { carsReservations, carsRoomTypes } from './cars-reservations.ts'
import type { DemoHotel, DemoLicense } from './demo-hotel.ts'
import { madridDocument } from './madrid.ts'
import { madridReservations, madridRoomTypes } from './madrid-reservations.ts'
import { palaceDocument } from './palace.ts'
import { palaceReservations } from './palace-reservations.ts'
import { palaceRoomTypes } from './palace-rooms.ts'
import { palaceMemberships } from './palace-walk-in.ts'
import { romaDocument } from './roma.ts'
import { romaReservations, romaRoomTypes } from './roma-reservations.ts'

export const demoCompany = { id: 1, name: 'Foyer Hotels' }

export const DEMO_CURRENCY = 'EUR'

/** The kiosk's own code, and one for any other device, which chooses its app itself. */
const buildLicenses = (kiosk: string, anyDevice: string): DemoLicense[] => [
  { code: kiosk, appKey: 'kiosk' },
  { code: anyDevice, appKey: null },
]

export const demoHotels: readonly DemoHotel[] = [
  {
    id: 1,
    name: 'Foyer Palace',
    city: 'Barcelona',
    country: 'ESP',
    timeZone: 'Europe/Madrid',
    licenses: [
      ...buildLicenses('FOYE-RHOT-ELKI-OSK1', 'FOYE-RHOT-ELDE-VICE'),
      { code: 'FOYE-RHOT-ELCA-RDS1', appKey: 'kiosk-cards' },
    ],
    document: palaceDocument,
    roomTypes: palaceRoomTypes,
    notReady: ['302', '304'],
    reservations: palaceReservations,
    memberships: palaceMemberships,
  },
  {
    id: 2,
    name: 'Foyer Beach',
    city: 'Lagos',
    country: 'PRT',
    timeZone: 'Europe/Lisbon',
    licenses: buildLicenses('FOYE-RBEA-CHKI-OSK1', 'FOYE-RBEA-CHDE-VICE'),
    document: beachDocument,
    roomTypes: beachRoomTypes,
    notReady: [],
    reservations: beachReservations,
  },
  {
    id: 3,
    name: 'Foyer Cars',
    city: 'Gran Canaria Airport',
    country: 'ESP',
    timeZone: 'Atlantic/Canary',
    licenses: buildLicenses('FOYE-RCAR-SRAC-KIO1', 'FOYE-RCAR-SDEV-ICE1'),
    document: carsDocument,
    roomTypes: carsRoomTypes,
    notReady: [],
    reservations: carsReservations,
  },
  {
    id: 4,
    name: 'Foyer Roma',
    city: 'Roma',
    country: 'ITA',
    timeZone: 'Europe/Rome',
    licenses: buildLicenses('FOYE-RROM-AITA-KIO1', 'FOYE-RROM-ADEV-ICE1'),
    document: romaDocument,
    roomTypes: romaRoomTypes,
    notReady: [],
    reservations: romaReservations,
  },
  {
    id: 5,
    name: 'Foyer Madrid',
    city: 'Madrid',
    country: 'ESP',
    timeZone: 'Europe/Madrid',
    licenses: buildLicenses('FOYE-RMAD-RIDK-IOS1', 'FOYE-RMAD-RIDD-EVI1'),
    document: madridDocument,
    roomTypes: madridRoomTypes,
    notReady: [],
    reservations: madridReservations,
  },
]
