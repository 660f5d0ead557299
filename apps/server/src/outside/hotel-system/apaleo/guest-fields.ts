import type { DeliveryGuest, SystemGuest } from '@foyer/contract/hotel-system.ts'
import { toAlpha2, toAlpha3 } from '@foyer/domain/country/country-codes.ts'
import type { ApaleoPerson } from './apaleo-answers.ts'

type Personal = Omit<DeliveryGuest, 'id' | 'position' | 'main' | 'version'>

interface FieldMapping {
  readonly ours: keyof Personal & keyof SystemGuest
  /** The name in a person, or in the person's address. */
  readonly theirs: string
  readonly isInAddress?: true
  readonly to?: (value: string) => string | undefined
  readonly from?: (value: string, person: ApaleoPerson) => string | undefined
}

const country = { to: toAlpha2, from: toAlpha3 }
const genders: Readonly<Record<string, string>> = { M: 'Male', F: 'Female' }
const invert = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([one, other]) => [other, one]))
const ourGenders = invert(genders)

/** Foyer tells more kinds of identity cards apart than Apaleo. */
const documentTypes: Readonly<Record<string, string>> = {
  P: 'PassportNumber',
  ID: 'IdNumber',
  I: 'IdNumber',
  DNI: 'IdNumber',
  D: 'IdNumber',
  N: 'IdNumber',
}

/**
 * Foyer stores what an adult is to a child, and Apaleo what the child is to the primary guest. It has
 * nothing for the ward of a guardian.
 */
const relationships: Readonly<Record<string, string>> = {
  PM: 'Child',
  AB: 'Grandchild',
  BA: 'GreatGrandchild',
  HR: 'Sibling',
  TI: 'NephewOrNiece',
  CD: 'SiblingInLaw',
  SG: 'ChildInLaw',
  CY: 'Spouse',
  OT: 'Other',
}
const ourRelationships = invert(relationships)

const toOurDocumentType = (type: string, person: ApaleoPerson): string | undefined => {
  if (type === 'PassportNumber') return 'P'
  if (type !== 'IdNumber') return undefined
  return person['nationalityCountryCode'] === 'ES' ? 'D' : 'I'
}

/** One line per field of a guest that both know. What is missing here stays with Foyer. */
const fields: readonly FieldMapping[] = [
  { ours: 'firstName', theirs: 'firstName' },
  { ours: 'lastName', theirs: 'lastName' },
  { ours: 'secondLastName', theirs: 'secondLastName' },
  { ours: 'gender', theirs: 'gender', to: (value) => genders[value], from: (value) => ourGenders[value] },
  { ours: 'birthDate', theirs: 'birthDate' },
  { ours: 'nationality', theirs: 'nationalityCountryCode', ...country },
  {
    ours: 'documentType',
    theirs: 'identificationType',
    to: (value) => documentTypes[value],
    from: toOurDocumentType,
  },
  { ours: 'documentNumber', theirs: 'identificationNumber' },
  { ours: 'supportNumber', theirs: 'identificationAdditionalNumber' },
  { ours: 'issueDate', theirs: 'identificationIssueDate' },
  { ours: 'expiryDate', theirs: 'identificationExpiryDate' },
  { ours: 'issueCountry', theirs: 'identificationIssuePlace', ...country },
  { ours: 'street', theirs: 'addressLine1', isInAddress: true },
  { ours: 'postalCode', theirs: 'postalCode', isInAddress: true },
  { ours: 'city', theirs: 'city', isInAddress: true },
  { ours: 'country', theirs: 'countryCode', isInAddress: true, ...country },
  { ours: 'birthMunicipality', theirs: 'birthPlace' },
  { ours: 'email', theirs: 'email' },
  { ours: 'phone', theirs: 'phone' },
  {
    ours: 'relationship',
    theirs: 'relationshipToPrimaryGuest',
    to: (value) => relationships[value],
    from: (value) => ourRelationships[value],
  },
  { ours: 'language', theirs: 'preferredLanguage' },
]

/** The surname of a guest of whom only the place in the list is known: Apaleo requires one. */
const UNNAMED = /^Guest \d+$/
export const toUnnamed = (position: number): ApaleoPerson => ({ lastName: `Guest ${position}` })
const isUnnamed = (person: ApaleoPerson) => !person['firstName'] && UNNAMED.test(String(person['lastName']))

const getAddress = (person: ApaleoPerson): ApaleoPerson => {
  const { address } = person
  return typeof address === 'object' && address !== null ? (address as ApaleoPerson) : {}
}

export function toSystemGuest(person: ApaleoPerson): SystemGuest {
  if (isUnnamed(person)) return {}
  const guest = fields.flatMap(({ ours, theirs, isInAddress, from }) => {
    const value = (isInAddress ? getAddress(person) : person)[theirs]
    const mapped = typeof value !== 'string' || value === '' ? undefined : from ? from(value, person) : value
    return mapped === undefined ? [] : [[ours, mapped]]
  })
  return Object.fromEntries(guest)
}

/** Replaces what we know of a person and leaves the rest, such as the company. */
export function toApaleoPerson(known: ApaleoPerson, guest: Personal): ApaleoPerson {
  const own = isUnnamed(known) ? {} : known
  const person: Record<string, unknown> = { ...own }
  const address: Record<string, unknown> = { ...getAddress(own) }
  for (const { ours, theirs, isInAddress, to } of fields) {
    const given = guest[ours]
    const value = typeof given === 'string' && to ? to(given) : given
    const target = isInAddress ? address : person
    if (value === undefined || value === '') delete target[theirs]
    else target[theirs] = value
  }
  if (Object.keys(address).length > 0) person['address'] = address
  else delete person['address']
  return person
}
