import type { NightPrice } from '../walk-in/night-price.ts'
import { diffNights, listNights, type StayDates, type UnusedNights } from './date-change.ts'

/** What the bill has for one night besides the booked price: positive for an added night, negative for a released one. */
export interface NightLine extends NightPrice {
  readonly night: string
  /** It is added to the booked price, and does not stand for the whole night. */
  readonly isDifference?: boolean
  /** Only its tax changes; the room's part of the line stays. */
  readonly isTaxOnly?: boolean
}

interface BilledStay {
  readonly dates: StayDates
  /** The dates that the booked price is for, and that price. */
  readonly booked: StayDates & NightPrice
  /** Lines of earlier changes. */
  readonly lines: readonly NightLine[]
}

interface NightChange {
  readonly to: StayDates
  readonly unusedNights: UnusedNights
  /** The hotel's price of another night; undefined if it has none. */
  readonly price: NightPrice | undefined
  /** By how much a booked night costs more since the type, the rate or the number of guests has changed. */
  readonly surcharge?: NightPrice
  /** Nights whose price changes although the guests had them before. */
  readonly repriced?: readonly string[]
}

const FREE: NightPrice = { room: 0, taxes: 0 }

/**
 * The lines of the nights that a change adds or leaves unused; zero for a line that goes. A night of
 * the booked price is never charged twice, and the reverse change restores the bill exactly.
 */
export function computeNightLines(
  { dates, booked, lines }: BilledStay,
  { to, unusedNights, price, surcharge = FREE, repriced = [] }: NightChange,
): NightLine[] {
  const { added, unused } = diffNights(dates, to)
  const bookedNights = listNights(booked)
  const share = (night: string): NightPrice => {
    const at = bookedNights.indexOf(night)
    const part = (sum: number) =>
      computeShare(sum, at + 1, bookedNights.length) - computeShare(sum, at, bookedNights.length)
    return { room: part(booked.room), taxes: part(booked.taxes) }
  }
  const average: NightPrice = {
    room: computeShare(booked.room, 1, bookedNights.length),
    taxes: computeShare(booked.taxes, 1, bookedNights.length),
  }
  const isBooked = (night: string) => bookedNights.includes(night)
  const charged = (night: string): NightPrice => {
    if (isBooked(night)) return surcharge
    const known = lines.find((line) => line.night === night)
    return known && known.room > 0 ? known : (price ?? average)
  }
  const released = (night: string): NightPrice => {
    if (!isBooked(night)) return FREE
    const { room, taxes } = share(night)
    return { room: 0 - room, taxes: 0 - taxes }
  }
  const isDifference = (price: NightPrice) => price === surcharge && surcharge !== FREE
  const toLine = (night: string, cost: NightPrice): NightLine => ({
    night,
    room: cost.room,
    taxes: cost.taxes,
    ...(isDifference(cost) && { isDifference: true }),
  })
  return [
    ...added.map((night) => toLine(night, charged(night))),
    ...repriced.map((night) => toLine(night, isBooked(night) ? surcharge : (price ?? average))),
    ...(unusedNights === 'release' ? unused.map((night) => toLine(night, released(night))) : []),
  ]
}

/** By how much these lines change the bill, in minor units. */
export function computeNightDifference(before: readonly NightLine[], after: readonly NightLine[]): number {
  const known = new Map(before.map((line) => [line.night, line.room + line.taxes]))
  return after.reduce((sum, { night, room, taxes }) => sum + room + taxes - (known.get(night) ?? 0), 0)
}

/** Rounded so that the shares of all nights add up to the whole. */
function computeShare(sum: number, nights: number, of: number): number {
  return of === 0 ? 0 : Math.round((sum * nights) / of)
}
