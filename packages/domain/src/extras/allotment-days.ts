import type { Extra } from './extra.ts'

interface Stay {
  readonly startDate: string
  readonly endDate: string
}

const DAY_MS = 86_400_000

const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/**
 * The days on which a stay uses up one of the allotment. A stay without a night uses its only day.
 */
export function getAllotmentDays({ days }: Pick<Extra, 'days'>, { startDate, endDate }: Stay): string[] {
  if (days === 'arrival') return [startDate]
  if (days === 'departure') return [endDate]
  const nights = Math.max(1, Math.round((Date.parse(endDate) - Date.parse(startDate)) / DAY_MS))
  return Array.from({ length: nights }, (_, night) => dayAfter(startDate, night))
}
