import { defaultFields } from '@foyer/domain/config/default-fields.ts'
import { defaultScreens } from '@foyer/domain/config/screen-config.ts'
import type { FieldInput } from '@foyer/domain/fields/field.ts'

/** Shown to those of whom a rule asks it: a Spaniard's second surname, the support number of an identity card. */
const onDemand = { visible: false } as const

/** What Spain wants to know of a traveller, beyond what every hotel asks. */
const document = defaultFields.document.flatMap((field): FieldInput[] => {
  if (field.name === 'lastName') {
    return [
      { ...field, full_surname_nationalities: ['ESP'] },
      { name: 'secondLastName', ...onDemand },
    ]
  }
  return field.name === 'documentNumber' ? [field, { name: 'supportNumber', ...onDemand }] : [field]
})

const checks: FieldInput[] = [
  {
    name: 'privacy',
    type: 'checkbox',
    mandatory: true,
    label: {
      en: 'I have read the privacy notice.',
      es: 'He leído el aviso de privacidad.',
      de: 'Ich habe die Datenschutzhinweise gelesen.',
      fr: "J'ai lu la notice de confidentialité.",
      ca: "He llegit l'avís de privadesa.",
      it: "Ho letto l'informativa sulla privacy.",
      pt: 'Li o aviso de privacidade.',
    },
  },
  {
    name: 'news',
    type: 'checkbox',
    label: {
      en: 'Send me offers by e-mail.',
      es: 'Envíenme ofertas por correo electrónico.',
      de: 'Senden Sie mir Angebote per E-Mail.',
      fr: 'Envoyez-moi des offres par e-mail.',
      ca: 'Envieu-me ofertes per correu electrònic.',
      it: 'Inviatemi offerte via e-mail.',
      pt: 'Enviem-me ofertas por e-mail.',
    },
  },
]

/** The register of travellers wants a Spaniard's province and municipality; of neighbours the hotel counts the regions. */
const places: FieldInput[] = [
  {
    name: 'region',
    type: 'select',
    select_source: 'regions',
    mandatory_for_countries: ['ESP', 'FRA', 'ITA'],
    ...onDemand,
  },
  {
    name: 'municipality',
    type: 'select',
    select_source: 'municipalities',
    mandatory_for_countries: ['ESP'],
    ...onDemand,
  },
]

/** After the postal code, which fills them in. */
const withPlaces = (fields: readonly FieldInput[]) =>
  fields.flatMap((field) => (field.name === 'postalCode' ? [field, ...places] : [field]))

const own: Readonly<Record<string, FieldInput[]>> = {
  document,
  mainGuest: withPlaces(defaultFields.mainGuest),
  otherGuest: withPlaces(defaultFields.otherGuest),
  checks,
}

/** The usual screens, with the hotel's own fields in the places of the usual ones. */
export const palaceScreens = defaultScreens.map((screen) => ({
  ...screen,
  assets: (screen.assets ?? []).map((asset) =>
    asset.type === 'FieldArray' ? { ...asset, fields: own[asset.name] ?? asset.fields } : asset,
  ),
}))
