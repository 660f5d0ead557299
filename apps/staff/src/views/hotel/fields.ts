import type { PartyTerm } from '@foyer/domain/mode/products.ts'

/** Kinds of input in the hotel's form. */
export type FieldKind =
  | 'text'
  | 'time'
  | 'days'
  | 'email'
  | 'country'
  | 'timeZone'
  | 'currency'
  | 'switch'
  | 'password'
  | 'hour'
  | 'charge'
  | 'cancellation'
  | 'amount'
  | 'limit'
  | 'percent'
  | 'count'
  | 'series'
  | 'longText'
  | 'issuerCountry'
  | 'authority'
  | 'authorityMode'

interface HotelField {
  /** Path within the part of the document that the hotel edits; also the key of its wordings. */
  readonly path: string
  readonly kind: FieldKind
}

const field = <const Path extends string>(path: Path, kind: FieldKind = 'text') => ({ path, kind })

/** The form's fields in order. Languages, rooms and legal texts have their own sections. */
const sections = {
  names: [
    field('hotel.name'),
    field('hotelInfo.name'),
    field('hotelInfo.address'),
    field('hotel.city'),
    field('hotel.country', 'country'),
    field('hotelInfo.reception.name'),
    field('hotelInfo.reception.phone'),
  ],
  establishment: [
    field('establishment.company'),
    field('establishment.taxNumber'),
    field('establishment.registryNumber'),
    field('reporting', 'switch'),
  ],
  clock: [field('hotel.timeZone', 'timeZone'), field('hotel.currency', 'currency')],
  hours: [
    field('hotelInfo.breakfast.from', 'time'),
    field('hotelInfo.breakfast.until', 'time'),
    field('hotelInfo.checkOutUntil', 'time'),
  ],
  housekeeping: [field('hotel.inspectsRooms', 'switch')],
  noShow: [field('noShow.automatic', 'switch'), field('noShow.dayEndsAt', 'hour'), field('noShow.charge', 'charge')],
  cancellation: [
    field('cancellation.charge', 'cancellation'),
    field('cancellation.freeDays', 'count'),
    field('cancellation.vat', 'percent'),
  ],
  folio: [
    field('folio.vat.room', 'percent'),
    field('folio.vat.extras', 'percent'),
    field('folio.cityTax.perPersonNight', 'amount'),
    field('folio.cityTax.fromAge', 'count'),
    field('folio.cityTax.maxNights', 'count'),
  ],
  corrections: [
    field('folio.correctionLimits.receptionist', 'amount'),
    field('folio.correctionLimits.manager', 'limit'),
  ],
  invoices: [
    field('folio.invoice.series', 'series'),
    field('folio.invoice.creditSeries', 'series'),
    field('folio.invoice.dueDays', 'count'),
    field('folio.invoice.issuer.name', 'longText'),
    field('folio.invoice.issuer.taxNumber', 'longText'),
    field('folio.invoice.issuer.address', 'longText'),
    field('folio.invoice.issuer.postalCode', 'longText'),
    field('folio.invoice.issuer.city', 'longText'),
    field('folio.invoice.issuer.country', 'issuerCountry'),
    field('folio.invoice.issuer.note', 'longText'),
  ],
  wifi: [field('hotelInfo.wifi.network'), field('hotelInfo.wifi.password')],
  mail: [field('mail.fromName'), field('mail.replyTo', 'email')],
  devices: [
    field('secrets.admin_password', 'password'),
    field('secrets.tablet_password', 'password'),
    field('secrets.front_desk_password', 'password'),
  ],
  authority: [
    field('authority.name', 'authority'),
    field('authority.mode', 'authorityMode'),
    field('authority.landlordCode', 'longText'),
    field('authority.establishmentCode', 'longText'),
    field('authority.siba.code', 'longText'),
    field('authority.siba.establishment', 'longText'),
    field('secrets.authority_user', 'password'),
    field('secrets.authority_password', 'password'),
    field('secrets.authority_key', 'password'),
  ],
  retention: [
    field('retention.guestDays', 'days'),
    field('retention.signatureDays', 'days'),
    field('retention.policeDays', 'days'),
    field('retention.trackingDays', 'days'),
    field('retention.logDays', 'days'),
    field('retention.invoiceDays', 'days'),
  ],
} as const satisfies Record<string, readonly HotelField[]>

/** Fields that do not apply to a product. */
const hiddenFields: Readonly<Record<PartyTerm, readonly string[]>> = {
  guest: [],
  driver: ['hotelInfo.breakfast.from', 'hotelInfo.breakfast.until'],
}

export const selectFields = (section: SectionName, partyWord: PartyTerm) =>
  sections[section].filter(({ path }) => !hiddenFields[partyWord].includes(path))

export type SectionName = keyof typeof sections
export type FieldPath = (typeof sections)[SectionName][number]['path']

/** In the order in which guests see them. */
export const legalTexts = [
  'terms_content',
  'privacy_content',
  'scan_and_face_recognition_terms',
  'b_and_me_subscription_terms',
] as const
