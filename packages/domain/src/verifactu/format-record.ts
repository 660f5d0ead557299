/** Cents as the agency writes amounts: `-12.30`. */
export function formatRecordAmount(minor: number): string {
  const cents = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${cents.slice(0, -2)}.${cents.slice(-2)}`
}

/** `2026-09-22` as `22-09-2026`. */
export function formatRecordDay(day: string): string {
  return day.split('-').toReversed().join('-')
}

/** A moment with seconds and offset in a time zone: `2026-09-22T15:31:00+02:00`. */
export function formatOffsetTime(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  }).formatToParts(at)
  const get = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  const offset = get('timeZoneName').replace('GMT', '') || '+00:00'
  return `${get('year')}-${get('month')}-${get('day')}T${get('hour')}:${get('minute')}:${get('second')}${offset}`
}
