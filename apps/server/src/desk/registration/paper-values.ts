import type { Language } from '@foyer/domain/basics/language.ts'
import { getLocale } from '@foyer/domain/basics/locale.ts'
import { toAlpha2 } from '@foyer/domain/country/country-codes.ts'
import { identityCards } from '@foyer/domain/document/document-type.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { shortListTexts } from '../../checkin/select/short-list-texts.ts'
import type { PaperTexts } from './paper-texts.ts'

export function formatCountry(alpha3: string | undefined, language: Language): string | undefined {
  if (!alpha3) return undefined
  const alpha2 = toAlpha2(alpha3)
  const name = alpha2 && new Intl.DisplayNames([getLocale(language)], { type: 'region' }).of(alpha2)
  return name ? `${name} (${alpha3})` : alpha3
}

type Chosen = Pick<Guest, 'documentType' | 'gender' | 'relationship'>

/** Texts for values chosen from a list; an unknown value stays unchanged. */
export function getChosenTexts({ hotel }: PaperTexts, { documentType, gender, relationship }: Chosen) {
  const { documentTypes, genders, relationships } = shortListTexts[hotel]
  const word = (words: Readonly<Record<string, string>>, value: string | undefined) =>
    value && Object.hasOwn(words, value) ? words[value] : value
  return {
    documentType: word(documentTypes, identityCards.includes(documentType) ? 'I' : documentType),
    gender: word(genders, gender),
    relationship: word(relationships, relationship),
  }
}
