import { reportingDocument, withFields, withPlaceFields } from '@foyer/domain/config/reporting-screens.ts'
import { defaultFields } from '@foyer/domain/fields/default-fields.ts'
import type { FieldInput } from '@foyer/domain/fields/field.ts'

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

/**
 * The travellers' register requires a Spaniard's province and municipality; for neighbouring
 * countries the hotel records the region.
 */
const places = { regions: ['ESP', 'FRA', 'ITA'], municipalities: ['ESP'] }

const own: Readonly<Record<string, FieldInput[]>> = {
  document: reportingDocument,
  mainGuest: withPlaceFields(defaultFields.mainGuest, places),
  otherGuest: withPlaceFields(defaultFields.otherGuest, places),
  checks,
}

export const palaceScreens = withFields(own)
