/** The hotel's text in the guest's language, else in English, else in any language it has. */
export function localizeText(text: Readonly<Record<string, string | undefined>>, language: string): string {
  return text[language] ?? text['en'] ?? Object.values(text).find(Boolean) ?? ''
}
