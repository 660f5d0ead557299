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
 * The local date at the hotel, now or some hours ago: at 23:40 it isn't tomorrow yet. Cached per
 * minute because every call needs it.
 */
export function dayAt(timeZone: string, now: Date, hoursAgo = 0): string {
  const at = now.getTime() - hoursAgo * HOUR_MS
  const minute = Math.floor(at / MINUTE_MS)
  const key = `${timeZone} ${hoursAgo}`
  const calendar = calendars.get(key) ?? {
    format: new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }),
    minute: Number.NaN,
    day: '',
  }
  if (calendar.minute !== minute) {
    calendar.day = calendar.format.format(at)
    calendar.minute = minute
    calendars.set(key, calendar)
  }
  return calendar.day
}
