import type { Language } from '@foyer/domain/config/language.ts'

/** The written habits of Europe, where our languages are at home in more than one place. */
const locales: Partial<Record<Language, string>> = { en: 'en-GB', pt: 'pt-PT' }

export function localeOf(language: Language): string {
  return locales[language] ?? language
}
