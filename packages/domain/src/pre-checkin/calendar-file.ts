interface CalendarEntry {
  readonly id: string
  readonly title: string
  readonly notes: string
  readonly place?: string | undefined
  /** YYYY-MM-DD. */
  readonly startDate: string
  readonly endDate: string
}

const MAX_LINE_BYTES = 75

/**
 * Builds a calendar file of the stay (RFC 5545), with whole days so that it is the same in every
 * time zone.
 */
export function formatCalendarFile({ id, title, notes, place, startDate, endDate }: CalendarEntry, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foyer//Pre-check-in//EN',
    'BEGIN:VEVENT',
    `UID:${id}@foyer`,
    `DTSTAMP:${stripSeparators(now.toISOString().slice(0, 19))}Z`,
    `DTSTART;VALUE=DATE:${stripSeparators(startDate)}`,
    `DTEND;VALUE=DATE:${stripSeparators(endDate)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(notes)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}

function stripSeparators(text: string): string {
  return text.replaceAll(/[-:]/g, '')
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n')
}

/** Folds long lines after a number of bytes, never within a character. */
function foldLine(line: string): string {
  let length = 0
  let folded = ''
  for (const letter of line) {
    const bytes = countBytes(letter)
    if (length + bytes > MAX_LINE_BYTES) {
      folded += '\r\n '
      length = 1
    }
    folded += letter
    length += bytes
  }
  return folded
}

function countBytes(letter: string): number {
  const point = letter.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}
