import { type Language, languages } from '@foyer/domain/basics/language.ts'
import type { Visit } from '../../access/visit/visit.ts'

/** Chooses a language that we have texts in: the page's, else the hotel's first. */
export function getMailLanguage({ language, site }: Visit): Language {
  return languages.find((one) => one === language) ?? site.languages[0] ?? 'en'
}
