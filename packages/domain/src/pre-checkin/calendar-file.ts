interface CalendarEntry {
  readonly id: string
  readonly title: string
  readonly notes: string
  readonly place?: string | undefined
  /** YYYY-MM-DD. */
  readonly startDate: string
  readonly endDate: string
}

const LONGEST_LINE = 75

/**
 * Builds a calendar file of the stay (RFC 5545), with whole days so that it is the same in every
 * time zone.
 */
export function calendarFile({ id, title, notes, place, startDate, endDate }: CalendarEntry, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foyer//Pre-check-in//EN',
    'BEGIN:VEVENT',
    `UID:${id}@foyer`,
    `DTSTAMP:${digits(now.toISOString().slice(0, 19))}Z`,
    `DTSTART;VALUE=DATE:${digits(startDate)}`,
    `DTEND;VALUE=DATE:${digits(endDate)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(notes)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function digits(text: string): string {
  return text.replaceAll(/[-:]/g, '')
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n')
}

/** Folds long lines after a number of bytes, never within a character. */
function folded(line: string): string {
  let length = 0
  let folded = ''
  for (const letter of line) {
    const bytes = bytesOf(letter)
    if (length + bytes > LONGEST_LINE) {
      folded += '\r\n '
      length = 1
    }
    folded += letter
    length += bytes
  }
  return folded
}

function bytesOf(letter: string): number {
  const point = letter.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}
