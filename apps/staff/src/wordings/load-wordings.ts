import { type Language, languages } from '@foyer/domain/basics/language.ts'
import en from './en.json' with { type: 'json' }
import type { Wordings } from './wording-key.ts'

/** Languages of this page. Each is one file with the same keys, loaded on demand. */
export const wordingLoaders: Readonly<Record<Language, () => Promise<Wordings>>> = {
  en: async () => en,
  es: async () => (await import('./es.json')).default,
  de: async () => (await import('./de.json')).default,
  fr: async () => (await import('./fr.json')).default,
  it: async () => (await import('./it.json')).default,
  ca: async () => (await import('./ca.json')).default,
  pt: async () => (await import('./pt.json')).default,
}

/** The first of these languages that we have, otherwise English. */
export async function loadWordings(wanted: readonly string[]): Promise<{ language: string; wordings: Wordings }> {
  for (const one of wanted) {
    const language = one.slice(0, 2).toLowerCase()
    const known = languages.find((code) => code === language)
    const load = known && wordingLoaders[known]
    if (load) return { language, wordings: await load() }
  }
  return { language: 'en', wordings: en }
}
