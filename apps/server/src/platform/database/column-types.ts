import pg from 'pg'

const oid = { int8: 20, int8Array: 1016, date: 1082, dateArray: 1182, parseJsonArray: 199, jsonbArray: 3807 } as const

/** Throws rather than lose digits, which would make a wrong amount or id. */
function parseSafeInteger(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`The database holds ${text}, too large for a number.`)
  return number
}

const TEXT_ARRAY: number = 1009
const textArray: (text: string) => string[] = pg.types.getTypeParser(TEXT_ARRAY)

const parseByLetter: (text: string) => unknown = pg.types.getTypeParser(oid.parseJsonArray as number)

/**
 * `{"{\\"id\\":1}"}`: except for its braces, PostgreSQL writes an array of JSON as JSON writes one
 * of texts, so JSON.parse reads it at once. Line breaks occur only between values. Anything else is
 * parsed character by character.
 */
function jsonArray(text: string): unknown {
  try {
    const written: unknown[] = JSON.parse(`[${text.slice(1, -1).replaceAll(/[\n\r\t]/g, ' ')}]`)
    return written.map((value) => (typeof value === 'string' ? JSON.parse(value) : value))
  } catch {
    return parseByLetter(text)
  }
}

/** Dates stay `YYYY-MM-DD`: a Date object would shift them across time zones. */
const parsers = new Map<number, (text: string) => unknown>([
  [oid.date, (text) => text],
  [oid.dateArray, textArray],
  [oid.int8, parseSafeInteger],
  [oid.parseJsonArray, jsonArray],
  [oid.jsonbArray, jsonArray],
  [oid.int8Array, (text) => textArray(text).map(parseSafeInteger)],
])

export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (format !== 'binary' && parsers.get(id)) || pg.types.getTypeParser(id, format),
}
