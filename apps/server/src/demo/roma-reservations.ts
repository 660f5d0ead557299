import type { DemoReservation, DemoRoomType } from './demo-hotel.ts'
import { charge, paid, room, tax } from './folio.ts'
import { buildNamedGuest, unnamedGuest } from './party.ts'
import { joris } from './reported-guests.ts'

export const romaRoomTypes: readonly DemoRoomType[] = [
  {
    id: 'courtyard',
    names: {
      en: 'Courtyard room',
      es: 'Habitación al patio',
      de: 'Zimmer zum Innenhof',
      fr: 'Chambre sur cour',
      ca: 'Habitació al pati',
      it: 'Camera sul cortile',
      pt: 'Quarto para o pátio',
    },
    picture: 'room',
    rooms: ['11', '12', '13', '21', '22', '23'],
  },
  {
    id: 'loggia',
    names: {
      en: 'Room with loggia',
      es: 'Habitación con galería',
      de: 'Zimmer mit Loggia',
      fr: 'Chambre avec loggia',
      ca: 'Habitació amb galeria',
      it: 'Camera con loggia',
      pt: 'Quarto com galeria',
    },
    picture: 'loggia',
    rooms: ['31', '32'],
  },
]

export const romaReservations: readonly DemoReservation[] = [
  {
    reference: 'FOY4001',
    shows: 'an amount due; the receipt of the fiscal printer',
    arrives: 0,
    leaves: 2,
    firstName: 'Elena',
    lastName: 'Bianchi',
    email: 'elena.bianchi@example.com',
    roomType: 'loggia',
    room: '31',
    included: ['breakfast'],
    guests: [buildNamedGuest('Elena', 'Bianchi', { nationality: 'ITA' }), unnamedGuest],
    folio: [room(2, 168_00), charge('breakfast', 48_00), tax('cityTax', 24_00), paid('paidWhenBooking', 168_00)],
  },
  {
    reference: 'FOY4002',
    shows: 'everything still to pay; a receipt sent by e-mail',
    arrives: 0,
    leaves: 1,
    firstName: 'Matteo',
    lastName: 'Conti',
    email: 'matteo.conti@example.com',
    roomType: 'courtyard',
    room: '12',
    guests: [buildNamedGuest('Matteo', 'Conti', { nationality: 'ITA' })],
    folio: [room(1, 132_00), tax('cityTax', 6_00)],
  },
  {
    reference: 'FOY4003',
    shows: 'in house; the report was accepted yesterday',
    state: 'inHouse',
    arrives: -1,
    leaves: 2,
    firstName: 'Joris',
    lastName: 'Bakker',
    email: 'joris.bakker@example.com',
    roomType: 'courtyard',
    room: '21',
    guests: [joris],
    folio: [room(3, 132_00), tax('cityTax', 18_00), paid('paidWhenBooking', 414_00)],
    accessCode: '209385',
    reported: { state: 'accepted', receipt: 'Send FOY4003: 1' },
  },
]
