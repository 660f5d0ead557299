import { isExpiryExempt, isIssueDateRequired } from '../document/document-dates.ts'
import { needsSupportNumber } from '../document/document-type.ts'
import { isAccompaniedChild } from '../guest/accompanied-child.ts'
import { isAdult } from '../guest/adult.ts'
import type { Guest } from '../guest/guest.ts'
import type { GuestPolicy } from '../guest/guest-policy.ts'
import { countriesWithoutPostalCode } from './countries-without-postal-code.ts'
import { type Field, type GuestFieldName, isGuestFieldName } from './field.ts'
import type { FieldDemands } from './field-demands.ts'

/** Why a field is mandatory, or why it is not although it might be expected. */
export type FieldReason =
  | 'configured'
  | 'policeAsks'
  | 'authorityAsks'
  | 'authorityExempts'
  | 'emailOrPhone'
  | 'countryAsks'
  | 'fullSurname'
  | 'documentType'
  | 'issueDateInDoubt'
  | 'noPostalCodes'
  | 'nationalityExempt'
  | 'documentForLife'

export interface ShownField {
  readonly field: Field
  readonly mandatory: boolean
  /** Shown, but cannot be filled in. */
  readonly disabled: boolean
  readonly reason: FieldReason
}

interface FieldContext {
  readonly field: Field
  readonly fields: readonly Field[]
  readonly guest: Guest
  readonly policy: GuestPolicy
  readonly today: string
  /** Absent if nothing is sent. */
  readonly authority: FieldDemands | undefined
}

interface Requirement {
  readonly mandatory: boolean
  readonly reason: FieldReason
}

type RequirementRule = (asked: FieldContext) => Requirement | undefined

/** The fields that this guest sees, and whether each is mandatory. */
export function getShownFields(
  fields: readonly Field[],
  guest: Guest,
  policy: GuestPolicy,
  today: string,
  authority?: FieldDemands,
): readonly ShownField[] {
  return fields.flatMap((field) => toShownField({ field, fields, guest, policy, today, authority }) ?? [])
}

/** Returns undefined if this guest does not see the field. */
export function toShownField(asked: FieldContext): ShownField | undefined {
  return findAuthorityDemand(asked) ?? findHotelDemand(asked)
}

/**
 * What the report needs, whatever the hotel hides or makes optional. A value that the authority
 * would refuse is shown, so that it can be corrected.
 */
function findAuthorityDemand({ field, guest, today, authority }: FieldContext): ShownField | undefined {
  const { name } = field
  if (!authority || !isGuestFieldName(name) || isContactOfChild(name, guest, today)) return undefined
  // One of the two is enough, which the hotel's rules know too, unless both are demanded.
  const isDemanded = authority.demands(name) && (name !== 'phone' || authority.demands('email'))
  if (!isDemanded && !authority.findIssue(name)) return undefined
  const mandatory = isDemanded || field.mandatory
  return { field, mandatory, disabled: false, reason: field.mandatory ? 'configured' : 'authorityAsks' }
}

function findHotelDemand(asked: FieldContext): ShownField | undefined {
  const { field } = asked
  const demand = isGuestFieldName(field.name) ? requirements[field.name]?.(asked) : undefined
  if (isHidden(asked) || !(field.visible || demand)) return undefined
  const disabled = hasNoPostalCodes(asked)
  const release = exemptions.find(({ applies }) => applies(asked))
  if (release) return { field, mandatory: false, disabled, reason: release.reason }
  if (demand && !field.mandatory) return { field, disabled, ...demand }
  return { field, mandatory: field.mandatory, disabled, reason: 'configured' }
}

/** Contact details and what may be sent there. */
const contactFields = [
  'email',
  'phone',
  'phone2',
  'emailConsent',
  'emailPrivacy',
] as const satisfies readonly GuestFieldName[]

function isHidden({ field, guest, policy, today }: FieldContext): boolean {
  if (isListed(guest.nationality, field.hiddenForNationalities)) return true
  if (isContactOfChild(field.name, guest, today)) return true
  const isOfChild = field.name === 'relationship' || field.name === 'relatedTo'
  return isOfChild && !(policy.policeIntegration && isAdult(guest, today) === false)
}

function isContactOfChild(name: string, guest: Guest, today: string): boolean {
  return contactFields.some((one) => one === name) && isAccompaniedChild(guest, today)
}

/**
 * Rules that make a field mandatory for some guests. Such a field is shown even if the hotel hides
 * it by default.
 */
const requirements: Partial<Record<GuestFieldName, RequirementRule>> = {
  email: requireOneOfTwo('phone'),
  phone: requireOneOfTwo('email'),
  street: requireForPolice,
  postalCode: requireForPolice,
  region: requireForCountry('country'),
  municipality: requireForCountry('country'),
  birthProvince: requireForCountry('birthCountry'),
  birthMunicipality: requireForCountry('birthCountry'),
  secondLastName: ({ fields, guest }) =>
    hasFullSurname(guest, fields) ? { mandatory: true, reason: 'fullSurname' } : undefined,
  supportNumber: (asked) => {
    const { guest } = asked
    if (needsSupportNumber(guest.documentType) && !isForeign(guest)) return { mandatory: true, reason: 'documentType' }
    return guest.documentType === 'N' ? requireForPolice(asked) : undefined
  },
  issueDate: ({ guest, today }) =>
    isIssueDateRequired(guest, today) ? { mandatory: true, reason: 'issueDateInDoubt' } : undefined,
}

/** Only Spain prints a support number; a document of unknown origin may be Spanish. */
function isForeign({ issueCountry, nationality }: FieldContext['guest']): boolean {
  const country = issueCountry || nationality
  return Boolean(country) && country !== 'ESP'
}

/** One is enough; none is left to choose where the hotel itself requires the other. */
function requireOneOfTwo(other: 'email' | 'phone'): RequirementRule {
  return ({ fields, guest, policy, authority }) => {
    if (!policy.policeIntegration && !authority?.wantsContact) return undefined
    const isOtherRequired = fields.some(
      (field) => field.name === other && field.visible && field.mandatory && !isExempt(field, guest),
    )
    return { mandatory: !guest[other] && !isOtherRequired, reason: 'emailOrPhone' }
  }
}

function isExempt({ hiddenForNationalities, optionalForNationalities }: Field, { nationality }: Guest): boolean {
  return isListed(nationality, hiddenForNationalities) || isListed(nationality, optionalForNationalities)
}

function requireForPolice({ policy }: FieldContext): Requirement | undefined {
  return policy.policeIntegration ? { mandatory: true, reason: 'policeAsks' } : undefined
}

function requireForCountry(country: 'country' | 'birthCountry'): RequirementRule {
  return ({ field, guest }) =>
    isListed(guest[country], field.mandatoryForCountries) ? { mandatory: true, reason: 'countryAsks' } : undefined
}

/** Rules that make a mandatory field optional, whatever demands it. */
const exemptions: readonly { readonly reason: FieldReason; readonly applies: (asked: FieldContext) => boolean }[] = [
  { reason: 'noPostalCodes', applies: hasNoPostalCodes },
  {
    reason: 'authorityExempts',
    applies: ({ field, authority }) => (isGuestFieldName(field.name) && authority?.exempts(field.name)) || false,
  },
  {
    reason: 'nationalityExempt',
    applies: ({ field, guest }) => isListed(guest.nationality, field.optionalForNationalities),
  },
  {
    reason: 'documentForLife',
    applies: ({ field, guest, today }) => field.name === 'expiryDate' && isExpiryExempt(guest, today),
  },
]

function hasNoPostalCodes({ field, guest }: FieldContext): boolean {
  return field.name === 'postalCode' && countriesWithoutPostalCode.has(guest.country ?? '')
}

/** Whether people of this nationality have two surnames. */
export function hasFullSurname(guest: Pick<Guest, 'nationality'>, fields: readonly Field[]): boolean {
  return fields.some((field) => isListed(guest.nationality, field.fullSurnameNationalities))
}

function isListed(country: string | undefined, list: readonly string[]): boolean {
  return country !== undefined && list.includes(country)
}
