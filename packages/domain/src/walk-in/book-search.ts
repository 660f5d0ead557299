import type { WalkInStay } from './walk-in-stay.ts'

/** The search on the page that books a room. */
export interface BookSearch {
  /** Includes the days of arrival and departure: three days are two nights. */
  readonly days: number
  readonly guests: number
  readonly rooms: number
}

export const defaultBookSearch: BookSearch = { days: 3, guests: 1, rooms: 1 }

/** The same as a walk-in stay: one room. */
export function toWalkInStay({ days, guests }: BookSearch): WalkInStay {
  return { nights: days - 1, adults: guests, children: 0 }
}
