import { en } from './en.ts'
import type { Wordings } from './wording-key.ts'

/** What this page can speak besides English. */
const others: Readonly<Record<string, () => Promise<Wordings>>> = {
  de: async () => (await import('./de.ts')).de,
}

/** The first of these languages that we have; English when there is none. */
export async function loadWordings(wanted: readonly string[]): Promise<{ language: string; wordings: Wordings }> {
  for (const one of wanted) {
    const language = one.slice(0, 2).toLowerCase()
    if (language === 'en') break
    const load = Object.hasOwn(others, language) ? others[language] : undefined
    if (load) return { language, wordings: await load() }
  }
  return { language: 'en', wordings: en }
}
