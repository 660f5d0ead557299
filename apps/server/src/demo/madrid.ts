import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { reportingDocument, withFields, withPlaceFields } from '@foyer/domain/config/reporting-screens.ts'
import { defaultFields } from '@foyer/domain/fields/default-fields.ts'
import { demoAuthorities } from './demo-authorities.ts'
import { demoSecrets } from './demo-secrets.ts'
import type { LodgingHotel } from './legal-hotel.ts'
import { buildLodgingTerms } from './lodging-terms.ts'
import { madridFolio } from './price-lists.ts'
import { buildPrivacyNotice } from './privacy-notice.ts'
import { demoThemes } from './themes.ts'

const hotel: LodgingHotel = {
  name: 'Foyer Madrid',
  address: 'Calle del Farol 8, 28012 Madrid',
  email: 'madrid@example.com',
  arriveFrom: '14:00',
  leaveUntil: '12:00',
  authority: 'AEPD, aepd.es',
}

const places = { regions: ['ESP'], municipalities: ['ESP'] }

/**
 * A small hotel that reports its guests to the ministry as soon as they arrive, and its invoices to the
 * tax agency.
 */
export const madridDocument: HotelConfigInput = {
  apps: {
    own: { channel: 'ownDevice' },
    kiosk: { channel: 'kiosk' },
    tablet: { channel: 'tablet' },
    frontapp: { channel: 'frontApp' },
    prechk: { channel: 'ownDevice', process: 'pre-check-in' },
  },
  languages: ['es', 'en', 'de', 'fr'],
  authority: demoAuthorities.madrid.authority,
  secrets: { ...demoSecrets, ...demoAuthorities.madrid.secrets },
  theme: demoThemes.madrid,
  pictures: { welcome: 'room', room: 'room' },
  screens: withFields({
    document: reportingDocument,
    mainGuest: withPlaceFields(defaultFields.mainGuest, places),
    otherGuest: withPlaceFields(defaultFields.otherGuest, places),
  }),
  folio: madridFolio,
  // The agency's test system, whose QR codes show that nothing was invoiced.
  verifactu: { mode: 'test', producer: { name: 'Foyer Madrid S.L.', taxNumber: 'B87654323' } },
  flags: {
    national_police_integration: true,
    ask_children_information: true,
    phone_key_proof: 'nothing',
    allow_manual_entry: true,
    allow_pay_in_reception: true,
    min_age_for_signature: 14,
    allow_repeated_email: true,
  },
  legal: { terms_content: buildLodgingTerms(hotel), privacy_content: buildPrivacyNotice(hotel) },
  hotelInfo: {
    name: hotel.name,
    address: hotel.address,
    wifi: { network: 'Foyer Madrid', password: 'balcones' },
    breakfast: {
      from: '07:30',
      until: '10:30',
      place: {
        es: 'en el salón del primer piso',
        en: 'in the salon on the first floor',
        de: 'im Salon im ersten Stock',
        fr: 'dans le salon du premier étage',
      },
    },
    reception: { name: 'Paloma', phone: '+34 910000000' },
    wayToTheLift: {
      es: 'El ascensor está al fondo del portal, junto al patio.',
      en: 'The lift is at the end of the entrance hall, next to the courtyard.',
      de: 'Der Aufzug ist am Ende der Eingangshalle, neben dem Innenhof.',
      fr: 'L’ascenseur se trouve au fond du hall, à côté de la cour.',
    },
    checkOutUntil: hotel.leaveUntil,
  },
}
