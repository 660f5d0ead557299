export interface Hotel {
  readonly id: number
  readonly companyId: number
  readonly name: string
  readonly city: string
  readonly country: string
  readonly timeZone: string
  readonly currency: string
  /** One of the demo hotels, which are seeded again each day. */
  readonly isDemo: boolean
  /** The newest publication when the hotel was read; null if nothing is published. */
  readonly configVersion: number | null
  /**
   * Changes with every write to the hotel's row, publications included; a rolled-back one never
   * recurs.
   */
  readonly revision: string
}

interface Calendar {
  readonly format: Intl.DateTimeFormat
  minute: number
  day: string
}

const calendars = new Map<string, Calendar>()

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/**
 * The local date at the hotel, now or when the clock showed some hours less: at 23:40 it isn't
 * tomorrow yet. Hours are those of the clock, also on the nights when it changes. Cached per minute
 * because every call needs it.
 */
export function dayAt(timeZone: string, now: Date, hours = 0): string {
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  const key = `${timeZone} ${hours}`
  const calendar = calendars.get(key) ?? {
    format: new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
    minute: Number.NaN,
    day: '',
  }
  if (calendar.minute !== minute) {
    // As if the local time were UTC, which has no nights of 23 or 25 hours.
    const local = Date.parse(`${calendar.format.format(now).replace(' ', 'T')}Z`)
    calendar.day = new Date(local - hours * HOUR_MS).toISOString().slice(0, 10)
    calendar.minute = minute
    calendars.set(key, calendar)
  }
  return calendar.day
}
