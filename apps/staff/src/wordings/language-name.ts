/** The name of a language in another, or its code where the browser does not know it. */
export function nameOfLanguage(code: string, inLanguage: string): string {
  return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(code) ?? code
}
