import { type Language, languages } from '@foyer/domain/basics/language.ts'
import { en } from './en.ts'
import type { Wordings } from './wording-key.ts'

/** What this page can speak. A further language is one file with the same keys, loaded when somebody wants it. */
export const spoken: Readonly<Record<Language, () => Promise<Wordings>>> = {
  en: async () => en,
  es: async () => (await import('./es.ts')).es,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  ca: async () => (await import('./ca.ts')).ca,
  pt: async () => (await import('./pt.ts')).pt,
}

/** The first of these languages that we have; English when there is none. */
export async function loadWordings(wanted: readonly string[]): Promise<{ language: string; wordings: Wordings }> {
  for (const one of wanted) {
    const language = one.slice(0, 2).toLowerCase()
    const known = languages.find((code) => code === language)
    const load = known && spoken[known]
    if (load) return { language, wordings: await load() }
  }
  return { language: 'en', wordings: en }
}
