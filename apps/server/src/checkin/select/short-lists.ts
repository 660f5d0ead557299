import type { SelectOption } from '@foyer/contract/select.ts'
import { type Language, languages } from '@foyer/domain/basics/language.ts'
import { getLocale } from '@foyer/domain/basics/locale.ts'
import { optionValues } from '@foyer/domain/fields/option-values.ts'
import { type ShortListTexts, shortListTexts } from './short-list-texts.ts'

/** Sex, kind of document and kinship, in display order. */
export function getShortList(list: keyof ShortListTexts, language: string): readonly SelectOption[] {
  const words: Readonly<Record<string, string>> = shortListTexts[parseLanguage(language)][list]
  return optionValues[list].map((key) => ({ key, value: words[key] ?? key }))
}

/** The languages in which we can address a guest. */
export function listLanguages(language: string): readonly SelectOption[] {
  const names = new Intl.DisplayNames(getLocale(language), { type: 'language', style: 'long' })
  return optionValues.languages.map((key) => ({ key, value: names.of(key) ?? key }))
}

function parseLanguage(language: string): Language {
  return languages.find((one) => one === language) ?? 'en'
}
