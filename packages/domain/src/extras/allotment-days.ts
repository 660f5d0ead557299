import { addDays } from '../basics/add-days.ts'
import { countNights } from '../basics/count-nights.ts'
import type { Extra } from './extra.ts'

interface Stay {
  readonly startDate: string
  readonly endDate: string
}

/**
 * The days on which a stay uses up one of the allotment. A stay without a night uses its only day.
 */
export function getAllotmentDays({ days }: Pick<Extra, 'days'>, { startDate, endDate }: Stay): string[] {
  if (days === 'arrival') return [startDate]
  if (days === 'departure') return [endDate]
  const nights = Math.max(1, countNights(startDate, endDate))
  return Array.from({ length: nights }, (_, night) => addDays(startDate, night))
}
