import * as z from 'zod/mini'
import { countryListSchema } from '../basics/country-code.ts'
import { textSchema } from '../basics/text.ts'
import type { Guest } from '../guest/guest.ts'

export const fieldKinds = [
  'text',
  'date',
  'time',
  'select',
  'country',
  'postalCode',
  'email',
  'phone',
  'checkbox',
  'yesno',
] as const
export type FieldKind = (typeof fieldKinds)[number]

/** Lists that a select can offer: names, never URLs. `adults` are those of the party. */
export const selectSources = [
  'genders',
  'documentTypes',
  'regions',
  'municipalities',
  'relationships',
  'adults',
  'languages',
] as const
export type SelectSource = (typeof selectSources)[number]

/** The guest's fields that a form can contain. */
export const guestFieldNames = [
  'firstName',
  'lastName',
  'secondLastName',
  'gender',
  'birthDate',
  'nationality',
  'documentType',
  'documentNumber',
  'supportNumber',
  'issueDate',
  'expiryDate',
  'issueCountry',
  'issueProvince',
  'issueMunicipality',
  'country',
  'region',
  'municipality',
  'city',
  'street',
  'postalCode',
  'birthCountry',
  'birthProvince',
  'birthMunicipality',
  'email',
  'phone',
  'phone2',
  'emailConsent',
  'emailPrivacy',
  'relationship',
  'relatedTo',
  'language',
  'arrivalTime',
  'checkoutTime',
] as const satisfies readonly (keyof Guest)[]
export type GuestFieldName = (typeof guestFieldNames)[number]

export const searchFieldNames = ['voucher', 'surname'] as const
export type SearchFieldName = (typeof searchFieldNames)[number]

const guestFields: ReadonlySet<string> = new Set(guestFieldNames)

export function isGuestFieldName(name: string): name is GuestFieldName {
  return guestFields.has(name)
}

/** A field as written in a hotel's configuration. */
export const fieldSchema = z.object({
  name: z.string().check(z.regex(/^[a-z][A-Za-z0-9_]*$/)),
  type: z._default(z.enum(fieldKinds), 'text'),
  label: z._default(textSchema, {}),
  placeholder: z._default(textSchema, {}),
  mandatory: z._default(z.boolean(), false),
  visible: z._default(z.boolean(), true),
  select_source: z.optional(z.enum(selectSources)),
  /** The initial state of a checkbox. */
  checked: z._default(z.boolean(), false),
  max_chars: z.optional(z.int().check(z.gte(1))),
  hidden_for_nationalities: countryListSchema,
  optional_for_nationalities: countryListSchema,
  /** For the surname: nationalities that have two surnames, in one field or two. */
  full_surname_nationalities: countryListSchema,
  /**
   * For region and municipality by country of residence, for places of birth by country of birth.
   */
  mandatory_for_countries: countryListSchema,
})

export type ConfiguredField = z.output<typeof fieldSchema>
export type FieldInput = z.input<typeof fieldSchema>

/** The configuration's names and ours; unlisted names are the same. */
const names = {
  select_source: 'selectSource',
  max_chars: 'maxChars',
  hidden_for_nationalities: 'hiddenForNationalities',
  optional_for_nationalities: 'optionalForNationalities',
  full_surname_nationalities: 'fullSurnameNationalities',
  mandatory_for_countries: 'mandatoryForCountries',
} as const satisfies Partial<Record<keyof ConfiguredField, string>>

/** A field as forms and rules use it. */
export type Field = {
  [Name in keyof ConfiguredField as Name extends keyof typeof names
    ? (typeof names)[Name]
    : Name]: ConfiguredField[Name]
}

export function toField(configured: ConfiguredField): Field {
  const ours: Readonly<Record<string, string>> = names
  return Object.fromEntries(Object.entries(configured).map(([name, value]) => [ours[name] ?? name, value])) as Field
}

/** Reads one of our own fields, written as in a hotel's configuration. */
export function parseField(written: FieldInput): Field {
  return toField(fieldSchema.parse(written))
}
