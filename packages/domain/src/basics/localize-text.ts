/** A text of the hotel in the reader's language, else in English, else in any language it has; an empty text counts as none. */
export function localizeText(text: Readonly<Record<string, string | undefined>>, language: string): string {
  return text[language] || text['en'] || Object.values(text).find(Boolean) || ''
}
