import { type Language, languages } from '@foyer/domain/basics/language.ts'
import { createLabelFinder, type Label } from '@foyer/domain/config/labels.ts'
import { loadWordings, type Wordings } from '../../wordings/load-wordings.ts'

interface BrowserTexts {
  readonly language: Language
  readonly label: Label
}

/** A page without a hotel uses the browser's language, or English. */
export function selectBrowserLanguage(preferred: readonly string[]): Language {
  const wanted = preferred.map((tag) => tag.toLowerCase().split('-')[0])
  return wanted.flatMap((tag) => languages.find((one) => one === tag) ?? [])[0] ?? 'en'
}

export async function loadBrowserTexts(preferred: readonly string[]): Promise<BrowserTexts> {
  const language = selectBrowserLanguage(preferred)
  try {
    return toBrowserTexts(language, await loadWordings(language))
  } catch {
    return toBrowserTexts('en', await loadWordings('en'))
  }
}

function toBrowserTexts(language: Language, builtIn: Wordings): BrowserTexts {
  return { language, label: createLabelFinder({ language, hotelLabels: {}, builtIn, hotelFirstLanguage: 'en' }) }
}
