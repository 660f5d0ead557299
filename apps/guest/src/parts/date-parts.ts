export type DatePart = 'day' | 'month' | 'year'
export type DateParts = Record<DatePart, string>

export const digitCounts: Record<DatePart, number> = { day: 2, month: 2, year: 4 }

/** Day, month and year in the language's order. */
export function partOrder(locale: string): DatePart[] {
  const parts = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' }).formatToParts(0)
  return parts.map(({ type }) => type).filter((type): type is DatePart => type in digitCounts)
}

/** `YYYY-MM-DD`, where parts may be missing: `1988-03-`, `--12`. */
export function splitDate(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-')
  return { year, month, day }
}

export function joinDate({ year, month, day }: DateParts): string {
  return year || month || day ? `${year}-${month}-${day}` : ''
}

/** Pads a single digit to two once the guest has left the box. */
export function padDigits(part: DatePart, digits: string): string {
  return part === 'year' || digits === '' ? digits : digits.padStart(digitCounts[part], '0')
}

/** True if no further digit can follow, so the next box may get the focus. */
export function isFull(part: DatePart, digits: string): boolean {
  if (digits.length >= digitCounts[part]) return true
  const highest: Record<DatePart, number> = { day: 3, month: 1, year: 9 }
  return part !== 'year' && digits.length === 1 && Number(digits) > highest[part]
}
