import { unprocessable } from './refusal.ts'

export type Person = Readonly<Record<string, unknown>>

const DAY = /^\d{4}-\d{2}-\d{2}$/
const COUNTRY = /^[A-Z]{2}$/
const isText = (value: unknown) => typeof value === 'string' && value.length > 0
const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value)
const isOneOf =
  (...known: string[]) =>
  (value: unknown) =>
    known.some((one) => one === value)

const addressFields: Readonly<Record<string, (value: unknown) => boolean>> = {
  addressLine1: isText,
  addressLine2: isText,
  postalCode: isText,
  city: isText,
  regionCode: isText,
  countryCode: matches(COUNTRY),
}

const fields: Readonly<Record<string, (value: unknown) => boolean>> = {
  title: isOneOf('Mr', 'Ms', 'Dr', 'Prof', 'Mrs', 'Other'),
  gender: isOneOf('Female', 'Male', 'Other', 'Unknown'),
  firstName: isText,
  middleInitial: isText,
  lastName: isText,
  secondLastName: isText,
  email: matches(/^\S+@\S+$/),
  phone: isText,
  address: isAddress,
  nationalityCountryCode: matches(COUNTRY),
  identificationNumber: isText,
  identificationAdditionalNumber: isText,
  identificationIssueDate: matches(DAY),
  identificationExpiryDate: matches(DAY),
  identificationIssuePlace: isText,
  identificationType: isOneOf(
    'SocialInsuranceNumber',
    'PassportNumber',
    'IdNumber',
    'DriverLicenseNumber',
    'VisaNumber',
    'ForeignerIdentityNumber',
    'TaxIdentificationNumber',
    'Other',
  ),
  relationshipToPrimaryGuest: isOneOf(
    'Grandparent',
    'Grandchild',
    'GreatGrandparent',
    'GreatGrandchild',
    'Parent',
    'Child',
    'Sibling',
    'ParentInLaw',
    'ChildInLaw',
    'SiblingInLaw',
    'Spouse',
    'UncleOrAunt',
    'NephewOrNiece',
    'Guardian',
    'Other',
  ),
  personalTaxId: isText,
  company: (value) => typeof value === 'object',
  preferredLanguage: matches(/^[a-z]{2}$/),
  birthDate: matches(DAY),
  birthPlace: isText,
}

export function isAddress(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).every(([name, inner]) => addressFields[name]?.(inner) ?? false)
}

/** Refuses fields that the service does not have, and values that it does not take. */
export function checkPerson(value: unknown, path: string): Person {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw unprocessable(`${path}: an object is expected.`)
  for (const [name, inner] of Object.entries(value)) {
    const isValid = fields[name]
    if (!isValid) throw unprocessable(`${path}/${name}: could not find member '${name}'.`)
    if (!isValid(inner)) throw unprocessable(`${path}/${name}: the value is not valid.`)
  }
  if (!('lastName' in value)) throw unprocessable(`${path}/lastName: is required.`)
  return value as Person
}
