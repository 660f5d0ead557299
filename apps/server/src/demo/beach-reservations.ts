import type { DemoReservation, DemoRoomType } from './demo-hotel.ts'
import { paid, room, tax } from './folio.ts'
import { buildNamedGuest, unnamedGuest } from './party.ts'

export const beachRoomTypes: readonly DemoRoomType[] = [
  {
    id: 'cabin',
    names: {
      en: 'Beach cabin',
      es: 'Cabaña de playa',
      de: 'Strandkabine',
      fr: 'Cabine de plage',
      ca: 'Cabana de platja',
      it: 'Cabina sulla spiaggia',
      pt: 'Cabana de praia',
    },
    picture: 'sea',
    rooms: ['1', '2', '3', '4', '5', '6'],
    floor: 0,
  },
  {
    id: 'sea-view',
    names: {
      en: 'Room with sea view',
      es: 'Habitación con vistas al mar',
      de: 'Zimmer mit Meerblick',
      fr: 'Chambre avec vue sur la mer',
      ca: 'Habitació amb vistes al mar',
      it: 'Camera con vista mare',
      pt: 'Quarto com vista para o mar',
    },
    picture: 'sea',
    rooms: ['11', '12', '14', '15'],
    floor: 1,
  },
]

export const beachReservations: readonly DemoReservation[] = [
  {
    reference: 'FOY2001',
    shows: 'found by the surname, opened by one more thing; pays at reception',
    arrives: 0,
    leaves: 3,
    firstName: 'Mikkel',
    lastName: 'Jensen',
    email: 'mikkel.jensen@example.com',
    roomType: 'sea-view',
    room: '12',
    guests: [buildNamedGuest('Mikkel', 'Jensen'), unnamedGuest],
    folio: [room(3, 96_00), tax('cityTax', 12_00)],
  },
  {
    reference: 'FOY2002',
    shows: 'two bookings by one surname: the voucher is asked for',
    arrives: 0,
    leaves: 1,
    firstName: 'Lena',
    lastName: 'Meyer',
    email: 'lena.meyer@example.com',
    roomType: 'cabin',
    room: '3',
    guests: [buildNamedGuest('Lena', 'Meyer')],
    folio: [room(1, 74_00), tax('cityTax', 2_00)],
  },
  {
    reference: 'FOY2003',
    shows: 'two bookings by one surname: the second, paid',
    arrives: 0,
    leaves: 7,
    firstName: 'Tobias',
    lastName: 'Meyer',
    email: 'tobias.meyer@example.com',
    roomType: 'cabin',
    room: '5',
    guests: [buildNamedGuest('Tobias', 'Meyer'), unnamedGuest],
    folio: [room(7, 74_00), tax('cityTax', 28_00), paid('paidWhenBooking', 546_00)],
  },
]
