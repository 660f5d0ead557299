import { type Language, languages } from '../basics/language.ts'

type Texts = Readonly<Record<Language, string>>

const correctionTexts: Texts = {
  en: 'Correction',
  es: 'Corrección',
  de: 'Korrektur',
  fr: 'Correction',
  ca: 'Correcció',
  it: 'Rettifica',
  pt: 'Correção',
}

const moveTexts: Texts = {
  en: 'Transferred',
  es: 'Traspasado',
  de: 'Umgebucht',
  fr: 'Transféré',
  ca: 'Traspassat',
  it: 'Trasferito',
  pt: 'Transferido',
}

const toPrefixed = (texts: Texts) => (names: Readonly<Record<string, string>>) => {
  const otherwise = names['en'] ?? Object.values(names)[0] ?? ''
  return Object.fromEntries(languages.map((one) => [one, `${texts[one]}: ${names[one] ?? otherwise}`]))
}

/** The name of a line that takes another one back, in every language that a guest may ask for. */
export const toCorrectionNames = toPrefixed(correctionTexts)

/** The name of a line that takes another one back because it is paid elsewhere. */
export const toMoveNames = toPrefixed(moveTexts)
