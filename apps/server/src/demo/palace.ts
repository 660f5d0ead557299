import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { demoSecrets } from './demo-secrets.ts'
import { buildFaceConsent } from './face-consent.ts'
import type { LodgingHotel } from './legal-hotel.ts'
import { buildLodgingTerms } from './lodging-terms.ts'
import { buildMembershipTerms } from './membership-terms.ts'
import { palaceExtras, palaceUpgrades } from './palace-extras.ts'
import { palaceScreens } from './palace-fields.ts'
import { palaceFloorPlans } from './palace-floor-plans.ts'
import { palaceVouchers } from './palace-vouchers.ts'
import { palaceWalkIn } from './palace-walk-in.ts'
import { palaceFolio } from './price-lists.ts'
import { buildPrivacyNotice } from './privacy-notice.ts'
import { demoThemes } from './themes.ts'

const hotel: LodgingHotel = {
  name: 'Foyer Palace',
  address: 'Carrer del Fanal 24, 08002 Barcelona',
  email: 'palace@example.com',
  arriveFrom: '15:00',
  leaveUntil: '12:00',
  authority: 'AEPD, aepd.es',
}

/** A kiosk that compares faces. */
const faces = { face_recognition: true, demo: true, checkin_scanner: 'access-is' } as const

const kiosk = {
  checkin_scanner: 'access-is',
  allow_edit_scanned: true,
  qr_search: true,
  qr_reader: 'scanner',
} as const

/** Only in separate apps, so that the usual way to the key stays short. */
const offers = { extras_offered: true, demo_upgrade: true } as const

/** Guests call reception by video, and reception confirms their identity. */
const calls = { video_call: true, identity_by_video: true } as const

/** Takes cards; otherwise the balance is paid at reception. */
const cards = { allow_payments: true } as const

/** The hotel that demonstrates everything. */
export const palaceDocument: HotelConfigInput = {
  languages: ['en', 'es', 'de', 'fr'],
  secrets: demoSecrets,
  theme: demoThemes.palace,
  pictures: { welcome: 'lobby', room: 'room' },
  screens: [...palaceScreens, { name: 'ExtrasScreen', order: 80 }],
  extras: palaceExtras,
  upgrades: palaceUpgrades,
  terminals: [
    { id: 'lobby-1', name: 'Lobby, left kiosk', model: 'V400m', serial_number: '324688179' },
    { id: 'lobby-2', name: 'Lobby, right kiosk', model: 'Self/2000', serial_number: '81520334' },
  ],
  gateway: {
    kind: 'redsys',
    environment: 'demo',
    merchant_code: '999008881',
    terminal: '1',
    pay_wallets: ['applePay', 'googlePay', 'bizum'],
  },
  vouchers: palaceVouchers,
  apps: {
    own: {
      channel: 'ownDevice',
      flags: {
        ...calls,
        accounts: true,
        qr_search: true,
        qr_active: true,
        checkout_enabled: true,
        resend_code_enabled: true,
      },
    },
    kiosk: {
      channel: 'kiosk',
      flags: {
        ...kiosk,
        ...calls,
        checkout_enabled: true,
        resend_code_enabled: true,
        walkin_enabled: true,
        membership_in_walkin: true,
      },
    },
    'kiosk-keyboard': { channel: 'kiosk', flags: { checkin_scanner: 'keyboard', allow_edit_scanned: true } },
    'kiosk-screen': { channel: 'kiosk', flags: { checkin_scanner: 'screen', allow_edit_scanned: true } },
    'kiosk-joined': {
      channel: 'kiosk',
      flags: { checkin_scanner: 'access-is', allow_edit_scanned: true, join_document_contact: true },
    },
    'kiosk-cards': {
      channel: 'kiosk',
      flags: {
        ...kiosk,
        actual_hardware: 'encoder',
        // The width of the printer's roll; with this an arrival prints a receipt.
        printer_configuration: { paper_width_mm: 80 },
      },
    },
    // The specification's plain behaviour, each with a risk that `flag-descriptions.ts` names.
    plain: {
      channel: 'ownDevice',
      flags: { checkout_enabled: true, checkout_any_day: true, checkout_by_name: true, guest_list_for_one: true },
    },
    'kiosk-strict': { channel: 'kiosk', flags: { checkin_scanner: 'access-is', allow_manual_entry: false } },
    'kiosk-extras': { channel: 'kiosk', flags: { ...kiosk, ...offers, break_extras_into_multiple_on_item: 2 } },
    extras: { channel: 'ownDevice', flags: { ...offers, extras_view: 'many' } },
    pay: { channel: 'ownDevice', flags: { ...cards, pos_provider: 'redsys' } },
    'kiosk-pay': {
      channel: 'kiosk',
      flags: { ...kiosk, ...cards, pos_provider: 'adyen', terminal_ids: ['lobby-1'] },
    },
    'kiosk-terminals': {
      channel: 'kiosk',
      flags: {
        ...kiosk,
        ...cards,
        pos_provider: 'ingenico',
        terminal_ids: ['lobby-1', 'lobby-2'],
        allow_card_selection: true,
      },
    },
    'kiosk-bus': { channel: 'kiosk', flags: { ...kiosk, ...cards, pos_provider: 'leanbus' } },
    'pay-frame': { channel: 'ownDevice', flags: { ...cards, pos_provider: 'card-form' } },
    'pay-first': {
      channel: 'ownDevice',
      flags: { ...cards, pos_provider: 'redsys', allow_pay_in_reception: false },
    },
    tablet: { channel: 'tablet', flags: { checkout_enabled: true } },
    frontapp: { channel: 'frontApp', flags: { screensaver_dismiss_on_click: true } },
    prechk: { channel: 'ownDevice', process: 'pre-check-in' },
    member: { channel: 'ownDevice', flags: { bme_subscription: true } },
    face: { channel: 'kiosk', flags: faces },
    'face-video': { channel: 'kiosk', flags: { ...faces, face_recognition_source: 'video' } },
  },
  flags: {
    extra_languages: ['ca', 'it', 'pt'],
    national_police_integration: true,
    ask_children_information: true,
    // From this age on a guest signs the register; younger ones are entered by an adult.
    min_age_for_signature: 14,
    // Families often share one address.
    allow_repeated_email: true,
    allow_manual_entry: true,
    allow_pay_in_reception: true,
    allow_send_vouchers: true,
    allow_change_customer: true,
    extras_offered: false,
    // As in the specification: finding a reservation is enough to open it.
    sufficient_proof: 'surname',
    // Keeps the first tour of the demo short; the Beach shows what a hotel requires.
    phone_key_proof: 'nothing',
    // Asked before a lost code is shown at the kiosk.
    lost_code_fields: [{ name: 'firstName' }, { name: 'endDate' }],
  },
  walkIn: palaceWalkIn,
  folio: palaceFolio,
  labels: {
    en: { 'select-language.question': 'Welcome to the Palace' },
    es: { 'select-language.question': 'Bienvenidos al Palace' },
    de: { 'select-language.question': 'Willkommen im Palace' },
    fr: { 'select-language.question': 'Bienvenue au Palace' },
    ca: { 'select-language.question': 'Benvinguts al Palace' },
    it: { 'select-language.question': 'Benvenuti al Palace' },
    pt: { 'select-language.question': 'Bem-vindos ao Palace' },
  },
  legal: {
    terms_content: buildLodgingTerms(hotel),
    privacy_content: buildPrivacyNotice(hotel),
    scan_and_face_recognition_terms: buildFaceConsent(hotel),
    b_and_me_subscription_terms: buildMembershipTerms(hotel),
  },
  hotelInfo: {
    name: hotel.name,
    address: hotel.address,
    wifi: { network: 'Foyer Palace', password: 'brass-lamp-27' },
    breakfast: {
      from: '07:00',
      until: '10:30',
      place: {
        en: 'winter garden, ground floor',
        es: 'jardín de invierno, planta baja',
        de: 'Wintergarten, Erdgeschoss',
        fr: "jardin d'hiver, rez-de-chaussée",
        ca: "jardí d'hivern, planta baixa",
        it: "giardino d'inverno, piano terra",
        pt: 'jardim de inverno, rés do chão',
      },
    },
    reception: { name: 'Núria', phone: '+34 930000000' },
    wayToTheLift: {
      en: 'The lift is behind the stairs, past the green armchairs.',
      es: 'El ascensor está detrás de la escalera, pasados los sillones verdes.',
      de: 'Der Aufzug ist hinter der Treppe, an den grünen Sesseln vorbei.',
      fr: "L'ascenseur est derrière l'escalier, après les fauteuils verts.",
      ca: "L'ascensor és darrere l'escala, passades les butaques verdes.",
      it: "L'ascensore è dietro le scale, dopo le poltrone verdi.",
      pt: 'O elevador fica atrás da escada, depois dos cadeirões verdes.',
    },
    checkOutUntil: hotel.leaveUntil,
    floorPlans: palaceFloorPlans,
  },
}
