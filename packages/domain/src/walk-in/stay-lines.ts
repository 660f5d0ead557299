import { type Language, languages } from '../basics/language.ts'
import { localizeText } from '../basics/localize-text.ts'
import { listWrittenLanguages } from '../basics/written-languages.ts'
import type { NightPrice } from './night-price.ts'
import type { StayPrice } from './stay-price.ts'

type Texts = Readonly<Record<Language, string>>

const nightTexts: Readonly<Record<Language, readonly [one: string, several: string]>> = {
  en: ['1 night', '# nights'],
  es: ['1 noche', '# noches'],
  de: ['1 Nacht', '# Nächte'],
  fr: ['1 nuit', '# nuits'],
  ca: ['1 nit', '# nits'],
  it: ['1 notte', '# notti'],
  pt: ['1 noite', '# noites'],
}

const taxTexts: Texts = {
  en: 'City tax',
  es: 'Tasa turística',
  de: 'Tourismusabgabe',
  fr: 'Taxe de séjour',
  ca: 'Taxa turística',
  it: 'Imposta di soggiorno',
  pt: 'Taxa turística',
}

const discountTexts: Texts = {
  en: 'Your discount',
  es: 'Su descuento',
  de: 'Ihr Rabatt',
  fr: 'Votre remise',
  ca: 'El vostre descompte',
  it: 'Il suo sconto',
  pt: 'O seu desconto',
}

/** After the night of a line that only adds to the booked price. */
const differenceTexts: Texts = {
  en: 'difference',
  es: 'diferencia',
  de: 'Differenz',
  fr: 'différence',
  ca: 'diferència',
  it: 'differenza',
  pt: 'diferença',
}

type Text = Readonly<Partial<Record<string, string>>>

interface Named {
  readonly room: { readonly name: string; readonly names: Text }
  readonly code: string | undefined
  readonly nights: number
}

export interface StayLine {
  readonly kind: 'charge' | 'tax'
  readonly names: Record<string, string>
  readonly minor: number
}

const inLanguages = (spoken: readonly Language[], say: (language: Language) => string) =>
  Object.fromEntries(spoken.map((language) => [language, say(language)]))

const getRoomTexts = ({ name, names }: Named['room']): Text => ({ en: name, ...names })

/** The name of a city tax in every language. */
export const cityTaxNames: Readonly<Record<string, string>> = taxTexts

/** The lines of a walk-in's bill, each in the languages that it has a name in. */
export function buildStayLines({ room, discount, taxes }: StayPrice, { room: type, code, nights }: Named): StayLine[] {
  const roomTexts = getRoomTexts(type)
  const nightName = (language: Language) => nightTexts[language][nights === 1 ? 0 : 1].replace('#', String(nights))
  const lines: StayLine[] = [
    {
      kind: 'charge',
      names: inLanguages(
        listWrittenLanguages(roomTexts),
        (language) => `${localizeText(roomTexts, language)}, ${nightName(language)}`,
      ),
      minor: room,
    },
    {
      kind: 'charge',
      names: inLanguages(languages, (language) =>
        code ? `${discountTexts[language]} (${code})` : discountTexts[language],
      ),
      minor: discount,
    },
    { kind: 'tax', names: inLanguages(languages, (language) => taxTexts[language]), minor: taxes },
  ]
  return lines.filter(({ minor }, at) => at === 0 || minor !== 0)
}

/** The lines of one night that was added, released or priced otherwise after the booking. */
export function buildNightLines(
  { room, taxes, isDifference = false }: NightPrice & { readonly isDifference?: boolean },
  night: string,
  type: Named['room'],
): StayLine[] {
  const dayName = (language: Language) =>
    new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(night)) +
    (isDifference ? ` (${differenceTexts[language]})` : '')
  const roomTexts = getRoomTexts(type)
  const roomName = (language: Language) => `${localizeText(roomTexts, language)}, ${dayName(language)}`
  const lines: StayLine[] = [
    { kind: 'charge', names: inLanguages(listWrittenLanguages(roomTexts), roomName), minor: room },
    { kind: 'tax', names: inLanguages(languages, (one) => `${taxTexts[one]}, ${dayName(one)}`), minor: taxes },
  ]
  return lines.filter(({ minor }) => minor !== 0)
}
