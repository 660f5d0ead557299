import type { Language } from '@foyer/domain/basics/language.ts'
import { getLocale } from '@foyer/domain/basics/locale.ts'

/** English dates are British: the day comes before the month. */

export function formatPaperDay(day: string | undefined, language: Language): string | undefined {
  if (!day) return undefined
  const long = new Intl.DateTimeFormat(getLocale(language), { timeZone: 'UTC', dateStyle: 'long' })
  return long.format(new Date(`${day}T00:00:00Z`))
}

export function formatPaperMoment(at: Date, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(getLocale(language), { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(at)
}
