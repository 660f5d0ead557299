import type { Language } from '@foyer/domain/config/language.ts'

/** The written habits of Europe, where our languages are at home in more than one place. */
const locales: Partial<Record<Language, string>> = { en: 'en-GB', pt: 'pt-PT' }

const styles = {
  /** Sun 15 Nov */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** Sunday 15 November */
  long: { weekday: 'long', day: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A day of the calendar, the same in every zone. */
export function formatDay(day: string, language: Language, style: keyof typeof styles = 'short'): string {
  const format = new Intl.DateTimeFormat(locales[language] ?? language, { ...styles[style], timeZone: 'UTC' })
  return format.format(new Date(`${day.slice(0, 10)}T00:00:00Z`))
}
