import type { Language } from '@foyer/domain/basics/language.ts'
import { localeOf } from '@foyer/domain/basics/locale.ts'
import { alpha2Of } from '@foyer/domain/country/country-codes.ts'
import { identityCards } from '@foyer/domain/document/document-type.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { shortListWords } from '../../checkin/select/short-list-words.ts'
import type { PaperWords } from './paper-words.ts'

export function countryName(alpha3: string | undefined, language: Language): string | undefined {
  if (!alpha3) return undefined
  const alpha2 = alpha2Of(alpha3)
  const name = alpha2 && new Intl.DisplayNames([localeOf(language)], { type: 'region' }).of(alpha2)
  return name ? `${name} (${alpha3})` : alpha3
}

type Chosen = Pick<Guest, 'documentType' | 'gender' | 'relationship'>

/** Texts for values chosen from a list; an unknown value stays unchanged. */
export function chosenWords({ hotel }: PaperWords, { documentType, gender, relationship }: Chosen) {
  const { documentTypes, genders, relationships } = shortListWords[hotel]
  const word = (words: Readonly<Record<string, string>>, value: string | undefined) =>
    value && Object.hasOwn(words, value) ? words[value] : value
  return {
    documentType: word(documentTypes, identityCards.includes(documentType) ? 'I' : documentType),
    gender: word(genders, gender),
    relationship: word(relationships, relationship),
  }
}
