import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { demoSecrets } from './demo-secrets.ts'
import type { StayingHouse } from './legal-house.ts'
import { privacyNotice } from './privacy-notice.ts'
import { stayTerms } from './stay-terms.ts'
import { demoThemes } from './themes.ts'

const house: StayingHouse = {
  name: 'Foyer Roma',
  address: 'Via della Lucerna 17, 00186 Roma',
  email: 'roma@example.com',
  arriveFrom: '14:00',
  leaveUntil: '11:00',
  authority: 'Garante, garanteprivacy.it',
}

/** Italian comes first here. */
export const romaDocument: HotelConfigInput = {
  languages: ['it', 'en', 'es', 'de', 'fr'],
  secrets: demoSecrets,
  theme: demoThemes.roma,
  pictures: { welcome: 'loggia', room: 'room' },
  flags: { allow_manual_entry: true, allow_pay_in_reception: true },
  labels: {
    it: { 'select-language.question': 'Benvenuti a Roma' },
    en: { 'select-language.question': 'Welcome to Rome' },
    es: { 'select-language.question': 'Bienvenidos a Roma' },
    de: { 'select-language.question': 'Willkommen in Rom' },
    fr: { 'select-language.question': 'Bienvenue à Rome' },
  },
  legal: { terms_content: stayTerms(house), privacy_content: privacyNotice(house) },
  hotelInfo: {
    name: house.name,
    address: house.address,
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
    checkOutUntil: house.leaveUntil,
  },
}
