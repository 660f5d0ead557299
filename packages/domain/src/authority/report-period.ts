import { addDays } from '../basics/add-days.ts'
import { countNights } from '../basics/count-nights.ts'
import type { StayReport } from './stay-report.ts'

interface ReportPeriod extends Pick<StayReport, 'arrivalDay' | 'departureDay'> {
  /** Days between the real arrival and the beginning of this period. */
  readonly daysBefore: number
}

/**
 * The part of a stay that is reported on this day, to an authority that takes so many days at once.
 * A stay that ends with a part has no further one.
 */
export function selectPeriod(
  { arrivalDay, departureDay }: Pick<StayReport, 'arrivalDay' | 'departureDay'>,
  today: string,
  maxDays = Number.POSITIVE_INFINITY,
): ReportPeriod {
  const lastNight = addDays(departureDay, -1)
  const day = today < lastNight ? today : lastNight
  const part = Math.max(0, Math.floor(countNights(arrivalDay, day) / maxDays))
  const daysBefore = part === 0 ? 0 : part * maxDays
  const start = addDays(arrivalDay, daysBefore)
  const isLast = countNights(start, departureDay) <= maxDays
  return { arrivalDay: start, departureDay: isLast ? departureDay : addDays(start, maxDays), daysBefore }
}
