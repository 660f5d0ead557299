import type { FolioConfigInput } from '@foyer/domain/folio/folio-config.ts'

/** What the demo hotels charge at the desk. */
export const palaceFolio: FolioConfigInput = {
  vat: { room: 10_00, extras: 21_00 },
  invoice: {
    series: 'FP',
    creditSeries: 'FP-R',
    dueDays: 14,
    issuer: {
      name: 'Foyer Palace S.L.',
      taxNumber: 'B12345674',
      address: 'Carrer del Fanal 24',
      postalCode: '08002',
      city: 'Barcelona',
      country: 'ES',
    },
  },
  services: [
    {
      id: 'breakfast',
      group: 'food',
      price: 18_00,
      vat: 1000,
      names: {
        en: 'Breakfast',
        de: 'Frühstück',
        es: 'Desayuno',
        fr: 'Petit-déjeuner',
        ca: 'Esmorzar',
        it: 'Colazione',
        pt: 'Pequeno-almoço',
      },
    },
    {
      id: 'dinner',
      group: 'food',
      price: 34_00,
      vat: 1000,
      names: {
        en: 'Half board, dinner',
        de: 'Halbpension, Abendessen',
        es: 'Media pensión, cena',
        fr: 'Demi-pension, dîner',
        ca: 'Mitja pensió, sopar',
        it: 'Mezza pensione, cena',
        pt: 'Meia pensão, jantar',
      },
    },
    {
      id: 'minibar',
      group: 'food',
      price: 6_00,
      vat: 1000,
      names: {
        en: 'Minibar',
        de: 'Minibar',
        es: 'Minibar',
        fr: 'Minibar',
        ca: 'Minibar',
        it: 'Minibar',
        pt: 'Minibar',
      },
    },
    {
      id: 'parking',
      group: 'parking',
      price: 24_00,
      vat: 2100,
      names: {
        en: 'Parking, 1 day',
        de: 'Parken, 1 Tag',
        es: 'Aparcamiento, 1 día',
        fr: 'Parking, 1 jour',
        ca: 'Aparcament, 1 dia',
        it: 'Parcheggio, 1 giorno',
        pt: 'Estacionamento, 1 dia',
      },
    },
    {
      id: 'laundry',
      group: 'other',
      price: 25_00,
      vat: 2100,
      names: {
        en: 'Laundry, express',
        de: 'Express-Wäsche',
        es: 'Lavandería exprés',
        fr: 'Blanchisserie express',
        ca: 'Bugaderia exprés',
        it: 'Lavanderia express',
        pt: 'Lavandaria expresso',
      },
    },
    {
      id: 'late',
      group: 'room',
      price: 45_00,
      vat: 1000,
      names: {
        en: 'Late check-out to 16:00',
        de: 'Später Check-out bis 16:00',
        es: 'Salida tardía hasta las 16:00',
        fr: 'Départ tardif jusqu’à 16 h',
        ca: 'Sortida tardana fins a les 16.00',
        it: 'Check-out posticipato alle 16:00',
        pt: 'Check-out tardio até às 16:00',
      },
    },
    {
      id: 'damage',
      group: 'other',
      price: 50_00,
      vat: 2100,
      names: { en: 'Damage', de: 'Schaden', es: 'Daños', fr: 'Dégâts', ca: 'Danys', it: 'Danni', pt: 'Danos' },
    },
  ],
}

export const smallFolio: FolioConfigInput = {
  services: [
    {
      id: 'parking',
      group: 'parking',
      price: 15_00,
      names: { en: 'Parking, 1 day', de: 'Parken, 1 Tag', es: 'Aparcamiento, 1 día', it: 'Parcheggio, 1 giorno' },
    },
    { id: 'minibar', group: 'food', price: 5_00, vat: 1000, names: { en: 'Minibar', es: 'Minibar', it: 'Minibar' } },
  ],
}

export const madridFolio: FolioConfigInput = {
  ...smallFolio,
  vat: { room: 10_00, extras: 21_00 },
  invoice: {
    series: 'FM',
    creditSeries: 'FM-R',
    issuer: {
      name: 'Foyer Madrid S.L.',
      taxNumber: 'B87654323',
      address: 'Calle del Farol 8',
      postalCode: '28012',
      city: 'Madrid',
      country: 'ES',
    },
  },
}

export const carsFolio: FolioConfigInput = {
  services: [
    {
      id: 'fuel',
      price: 60_00,
      names: {
        en: 'Fuel',
        de: 'Kraftstoff',
        es: 'Combustible',
        fr: 'Carburant',
        ca: 'Combustible',
        it: 'Carburante',
        pt: 'Combustível',
      },
    },
    {
      id: 'cleaning',
      price: 35_00,
      names: {
        en: 'Special cleaning',
        de: 'Sonderreinigung',
        es: 'Limpieza especial',
        fr: 'Nettoyage spécial',
        ca: 'Neteja especial',
        it: 'Pulizia speciale',
        pt: 'Limpeza especial',
      },
    },
    {
      id: 'damage',
      price: 150_00,
      names: { en: 'Damage', de: 'Schaden', es: 'Daños', fr: 'Dégâts', ca: 'Danys', it: 'Danni', pt: 'Danos' },
    },
    {
      id: 'tolls',
      price: 10_00,
      names: { en: 'Tolls', de: 'Maut', es: 'Peajes', fr: 'Péages', ca: 'Peatges', it: 'Pedaggi', pt: 'Portagens' },
    },
  ],
}
