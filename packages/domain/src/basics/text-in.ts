/** The hotel's own words in a guest's language, else in English, else in whatever it has written. */
export function textIn(text: Readonly<Record<string, string | undefined>>, language: string): string {
  return text[language] ?? text['en'] ?? Object.values(text).find(Boolean) ?? ''
}
