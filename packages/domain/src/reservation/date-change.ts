import { addDays } from '../basics/add-days.ts'
import type { ReservationState } from './reservation.ts'

export interface StayDates {
  readonly startDate: string
  readonly endDate: string
}

interface DatedStay extends StayDates {
  readonly state: ReservationState
}

/** What becomes of booked nights that the guests no longer use. */
export const unusedNightChoices = ['charge', 'release'] as const
export type UnusedNights = (typeof unusedNightChoices)[number]

/** More nights than this are a typing error. */
const MAX_STAY_NIGHTS = 365

export const dateIssues = ['ended', 'arrived', 'past', 'noNight', 'tooLong'] as const
export type DateIssue = (typeof dateIssues)[number]

const issues: readonly { issue: DateIssue; when: (stay: DatedStay, to: StayDates, today: string) => boolean }[] = [
  { issue: 'ended', when: ({ state }) => state !== 'expected' && state !== 'inHouse' },
  { issue: 'arrived', when: ({ state, startDate }, to) => state === 'inHouse' && to.startDate !== startDate },
  { issue: 'past', when: ({ startDate }, to, today) => to.startDate !== startDate && to.startDate < today },
  { issue: 'past', when: ({ endDate }, to, today) => to.endDate !== endDate && to.endDate < today },
  { issue: 'noNight', when: (_, to) => to.endDate < to.startDate },
  // Guests in house may leave on the day of their arrival.
  { issue: 'noNight', when: ({ state }, to) => state === 'expected' && to.endDate === to.startDate },
  { issue: 'tooLong', when: (_, to) => addDays(to.startDate, MAX_STAY_NIGHTS) < to.endDate },
]

/** Why a stay cannot have these dates; undefined if it can. The page and the server use the same rules. */
export function findDateIssue(stay: DatedStay, to: StayDates, today: string): DateIssue | undefined {
  return issues.find(({ when }) => when(stay, to, today))?.issue
}

export function listNights({ startDate, endDate }: StayDates): string[] {
  const nights: string[] = []
  for (let night = startDate; night < endDate; night = addDays(night, 1)) nights.push(night)
  return nights
}

/** The nights that a change adds, and those that it leaves unused. */
export function diffNights(from: StayDates, to: StayDates): { added: string[]; unused: string[] } {
  const [before, after] = [listNights(from), listNights(to)]
  return {
    added: after.filter((night) => !before.includes(night)),
    unused: before.filter((night) => !after.includes(night)),
  }
}
