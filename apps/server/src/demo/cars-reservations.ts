import { aged } from './demo-days.ts'
import type { DemoReservation, DemoRoomType } from './demo-hotel.ts'
import { car, charge, paid, tax } from './folio.ts'
import { another, named } from './party.ts'

/** Where a hotel has types of rooms, a rental station has groups of cars; where rooms, spaces in the car park. */
export const carsRoomTypes: readonly DemoRoomType[] = [
  {
    id: 'small',
    names: {
      en: 'Small car',
      es: 'Coche pequeño',
      de: 'Kleinwagen',
      fr: 'Citadine',
      ca: 'Cotxe petit',
      it: 'Utilitaria',
      pt: 'Carro pequeno',
    },
    picture: 'car',
    rooms: ['A1', 'A2', 'A3', 'A4'],
    floor: -1,
  },
  {
    id: 'compact',
    names: {
      en: 'Compact car',
      es: 'Coche compacto',
      de: 'Kompaktwagen',
      fr: 'Voiture compacte',
      ca: 'Cotxe compacte',
      it: 'Auto compatta',
      pt: 'Carro compacto',
    },
    picture: 'car',
    rooms: ['B1', 'B2', 'B3', 'B4'],
    floor: -1,
  },
  {
    id: 'suv',
    names: {
      en: 'SUV with four-wheel drive',
      es: 'SUV con tracción total',
      de: 'SUV mit Allradantrieb',
      fr: 'SUV à quatre roues motrices',
      ca: 'SUV amb tracció total',
      it: 'SUV a trazione integrale',
      pt: 'SUV com tração integral',
    },
    picture: 'car',
    rooms: ['C1', 'C2'],
    floor: -1,
  },
]

export const carsReservations: readonly DemoReservation[] = [
  {
    reference: 'RAC3001',
    shows: 'a young driver',
    arrives: 0,
    leaves: 5,
    firstName: 'Tomáš',
    lastName: 'Novák',
    email: 'tomas.novak@example.com',
    roomType: 'small',
    room: 'A2',
    segment: 'leisure',
    drivers: { minAge: 21, youngBelow: 25, youngPrice: 60_00, pickUpProcess: 'PU-3001' },
    guests: [named('Tomáš', 'Novák', { nationality: 'CZE', birthDate: aged(21, '04-18') })],
    folio: [car(5, 32_00), tax('airportFee', 38_00), paid('paidWhenBooking', 80_00)],
  },
  {
    reference: 'RAC3002',
    shows: 'a second driver; upsell',
    arrives: 0,
    leaves: 7,
    firstName: 'Freja',
    lastName: 'Jensen',
    email: 'freja.jensen@example.com',
    roomType: 'compact',
    room: 'B3',
    segment: 'corporate',
    drivers: { minAge: 21, youngBelow: 25, youngPrice: 84_00, pickUpProcess: 'PU-3002' },
    guests: [named('Freja', 'Jensen'), another],
    folio: [car(7, 41_00), charge('secondDriver', 35_00), tax('airportFee', 38_00), paid('paidWhenBooking', 360_00)],
  },
  {
    reference: 'RAC3003',
    shows: 'capture of the driving licence',
    arrives: 0,
    leaves: 3,
    firstName: 'Chiara',
    lastName: 'Ferrari',
    email: 'chiara.ferrari@example.com',
    roomType: 'suv',
    room: 'C1',
    segment: 'leisure',
    drivers: { minAge: 25, youngBelow: 28, pickUpProcess: 'PU-3003' },
    guests: [named('Chiara', 'Ferrari', { nationality: 'ITA' })],
    folio: [car(3, 68_00), charge('cover', 57_00), tax('airportFee', 38_00)],
  },
]
