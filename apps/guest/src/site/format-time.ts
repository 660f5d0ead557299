import type { Language } from '@foyer/domain/basics/language.ts'
import { localeOf } from '@foyer/domain/basics/locale.ts'

/** British English would write small letters and points. */
const localeFor = (language: Language) => (language === 'en' ? 'en-US' : localeOf(language))

/** HH:mm on a clock of twelve hours: 12:00 is noon. Every other hour here is written on the clock of twenty-four, which stands first. */
export function formatArrivalTime(time: string, language: Language): string {
  const format = new Intl.DateTimeFormat(localeFor(language), {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
    timeZone: 'UTC',
  })
  // Some languages set a blank there that fonts lack and nobody can search for.
  const ofTwelve = format.format(new Date(`2000-01-01T${time}:00Z`)).replaceAll(/[\u00a0\u202f]/g, ' ')
  return `${time} · ${ofTwelve}`
}
