import type { RackClosure, RackStay } from '@foyer/contract/staff/rack.ts'
import { addDays } from '@foyer/domain/basics/add-days.ts'
import { countNights } from '@foyer/domain/basics/count-nights.ts'
import { getShownEnd } from './arrange-rack.ts'

/** The days that the rack shows. */
export interface RackPeriod {
  readonly from: string
  readonly days: number
  readonly today: string
}

/** A part of a row: a stay, a closure, or one free night. */
export interface RackCell {
  readonly key: string
  /** The first night, counted from the first day shown. */
  readonly at: number
  readonly nights: number
  /** In days from the left edge; a stay begins and ends at midday. */
  readonly begin: number
  readonly end: number
  readonly isCutBefore: boolean
  readonly isCutAfter: boolean
  readonly stay?: RackStay
  readonly closure?: RackClosure
}

/** Where a bar ends and the next begins on a day of departure and arrival. */
const MIDDAY = { begin: 0.54, end: 0.46 }
const MIN_LENGTH = 0.4

/** Where a bar lies. */
export function toSpan({ from, days }: RackPeriod, startDate: string, endDate: string) {
  const first = countNights(from, startDate)
  const last = countNights(from, endDate)
  const begin = Math.max(0, first + MIDDAY.begin)
  const at = Math.min(days - 1, Math.max(0, first))
  return {
    at,
    nights: Math.max(1, Math.min(days, last) - at),
    begin,
    end: Math.min(days, Math.max(last + MIDDAY.end, begin + MIN_LENGTH)),
    isCutBefore: first + MIDDAY.begin < 0,
    isCutAfter: last + MIDDAY.end > days,
  }
}

/** The row of a room from left to right. */
export function buildCells(
  period: RackPeriod,
  stays: readonly RackStay[],
  closures: readonly RackClosure[],
): RackCell[] {
  const bars: RackCell[] = [
    ...stays.map((stay) => ({
      key: stay.reference,
      stay,
      ...toSpan(period, stay.startDate, getShownEnd(stay, period.today)),
    })),
    ...closures.map((closure) => ({
      key: `closed ${closure.startDate}`,
      closure,
      ...toSpan(period, closure.startDate, closure.endDate),
    })),
  ]
  const taken = new Set(bars.flatMap(({ at, nights }) => Array.from({ length: nights }, (_, more) => at + more)))
  const free = Array.from({ length: period.days }, (_, at) => at)
    .filter((at) => !taken.has(at))
    .map((at) => ({
      key: addDays(period.from, at),
      at,
      nights: 1,
      begin: at,
      end: at + 1,
      isCutBefore: false,
      isCutAfter: false,
    }))
  return [...bars, ...free].toSorted((one, other) => one.at - other.at)
}

/** The cell that has this night, or the nearest. */
export function findCell(cells: readonly RackCell[], at: number): RackCell | undefined {
  const distance = ({ at: first, nights }: RackCell) =>
    at < first ? first - at : Math.max(0, at - (first + nights - 1))
  return cells.toSorted((one, other) => distance(one) - distance(other))[0]
}
