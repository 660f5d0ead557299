import { buildOnce } from '@foyer/domain/basics/build-once.ts'
import type { Language } from '@foyer/domain/basics/language.ts'
import { getLocale } from '@foyer/domain/basics/locale.ts'

/** British English would use lower case and points. */
const selectLocale = (language: Language) => (language === 'en' ? 'en-US' : getLocale(language))

const getTwelveHourFormat = buildOnce(
  (locale: string) =>
    new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', hourCycle: 'h12', timeZone: 'UTC' }),
)

/**
 * HH:mm followed by the 12-hour time, where 12:00 is noon; once if both show the same
 * digits. All other times are in the 24-hour format, which comes first.
 */
export function formatArrivalTime(time: string, language: Language): string {
  const format = getTwelveHourFormat(selectLocale(language))
  // Some languages use a space character that fonts lack and that can't be searched for.
  const ofTwelve = format.format(new Date(`2000-01-01T${time}:00Z`)).replaceAll(/[\u00a0\u202f]/g, ' ')
  return ofTwelve.startsWith(time) ? ofTwelve : `${time} · ${ofTwelve}`
}
