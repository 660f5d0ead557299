/** The written habits of Europe, for languages that are at home in more than one place. */
const locales: Readonly<Record<string, string>> = { en: 'en-GB', pt: 'pt-PT' }

/** How a language writes dates, amounts and numbers, and which plural it takes. */
export function localeOf(language: string): string {
  return locales[language] ?? language
}
