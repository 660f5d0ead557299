/** European conventions for languages that are spoken in several regions. */
const locales: Readonly<Record<string, string>> = { en: 'en-GB', pt: 'pt-PT' }

/** The locale for dates, amounts, numbers and plurals of a language. */
export function getLocale(language: string): string {
  return locales[language] ?? language
}
