import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { defaultScreens } from '@foyer/domain/config/screen-config.ts'
import { carsExtras } from './cars-extras.ts'
import { carsFleet } from './cars-fleet.ts'
import { demoAuthorities } from './demo-authorities.ts'
import { demoSecrets } from './demo-secrets.ts'
import type { LegalHotel } from './legal-hotel.ts'
import { carsFolio } from './price-lists.ts'
import { buildPrivacyNotice } from './privacy-notice.ts'
import { buildRentalTerms } from './rental-terms.ts'
import { demoThemes } from './themes.ts'

const hotel: LegalHotel = {
  name: 'Foyer Cars',
  address: 'Aeropuerto de Gran Canaria, 35230 Las Palmas',
  email: 'cars@example.com',
  authority: 'AEPD, aepd.es',
}

/** A rental station: drivers instead of guests, cars instead of rooms. */
export const carsDocument: HotelConfigInput = {
  product: 'carRental',
  authority: demoAuthorities.cars.authority,
  secrets: { ...demoSecrets, ...demoAuthorities.cars.secrets },
  theme: demoThemes.cars,
  // These come before signing, because the agreement names the car.
  screens: [...defaultScreens, { name: 'RacUpsell', order: 55 }, { name: 'ExtrasScreen', order: 57 }],
  extras: carsExtras,
  fleet: carsFleet,
  gateway: {
    kind: 'redsys',
    environment: 'demo',
    merchant_code: '999008881',
    terminal: '1',
    pay_wallets: ['applePay', 'googlePay', 'bizum'],
  },
  apps: {
    own: { channel: 'ownDevice' },
    kiosk: { channel: 'kiosk' },
    tablet: { channel: 'tablet' },
    frontapp: { channel: 'frontApp' },
    prechk: { channel: 'ownDevice', process: 'pre-check-in' },
    // Apps where every driver must show a driving licence.
    licence: {
      channel: 'ownDevice',
      flags: { capture_drivelicense: true, allow_payments: true, pos_provider: 'redsys' },
    },
    'kiosk-licence': { channel: 'kiosk', flags: { capture_drivelicense: true } },
    extras: { channel: 'ownDevice', flags: { extras_offered: true, extras_view: 'many' } },
    pay: { channel: 'ownDevice', flags: { allow_payments: true, pos_provider: 'redsys' } },
  },
  folio: carsFolio,
  flags: {
    extras_offered: false,
    allow_manual_entry: true,
    allow_pay_in_reception: true,
    phone_key_proof: 'nothing',
    // Renters get what they have signed by mail.
    send_complete_checkin_email_to_client: true,
  },
  legal: { terms_content: buildRentalTerms(hotel), privacy_content: buildPrivacyNotice(hotel) },
  hotelInfo: {
    name: hotel.name,
    address: hotel.address,
    wifi: { network: 'Foyer Cars' },
    reception: { name: 'Yeray', phone: '+34 928000000' },
    checkOutUntil: '12:00',
    wayToTheLift: {
      en: 'The car park is across the road: lift down to level -1, then follow the yellow line.',
      es: 'El aparcamiento está al otro lado de la calle: baje en ascensor a la planta -1 y siga la línea amarilla.',
      de: 'Das Parkhaus liegt gegenüber: mit dem Aufzug auf Ebene -1, dann der gelben Linie nach.',
      fr: 'Le parking est en face : descendez en ascenseur au niveau -1, puis suivez la ligne jaune.',
    },
  },
}
