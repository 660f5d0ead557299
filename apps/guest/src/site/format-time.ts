import type { Language } from '@foyer/domain/basics/language.ts'
import { getLocale } from '@foyer/domain/basics/locale.ts'

/** British English would use lower case and points. */
const selectLocale = (language: Language) => (language === 'en' ? 'en-US' : getLocale(language))

/**
 * HH:mm followed by the 12-hour time, where 12:00 is noon. All
 * other times are in the 24-hour format, which comes first.
 */
export function formatArrivalTime(time: string, language: Language): string {
  const format = new Intl.DateTimeFormat(selectLocale(language), {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
    timeZone: 'UTC',
  })
  // Some languages use a space character that fonts lack and that can't be searched for.
  const ofTwelve = format.format(new Date(`2000-01-01T${time}:00Z`)).replaceAll(/[\u00a0\u202f]/g, ' ')
  return `${time} · ${ofTwelve}`
}
