import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { demoAuthorities } from './demo-authorities.ts'
import { demoSecrets } from './demo-secrets.ts'
import type { LodgingHotel } from './legal-hotel.ts'
import { buildLodgingTerms } from './lodging-terms.ts'
import { smallFolio } from './price-lists.ts'
import { buildPrivacyNotice } from './privacy-notice.ts'
import { demoThemes } from './themes.ts'

const hotel: LodgingHotel = {
  name: 'Foyer Beach',
  address: 'Praia da Lanterna 3, 8600-000 Lagos',
  email: 'beach@example.com',
  arriveFrom: '14:00',
  leaveUntil: '11:00',
  authority: 'CNPD, cnpd.pt',
}

/** The smallest configuration; everything else uses Foyer's defaults. */
export const beachDocument: HotelConfigInput = {
  authority: demoAuthorities.beach.authority,
  secrets: { ...demoSecrets, ...demoAuthorities.beach.secrets },
  theme: demoThemes.beach,
  pictures: { welcome: 'sea', room: 'sea' },
  apps: {
    own: { channel: 'ownDevice' },
    // Instead of a mailed code, the guest types the code shown at the kiosk. Keys are in a key box.
    'own-lobby': { channel: 'ownDevice', flags: { phone_key_proof: 'lobby-code', keybox: true } },
    kiosk: { channel: 'kiosk', flags: { list_all_due_in: true, phone_key_proof: 'lobby-code' } },
    tablet: { channel: 'tablet' },
    frontapp: { channel: 'frontApp' },
    prechk: { channel: 'ownDevice', process: 'pre-check-in' },
  },
  folio: smallFolio,
  flags: {
    extra_languages: ['pt'],
    only_surname_search: true,
    allow_manual_entry: true,
    allow_pay_in_reception: true,
    min_age_for_signature: 14,
    allow_repeated_email: true,
  },
  labels: {
    en: { 'check-in.question': 'What is your surname?', 'check-in.hint': 'As in your booking.' },
    es: { 'check-in.question': '¿Cuál es su apellido?', 'check-in.hint': 'Tal como figura en la reserva.' },
    de: { 'check-in.question': 'Wie ist Ihr Nachname?', 'check-in.hint': 'So, wie er in Ihrer Buchung steht.' },
    fr: {
      'check-in.question': 'Quel est votre nom de famille ?',
      'check-in.hint': 'Tel qu’il figure dans votre réservation.',
    },
    pt: { 'check-in.question': 'Qual é o seu apelido?', 'check-in.hint': 'Tal como consta na reserva.' },
  },
  legal: { terms_content: buildLodgingTerms(hotel), privacy_content: buildPrivacyNotice(hotel) },
  hotelInfo: {
    name: hotel.name,
    address: hotel.address,
    wifi: { network: 'Foyer Beach', password: 'salt-and-shells' },
    breakfast: {
      from: '08:00',
      until: '11:00',
      place: {
        en: 'on the terrace',
        es: 'en la terraza',
        de: 'auf der Terrasse',
        fr: 'sur la terrasse',
        pt: 'no terraço',
      },
    },
    reception: { name: 'Inês', phone: '+351 280000000' },
    wayToTheLift: {
      en: 'There is no lift: the cabins are along the boardwalk, the rooms are one floor up.',
      es: 'No hay ascensor: las cabañas están junto a la pasarela, las habitaciones un piso más arriba.',
      de: 'Es gibt keinen Aufzug: Die Kabinen stehen am Holzsteg, die Zimmer liegen eine Treppe höher.',
      fr: "Il n'y a pas d'ascenseur : les cabines longent la passerelle, les chambres sont un étage plus haut.",
      pt: 'Não há elevador: as cabanas ficam ao longo do passadiço, os quartos um andar acima.',
    },
    checkOutUntil: hotel.leaveUntil,
  },
}
