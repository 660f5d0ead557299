/** European Portuguese: our hotels are in Europe. */
export function localeOf(language: string): string {
  return language === 'pt' ? 'pt-PT' : language
}
