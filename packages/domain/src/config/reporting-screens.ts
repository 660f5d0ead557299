import { defaultFields } from '../fields/default-fields.ts'
import type { FieldInput } from '../fields/field.ts'
import { defaultScreens } from './screen-config.ts'

/**
 * Shown only when a rule requires it: a Spaniard's second surname, an identity card's support
 * number.
 */
const onDemand = { visible: false } as const

/** The document fields that Spain requires in addition to the default ones. */
export const reportingDocument = defaultFields.document.flatMap((field): FieldInput[] => {
  if (field.name === 'lastName') {
    return [
      { ...field, full_surname_nationalities: ['ESP'] },
      { name: 'secondLastName', ...onDemand },
    ]
  }
  return field.name === 'documentNumber' ? [field, { name: 'supportNumber', ...onDemand }] : [field]
})

/**
 * Adds province and municipality after the postal code, which fills them in, for residents of these
 * countries.
 */
export function withPlaceFields(
  fields: readonly FieldInput[],
  countries: { readonly regions: string[]; readonly municipalities: string[] },
): FieldInput[] {
  const places: FieldInput[] = [
    {
      name: 'region',
      type: 'select',
      select_source: 'regions',
      mandatory_for_countries: countries.regions,
      ...onDemand,
    },
    {
      name: 'municipality',
      type: 'select',
      select_source: 'municipalities',
      mandatory_for_countries: countries.municipalities,
      ...onDemand,
    },
  ]
  return fields.flatMap((field) => (field.name === 'postalCode' ? [field, ...places] : [field]))
}

const makeMandatory = (fields: readonly FieldInput[], names: readonly string[]): FieldInput[] =>
  fields.map((field) => (names.includes(field.name) ? { ...field, mandatory: true } : field))

const spain = { regions: ['ESP'], municipalities: ['ESP'] }

const town: FieldInput = { name: 'city', type: 'text', mandatory: true }

/** Requires from every guest all fields that a traveller report needs. */
const fields: Readonly<Record<string, FieldInput[]>> = {
  document: reportingDocument,
  mainGuest: withPlaceFields(makeMandatory(defaultFields.mainGuest, ['phone', 'street', 'postalCode', 'city']), spain),
  otherGuest: withPlaceFields([...defaultFields.otherGuest, town], spain),
}

/** The default screens for a hotel that reports travellers. */
export const reportingScreens = withFields(fields)

/** The default screens with these fields in place of the default ones. */
export function withFields(own: Readonly<Record<string, FieldInput[]>>) {
  return defaultScreens.map((screen) => ({
    ...screen,
    assets: (screen.assets ?? []).map((asset) =>
      asset.type === 'FieldArray' ? { ...asset, fields: own[asset.name] ?? asset.fields } : asset,
    ),
  }))
}
