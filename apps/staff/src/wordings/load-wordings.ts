import { en } from './en.ts'
import type { Wordings } from './wording-key.ts'

/** What this page can speak. A further language is one file with the same keys, loaded when somebody wants it. */
const spoken: Readonly<Record<string, () => Promise<Wordings>>> = {
  en: async () => en,
}

/** The first of these languages that we have; English when there is none. */
export async function loadWordings(wanted: readonly string[]): Promise<{ language: string; wordings: Wordings }> {
  for (const one of wanted) {
    const language = one.slice(0, 2).toLowerCase()
    const load = Object.hasOwn(spoken, language) ? spoken[language] : undefined
    if (load) return { language, wordings: await load() }
  }
  return { language: 'en', wordings: en }
}
