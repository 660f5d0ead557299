import type { Language } from '../basics/language.ts'
import { localizeText } from '../basics/localize-text.ts'
import { listWrittenLanguages } from '../basics/written-languages.ts'

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

const toPrefixed = (texts: Texts) => (names: Readonly<Record<string, string>>) =>
  Object.fromEntries(listWrittenLanguages(names).map((one) => [one, `${texts[one]}: ${localizeText(names, one)}`]))

/** The name of a line that takes another one back, in the languages in which that one has a name. */
export const toCorrectionNames = toPrefixed(correctionTexts)

/** The name of a line that takes another one back because it is paid elsewhere. */
export const toMoveNames = toPrefixed(moveTexts)
