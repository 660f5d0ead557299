import { type Language, languages } from '@foyer/domain/basics/language.ts'
import { formatLabel, type LabelValues } from '@foyer/domain/config/format-label.ts'
import type { PartyWord } from '@foyer/domain/mode/products.ts'
import type { Said } from '../../papers/paper/drawing.ts'
import { caPaper } from './paper-words/ca.ts'
import { dePaper } from './paper-words/de.ts'
import { enPaper, type PaperWord } from './paper-words/en.ts'
import { esPaper } from './paper-words/es.ts'
import { frPaper } from './paper-words/fr.ts'
import { itPaper } from './paper-words/it.ts'
import { ptPaper } from './paper-words/pt.ts'
import { rentalPaper } from './paper-words/rental.ts'

/** Texts on a guest's papers. */
const wordings: Readonly<Record<Language, Readonly<Record<PaperWord, string>>>> = {
  en: enPaper,
  es: esPaper,
  de: dePaper,
  fr: frPaper,
  ca: caPaper,
  it: itPaper,
  pt: ptPaper,
}

/** Texts that differ by the hotel's product. */
const ofProduct: Readonly<
  Record<PartyWord, Readonly<Record<Language, Readonly<Partial<Record<PaperWord, string>>>>> | undefined>
> = { guest: undefined, driver: rentalPaper }

export interface PaperWords {
  readonly hotel: Language
  say(word: PaperWord, values?: LabelValues): string
  /** In the hotel's language, and also in the guest's if it is another one. */
  both(word: PaperWord, values?: LabelValues): Said
}

interface PaperSpeech {
  readonly language: Language
  readonly partyWord: PartyWord
}

export function paperWords({ language: hotel, partyWord }: PaperSpeech, guest: string | undefined): PaperWords {
  const inLanguage = (language: Language, word: PaperWord, values: LabelValues = {}) =>
    formatLabel(ofProduct[partyWord]?.[language][word] ?? wordings[language][word], values, language)
  const other = languages.find((language) => language === guest && language !== hotel)
  const say: PaperWords['say'] = (word, values) => inLanguage(hotel, word, values)
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

export function isPaperWord(word: string): word is PaperWord {
  return Object.hasOwn(enPaper, word)
}
