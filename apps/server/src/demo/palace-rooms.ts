import type { DemoRoomType } from './demo-hotel.ts'

export const palaceRoomTypes: readonly DemoRoomType[] = [
  {
    id: 'classic',
    names: {
      en: 'Classic room',
      es: 'Habitación clásica',
      de: 'Classic-Zimmer',
      fr: 'Chambre classique',
      ca: 'Habitació clàssica',
      it: 'Camera classica',
      pt: 'Quarto clássico',
    },
    picture: 'room',
    rooms: ['101', '102', '103', '104', '201', '202', '203', '204', '301', '302', '303', '304'],
  },
  {
    id: 'superior',
    names: {
      en: 'Superior room with balcony',
      es: 'Habitación superior con balcón',
      de: 'Superior-Zimmer mit Balkon',
      fr: 'Chambre supérieure avec balcon',
      ca: 'Habitació superior amb balcó',
      it: 'Camera superior con balcone',
      pt: 'Quarto superior com varanda',
    },
    picture: 'room-balcony',
    rooms: ['105', '106', '205', '206', '305', '306'],
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
    picture: 'room-family',
    rooms: ['401', '402', '411', '412'],
  },
  {
    id: 'terrace',
    names: {
      en: 'Room with terrace',
      es: 'Habitación con terraza',
      de: 'Zimmer mit Terrasse',
      fr: 'Chambre avec terrasse',
      ca: 'Habitació amb terrassa',
      it: 'Camera con terrazza',
      pt: 'Quarto com terraço',
    },
    picture: 'room-terrace',
    rooms: ['503', '504'],
  },
  {
    id: 'suite',
    names: {
      en: 'Palace suite',
      es: 'Suite Palace',
      de: 'Palace-Suite',
      fr: 'Suite Palace',
      ca: 'Suite Palace',
      it: 'Suite Palace',
      pt: 'Suite Palace',
    },
    picture: 'room-suite',
    rooms: ['501', '502'],
  },
]
