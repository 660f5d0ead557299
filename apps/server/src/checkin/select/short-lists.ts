import type { SelectOption } from '@foyer/contract/select.ts'
import { type Language, languages } from '@foyer/domain/basics/language.ts'
import { localeOf } from '@foyer/domain/basics/locale.ts'
import { optionValues } from '@foyer/domain/fields/option-values.ts'
import { type ShortListWords, shortListWords } from './short-list-words.ts'

/** Sex, kind of document and kinship, in display order. */
export function shortList(list: keyof ShortListWords, language: string): readonly SelectOption[] {
  const words: Readonly<Record<string, string>> = shortListWords[known(language)][list]
  return optionValues[list].map((key) => ({ key, value: words[key] ?? key }))
}

/** The languages in which we can address a guest. */
export function languageList(language: string): readonly SelectOption[] {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'language', style: 'long' })
  return optionValues.languages.map((key) => ({ key, value: names.of(key) ?? key }))
}

function known(language: string): Language {
  return languages.find((one) => one === language) ?? 'en'
}
