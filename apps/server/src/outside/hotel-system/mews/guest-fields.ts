import type { DeliveryGuest, SystemGuest } from '@foyer/contract/hotel-system.ts'
import { toAlpha2, toAlpha3 } from '@foyer/domain/country/country-codes.ts'
import type { MewsCustomer, MewsDocument } from './mews-answers.ts'

export type Personal = Omit<DeliveryGuest, 'id' | 'position' | 'main' | 'version' | 'adult' | 'customerId'>
type Fields = Readonly<Record<string, unknown>>

interface FieldMapping {
  readonly ours: keyof Personal & keyof SystemGuest
  readonly theirs: string
  readonly to?: (value: string) => string | undefined
  readonly from?: (value: string) => string | undefined
}

const invert = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([one, other]) => [other, one]))
const byTable = (table: Readonly<Record<string, string>>) => {
  const inverted = invert(table)
  return { to: (value: string) => table[value], from: (value: string) => inverted[value] }
}

const country = { to: toAlpha2, from: toAlpha3 }
const day = { to: (value: string) => `${value}T00:00:00Z`, from: (value: string) => value.slice(0, 10) }
const sexes = byTable({ M: 'Male', F: 'Female' })
/** Mews wants a language with its country. */
const cultures: Readonly<Record<string, string>> = {
  en: 'en-GB',
  de: 'de-DE',
  es: 'es-ES',
  fr: 'fr-FR',
  it: 'it-IT',
  pt: 'pt-PT',
  ca: 'ca-ES',
}
const language = { to: (value: string) => cultures[value], from: (value: string) => value.slice(0, 2) }

/** One line per field of a guest that both know. What is missing here stays with Foyer. */
const customerFields: readonly FieldMapping[] = [
  { ours: 'firstName', theirs: 'FirstName' },
  { ours: 'lastName', theirs: 'LastName' },
  { ours: 'secondLastName', theirs: 'SecondLastName' },
  { ours: 'gender', theirs: 'Sex', ...sexes },
  { ours: 'birthDate', theirs: 'BirthDate', from: day.from },
  { ours: 'nationality', theirs: 'NationalityCode', ...country },
  { ours: 'birthCountry', theirs: 'BirthCountryCode', ...country },
  { ours: 'birthMunicipality', theirs: 'BirthPlace' },
  { ours: 'email', theirs: 'Email' },
  { ours: 'phone', theirs: 'Phone' },
  { ours: 'language', theirs: 'PreferredLanguageCode', ...language },
]

const placeFields: readonly FieldMapping[] = [
  { ours: 'street', theirs: 'Line1' },
  { ours: 'city', theirs: 'City' },
  { ours: 'postalCode', theirs: 'PostalCode' },
  { ours: 'country', theirs: 'CountryCode', ...country },
]

const documentFields: readonly FieldMapping[] = [
  { ours: 'documentNumber', theirs: 'Number' },
  { ours: 'supportNumber', theirs: 'IdentityDocumentSupportNumber' },
  { ours: 'issueDate', theirs: 'IssuanceDate', ...day },
  { ours: 'expiryDate', theirs: 'ExpirationDate', ...day },
  { ours: 'issueCountry', theirs: 'IssuingCountryCode', ...country },
]

function readFields(fields: readonly FieldMapping[], from: Fields): [string, string][] {
  return fields.flatMap(({ ours, theirs, from: read }) => {
    const value = from[theirs]
    const mapped = typeof value !== 'string' || value === '' ? undefined : read ? read(value) : value
    return mapped === undefined ? [] : [[ours, mapped] as [string, string]]
  })
}

/** Only what is given: a field that is left out stays as it is in Mews. */
function writeFields(fields: readonly FieldMapping[], guest: Personal): Record<string, string> {
  const written = fields.flatMap(({ ours, theirs, to }) => {
    const value = guest[ours]
    const mapped = typeof value !== 'string' || value === '' ? undefined : to ? to(value) : value
    return mapped === undefined ? [] : [[theirs, mapped] as const]
  })
  return Object.fromEntries(written)
}

/** Of the documents that Foyer knows, the passport first. */
const readable: readonly string[] = ['Passport', 'IdentityCard']

function toOurDocumentType(type: string, nationality: unknown): string {
  if (type === 'Passport') return 'P'
  return nationality === 'ES' ? 'D' : 'I'
}

/** The surname of a guest whose name is not known: Mews requires one. */
export const toUnnamed = (position: number): string => `Guest ${position}`
const UNNAMED = /^Guest \d+$/
const isUnnamed = ({ FirstName, LastName }: MewsCustomer) => !FirstName && UNNAMED.test(LastName)

export function toSystemGuest(customer: MewsCustomer, documents: readonly MewsDocument[]): SystemGuest {
  if (isUnnamed(customer)) return { customerId: customer.Id }
  const [document] = readable.flatMap((type) => documents.filter((one) => one.Type === type))
  return Object.fromEntries([
    ['customerId', customer.Id],
    ...readFields(customerFields, customer),
    ...readFields(placeFields, customer.Address ?? {}),
    ...(document
      ? [
          ['documentType', toOurDocumentType(document.Type, customer['NationalityCode'])],
          ...readFields(documentFields, document),
        ]
      : []),
  ])
}

/** What differs from the customer that Mews has. */
export function toCustomerChanges(guest: Personal, known: MewsCustomer | undefined): Fields {
  const wanted = writeFields(customerFields, guest)
  const changed = Object.entries(wanted).filter(([name, value]) => !isSame(name, known?.[name], value))
  const address = writeFields(placeFields, guest)
  const isMoved = Object.entries(address).some(([name, value]) => known?.Address?.[name] !== value)
  return { ...Object.fromEntries(changed), ...(isMoved && { Address: address }) }
}

/** A time after the day says nothing about a birth date. */
const isSame = (name: string, known: unknown, wanted: string) =>
  known === wanted || (name === 'BirthDate' && typeof known === 'string' && known.slice(0, 10) === wanted)

interface WantedDocument {
  readonly type: string
  readonly fields: Readonly<Record<string, string>>
}

/** Undefined without a number, which Mews requires. */
export function toMewsDocument(guest: Personal): WantedDocument | undefined {
  const fields = writeFields(documentFields, guest)
  if (!guest.documentType || !fields['Number']) return undefined
  return { type: guest.documentType === 'P' ? 'Passport' : 'IdentityCard', fields }
}

/** What differs from a document that Mews has. */
export const toDocumentChanges = (known: MewsDocument, { fields }: WantedDocument): [string, string][] =>
  Object.entries(fields).filter(([name, value]) => {
    const before = known[name]
    const isDay = name.endsWith('Date') && typeof before === 'string'
    return isDay ? before.slice(0, 10) !== value.slice(0, 10) : before !== value
  })
