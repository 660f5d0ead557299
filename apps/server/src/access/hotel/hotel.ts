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

/**
 * The local date at the hotel: at 23:40 it isn't tomorrow yet. Cached per minute because every call
 * needs it.
 */
export function dayAt(timeZone: string, now: Date): string {
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  const calendar = calendars.get(timeZone) ?? {
    format: new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }),
    minute: Number.NaN,
    day: '',
  }
  if (calendar.minute !== minute) {
    calendar.day = calendar.format.format(now)
    calendar.minute = minute
    calendars.set(timeZone, calendar)
  }
  return calendar.day
}
