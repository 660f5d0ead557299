/** A language's name in another language, or its code if the browser does not know it. */
export function getLanguageName(code: string, inLanguage: string): string {
  return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(code) ?? code
}
