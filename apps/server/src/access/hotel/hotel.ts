export interface Hotel {
  readonly id: number
  readonly companyId: number
  readonly name: string
  readonly city: string
  readonly country: string
  readonly timeZone: string
  readonly currency: string
  /** One of the hotels that are laid anew each day. */
  readonly isDemo: boolean
  /** The publication that was the newest when the hotel was read. Null: nothing is published. */
  readonly configVersion: number | null
  /** Another one after every write to the hotel's row, publications too; one that was rolled back never comes back. */
  readonly revision: string
}

interface Calendar {
  readonly format: Intl.DateTimeFormat
  minute: number
  day: string
}

const calendars = new Map<string, Calendar>()

const A_MINUTE_MS = 60_000

/** The day at the hotel: a guest at 23:40 is not yet in tomorrow. Every call asks; days begin with a minute. */
export function dayAt(timeZone: string, now: Date): string {
  const minute = Math.floor(now.getTime() / A_MINUTE_MS)
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
