import { type Language, languages } from '@foyer/domain/basics/language.ts'
import { type Label, labelFinder } from '@foyer/domain/config/labels.ts'
import { loadWordings, type Wordings } from '../../wordings/load-wordings.ts'

interface BrowserWords {
  readonly language: Language
  readonly label: Label
}

/** A page without a hotel uses the browser's language, or English. */
export function browserLanguage(preferred: readonly string[]): Language {
  const wanted = preferred.map((tag) => tag.toLowerCase().split('-')[0])
  return wanted.flatMap((tag) => languages.find((one) => one === tag) ?? [])[0] ?? 'en'
}

export async function loadBrowserWords(preferred: readonly string[]): Promise<BrowserWords> {
  const language = browserLanguage(preferred)
  try {
    return wordsOf(language, await loadWordings(language))
  } catch {
    return wordsOf('en', await loadWordings('en'))
  }
}

function wordsOf(language: Language, builtIn: Wordings): BrowserWords {
  return { language, label: labelFinder({ language, hotelLabels: {}, builtIn, hotelFirstLanguage: 'en' }) }
}
