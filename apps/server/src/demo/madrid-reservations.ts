import type { DemoReservation, DemoRoomType } from './demo-hotel.ts'
import { charge, paid, room } from './folio.ts'
import { buildNamedGuest, unnamedChild } from './party.ts'
import { beatriz, johanna } from './reported-guests.ts'

export const madridRoomTypes: readonly DemoRoomType[] = [
  {
    id: 'balcony',
    names: {
      en: 'Room with balcony',
      es: 'Habitación con balcón',
      de: 'Zimmer mit Balkon',
      fr: 'Chambre avec balcon',
      ca: 'Habitació amb balcó',
      it: 'Camera con balcone',
      pt: 'Quarto com varanda',
    },
    picture: 'room',
    rooms: ['101', '102', '201', '202'],
  },
  {
    id: 'family',
    names: {
      en: 'Family room',
      es: 'Habitación familiar',
      de: 'Familienzimmer',
      fr: 'Chambre familiale',
      ca: 'Habitació familiar',
      it: 'Camera familiare',
      pt: 'Quarto familiar',
    },
    picture: 'room',
    rooms: ['301', '302'],
  },
]

export const madridReservations: readonly DemoReservation[] = [
  {
    reference: 'FOY5001',
    shows: 'a family of four: the ministry gets a report as soon as they arrive',
    arrives: 0,
    leaves: 3,
    firstName: 'Marta',
    lastName: 'Olmo',
    email: 'marta.olmo@example.com',
    roomType: 'family',
    room: '301',
    guests: [buildNamedGuest('Marta', 'Olmo'), buildNamedGuest('Andrés', 'Olmo'), unnamedChild, unnamedChild],
    folio: [room(3, 150_00), paid('paidWhenBooking', 450_00)],
  },
  {
    reference: 'FOY5002',
    shows: 'one adult, everything paid',
    arrives: 0,
    leaves: 2,
    firstName: 'Clara',
    lastName: 'Weiss',
    email: 'clara.weiss@example.com',
    roomType: 'balcony',
    room: '101',
    included: ['breakfast'],
    guests: [buildNamedGuest('Clara', 'Weiss', { nationality: 'AUT' })],
    folio: [room(2, 118_00), charge('breakfast', 28_00), paid('paidWhenBooking', 264_00)],
  },
  {
    reference: 'FOY5003',
    shows: 'in house; the report was accepted yesterday',
    state: 'inHouse',
    arrives: -1,
    leaves: 2,
    firstName: 'Johanna',
    lastName: 'Bergström',
    email: 'johanna.bergstrom@example.com',
    roomType: 'balcony',
    room: '201',
    guests: [johanna],
    folio: [room(3, 118_00), paid('paidWhenBooking', 354_00)],
    accessCode: '518203',
    reported: { state: 'accepted', receipt: '5f0e3b52-7c1a-4d8e-9b04-2a6d91c7e311' },
  },
  {
    reference: 'FOY5004',
    shows: 'in house; the report was refused, and reception has to correct it',
    state: 'inHouse',
    arrives: -1,
    arrivedAt: 'T20:30:00Z',
    leaves: 1,
    firstName: 'Beatriz',
    lastName: 'Soto',
    email: 'beatriz.soto@example.com',
    roomType: 'balcony',
    room: '202',
    guests: [beatriz],
    folio: [room(2, 118_00), paid('paidWhenBooking', 236_00)],
    accessCode: '340917',
    reported: {
      state: 'refused',
      reasons: [
        { code: '10131', text: 'El valor S20 del campo codigoPostal no es válido', field: 'postalCode', guest: 1 },
      ],
    },
  },
]
