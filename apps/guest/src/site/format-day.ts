import { buildOnce } from '@foyer/domain/basics/build-once.ts'
import type { Language } from '@foyer/domain/basics/language.ts'
import { getLocale } from '@foyer/domain/basics/locale.ts'

const styles = {
  /** Sun 15 Nov */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** Sunday 15 November */
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  /** 15 November 2032 */
  far: { day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/**
 * Portuguese from Portugal abbreviates a date to “domingo, 15/11”: longer, and unlike the others.
 */
const shortLocales: Partial<Record<Language, string>> = { pt: 'pt-BR' }

const getDayFormat = buildOnce(
  (locale: string, style: keyof typeof styles) =>
    new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: 'UTC' }),
)

/** Formats a calendar day, independent of time zones. */
export function formatDay(day: string, language: Language, style: keyof typeof styles = 'short'): string {
  const locale = style === 'short' ? (shortLocales[language] ?? getLocale(language)) : getLocale(language)
  const text = getDayFormat(locale, style).format(new Date(`${day.slice(0, 10)}T00:00:00Z`))
  return style === 'short' ? stripPunctuation(text) : text
}

/**
 * Drops the dots and commas of abbreviations, because two dates must fit side by side on a phone.
 */
function stripPunctuation(text: string): string {
  return text
    .replace(/^(\p{L}+)\./u, '$1')
    .replace(',', '')
    .replace(' de ', ' ')
    .replace(/\.$/, '')
}
