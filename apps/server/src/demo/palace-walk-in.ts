import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import type { DemoMembership } from './demo-hotel.ts'

/** The Palace's walk-in rates, in cents. */
export const palaceWalkIn: HotelConfigInput['walkIn'] = {
  rates: [
    {
      id: 'room-only',
      names: {
        en: 'Room only',
        es: 'Solo alojamiento',
        de: 'Nur Übernachtung',
        fr: 'Chambre seule',
        ca: 'Només allotjament',
        it: 'Solo pernottamento',
        pt: 'Só alojamento',
      },
    },
    {
      id: 'breakfast',
      names: {
        en: 'With breakfast',
        es: 'Con desayuno',
        de: 'Mit Frühstück',
        fr: 'Avec petit-déjeuner',
        ca: 'Amb esmorzar',
        it: 'Con colazione',
        pt: 'Com pequeno-almoço',
      },
      notes: {
        en: 'In the winter garden, from 7:00 to 10:30.',
        es: 'En el jardín de invierno, de 7:00 a 10:30.',
        de: 'Im Wintergarten, von 7:00 bis 10:30 Uhr.',
        fr: "Dans le jardin d'hiver, de 7 h à 10 h 30.",
        ca: "Al jardí d'hivern, de 7:00 a 10:30.",
        it: "Nel giardino d'inverno, dalle 7:00 alle 10:30.",
        pt: 'No jardim de inverno, das 7:00 às 10:30.',
      },
      included: ['breakfast'],
    },
  ],
  roomTypes: [
    { id: 'classic', sleeps: 2, prices: { 'room-only': 165_00, breakfast: 185_00 } },
    {
      id: 'superior',
      sleeps: 2,
      prices: { 'room-only': 195_00, breakfast: 215_00 },
      notes: {
        en: 'A balcony over the courtyard.',
        es: 'Un balcón sobre el patio.',
        de: 'Ein Balkon über dem Innenhof.',
        fr: 'Un balcon sur la cour.',
        ca: 'Un balcó sobre el pati.',
        it: 'Un balcone sul cortile.',
        pt: 'Uma varanda sobre o pátio.',
      },
    },
    { id: 'family', sleeps: 4, prices: { 'room-only': 230_00, breakfast: 270_00 } },
    { id: 'suite', sleeps: 3, prices: { breakfast: 390_00 } },
  ],
  taxPerAdultNight: 5_00,
  promotionalCodes: [
    { code: 'LOBBY10', percent: 10 },
    { code: 'CIRCLE15', percent: 15, membersOnly: true },
    { code: 'SUMMER24', percent: 25, until: '2024-09-30' },
  ],
}

export const palaceMemberships: readonly DemoMembership[] = [
  { id: 'FC20417', email: 'noa.keller@example.com', promotionalCode: 'CIRCLE15' },
]
