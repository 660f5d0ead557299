import type { AuthorityName } from '@foyer/domain/authority/authority-config.ts'
import { type Language, languages } from '@foyer/domain/basics/language.ts'
import { formatLabel, type LabelValues } from '@foyer/domain/config/format-label.ts'
import type { PartyTerm } from '@foyer/domain/mode/products.ts'
import type { BilingualText } from '../../papers/paper/drawing.ts'
import { caPaper } from './paper-texts/ca.ts'
import { dePaper } from './paper-texts/de.ts'
import { enPaper, type PaperText } from './paper-texts/en.ts'
import { esPaper } from './paper-texts/es.ts'
import { frPaper } from './paper-texts/fr.ts'
import { itPaper } from './paper-texts/it.ts'
import { ptPaper } from './paper-texts/pt.ts'
import { rentalPaper } from './paper-texts/rental.ts'

/** Texts on a guest's papers. */
const wordings: Readonly<Record<Language, Readonly<Record<PaperText, string>>>> = {
  en: enPaper,
  es: esPaper,
  de: dePaper,
  fr: frPaper,
  ca: caPaper,
  it: itPaper,
  pt: ptPaper,
}

/** Texts that differ by the hotel's product. */
const textsByParty: Readonly<
  Record<PartyTerm, Readonly<Record<Language, Readonly<Partial<Record<PaperText, string>>>>> | undefined>
> = { guest: undefined, driver: rentalPaper }

/** Texts that differ by the authority. */
const textsByAuthority: Readonly<
  Partial<Record<AuthorityName, Readonly<Partial<Record<Language, Readonly<Partial<Record<PaperText, string>>>>>>>>
> = { gaesteblatt: { de: { title: 'Gästeblatt' } } }

export interface PaperTexts {
  readonly hotel: Language
  say(word: PaperText, values?: LabelValues): string
  /** In the hotel's language, and also in the guest's if it is another one. */
  both(word: PaperText, values?: LabelValues): BilingualText
}

interface PaperLocale {
  readonly language: Language
  readonly partyWord: PartyTerm
  readonly authority?: AuthorityName | undefined
}

export function createPaperTexts(
  { language: hotel, partyWord, authority }: PaperLocale,
  guest: string | undefined,
): PaperTexts {
  const getText = (language: Language, word: PaperText) =>
    (authority && textsByAuthority[authority]?.[language]?.[word]) ??
    textsByParty[partyWord]?.[language][word] ??
    wordings[language][word]
  const inLanguage = (language: Language, word: PaperText, values: LabelValues = {}) =>
    formatLabel(getText(language, word), values, language)
  const other = languages.find((language) => language === guest && language !== hotel)
  const say: PaperTexts['say'] = (word, values) => inLanguage(hotel, word, values)
  return {
    hotel,
    say,
    both: (word, values) => {
      const said = say(word, values)
      const text = other && inLanguage(other, word, values)
      return { hotel: said, ...(other && text && text !== said ? { guest: { text, language: other } } : {}) }
    },
  }
}

export function isPaperText(word: string): word is PaperText {
  return Object.hasOwn(enPaper, word)
}
