/** By time zone: a formatter takes tens of kilobytes that no garbage collection accounts for. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

function getDayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  dayFormats.set(timeZone, format)
  return format
}

/** The day of a moment at the hotel. */
export const toLocalDay = (moment: string | number, timeZone: string): string =>
  getDayFormat(timeZone).format(new Date(moment))

/** How far the hotel's clocks are ahead of UTC at a moment. */
function getOffset(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment)
  return Date.parse(`${parts.replace(' ', 'T')}Z`) - Math.floor(moment / 1_000) * 1_000
}

/** The moment of a time of day at the hotel, in milliseconds. */
export function toMoment(day: string, time: string, timeZone: string): number {
  const asUtc = Date.parse(`${day}T${time}Z`)
  const near = asUtc - getOffset(asUtc, timeZone)
  return asUtc - getOffset(near, timeZone)
}

/** The same time of day on another day. */
export const toSameTime = (moment: string, day: string, timeZone: string): string => {
  const local = Date.parse(moment) + getOffset(Date.parse(moment), timeZone)
  return new Date(toMoment(day, new Date(local).toISOString().slice(11, 19), timeZone)).toISOString()
}

const OFFSET = /^P(?:\d+[YMD])*T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/

/** The time of day of a duration since midnight, such as `P0M0DT15H0M0S`. */
export function toTimeOfDay(offset: string | undefined, otherwise: string): string {
  const found = OFFSET.exec(offset ?? '')
  return found ? [found[1], found[2], found[3]].map((part = '0') => part.padStart(2, '0')).join(':') : otherwise
}
