import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { defaultScreens } from '@foyer/domain/config/screen-config.ts'
import { demoAuthorities } from './demo-authorities.ts'
import { demoSecrets } from './demo-secrets.ts'
import type { LodgingHotel } from './legal-hotel.ts'
import { buildLodgingTerms } from './lodging-terms.ts'
import { smallFolio } from './price-lists.ts'
import { buildPrivacyNotice } from './privacy-notice.ts'
import { demoThemes } from './themes.ts'

const hotel: LodgingHotel = {
  name: 'Foyer Roma',
  address: 'Via della Lucerna 17, 00186 Roma',
  email: 'roma@example.com',
  arriveFrom: '14:00',
  leaveUntil: '11:00',
  authority: 'Garante, garanteprivacy.it',
}

/** Italian comes first here. */
export const romaDocument: HotelConfigInput = {
  apps: {
    own: { channel: 'ownDevice' },
    kiosk: { channel: 'kiosk' },
    tablet: { channel: 'tablet' },
    frontapp: { channel: 'frontApp' },
    prechk: { channel: 'ownDevice', process: 'pre-check-in' },
    'kiosk-pay': {
      channel: 'kiosk',
      flags: {
        allow_payments: true,
        pos_provider: 'adyen',
        terminal_ids: ['lobby-1'],
        italy_fiscal_printer_active: true,
        italy_fiscal_printer_pms_id: 'roma-1',
      },
    },
  },
  terminals: [{ id: 'lobby-1', name: 'Ingresso', model: 'V400m', serial_number: '324688180' }],
  languages: ['it', 'en', 'es', 'de', 'fr'],
  authority: demoAuthorities.roma.authority,
  secrets: { ...demoSecrets, ...demoAuthorities.roma.secrets },
  theme: demoThemes.roma,
  pictures: { welcome: 'loggia', room: 'room' },
  screens: [{ name: 'MainInformation', order: 10 }, ...defaultScreens],
  folio: smallFolio,
  flags: {
    phone_key_proof: 'nothing',
    // Consiglio di Stato 9101/2025: face and document are compared live before the key.
    identity_before_key: true,
    video_call: true,
    allow_manual_entry: true,
    allow_pay_in_reception: true,
    min_age_for_signature: 18,
    allow_repeated_email: true,
  },
  labels: {
    it: {
      'main-information.label3.title': 'Di notte',
      'select-language.question': 'Benvenuti a Roma',
      'main-information.label3': 'Il portone chiude alle 23: il Suo codice apre anche quello.',
    },
    en: {
      'main-information.label3.title': 'At night',
      'select-language.question': 'Welcome to Rome',
      'main-information.label3': 'The street door closes at 23:00: your code opens it too.',
    },
    es: {
      'main-information.label3.title': 'De noche',
      'select-language.question': 'Bienvenidos a Roma',
      'main-information.label3': 'La puerta de la calle cierra a las 23:00: su código también la abre.',
    },
    de: {
      'main-information.label3.title': 'Nachts',
      'select-language.question': 'Willkommen in Rom',
      'main-information.label3': 'Die Haustür schließt um 23 Uhr: Ihr Code öffnet auch sie.',
    },
    fr: {
      'main-information.label3.title': 'La nuit',
      'select-language.question': 'Bienvenue à Rome',
      'main-information.label3': "La porte de l'immeuble ferme à 23 h : votre code l'ouvre aussi.",
    },
  },
  legal: { terms_content: buildLodgingTerms(hotel), privacy_content: buildPrivacyNotice(hotel) },
  hotelInfo: {
    name: hotel.name,
    address: hotel.address,
    wifi: { network: 'Foyer Roma', password: 'sette-colli' },
    breakfast: {
      from: '07:30',
      until: '10:00',
      place: {
        it: 'sotto la loggia, terzo piano',
        en: 'under the loggia, third floor',
        es: 'bajo la galería, tercera planta',
        de: 'unter der Loggia, dritter Stock',
        fr: 'sous la loggia, troisième étage',
      },
    },
    reception: { name: 'Ginevra', phone: '+39 0600000000' },
    wayToTheLift: {
      it: "L'ascensore è nel cortile, a destra della fontana.",
      en: 'The lift is in the courtyard, to the right of the fountain.',
      es: 'El ascensor está en el patio, a la derecha de la fuente.',
      de: 'Der Aufzug ist im Innenhof, rechts vom Brunnen.',
      fr: "L'ascenseur est dans la cour, à droite de la fontaine.",
    },
    checkOutUntil: hotel.leaveUntil,
  },
}
