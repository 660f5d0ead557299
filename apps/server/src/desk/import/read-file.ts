import { parse } from 'csv-parse/sync'
import { findColumn } from './column-names.ts'
import { type Column, isColumn, neededColumns } from './columns.ts'
import { type DateOrder, detectDateOrder, tidyValue } from './tidy-values.ts'

export type Unreadable = 'notText' | 'notCsv' | 'noHead' | 'tooManyRows' | 'empty'

export interface FileRow {
  /** Counted as in a spreadsheet: the header is line 1. */
  readonly line: number
  readonly values: Readonly<Partial<Record<Column, string>>>
  readonly hasWrongCount: boolean
}

/** A column of the file: its heading, its first value, and the column that we map it to. */
export interface ReadColumn {
  readonly heading: string
  readonly example: string
  readonly column: Column | undefined
}

/** How the user wants the file to be read; anything unset is guessed. */
export interface Reading {
  /** By heading; an empty value skips the column. */
  readonly columns?: Readonly<Record<string, string>> | undefined
  readonly dates?: DateOrder | undefined
}

export interface ReadFile {
  readonly columns: readonly ReadColumn[]
  readonly dates: DateOrder
  readonly encoding: Encoding

  readonly unreadable?: Unreadable
  readonly missingColumns: readonly string[]
  readonly unknownColumns: readonly string[]
  readonly rows: readonly FileRow[]
}

const MAX_ROWS = 2_000
const MAX_ROW_LENGTH = 20_000
const delimiters = [',', ';', '\t']

export type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le'

const toUnreadable = (unreadable: Unreadable): ReadFile => ({
  unreadable,
  columns: [],
  dates: 'dayFirst',
  encoding: 'utf-8',
  missingColumns: [],
  unknownColumns: [],
  rows: [],
})

/**
 * Reads a file from a spreadsheet: commas, semicolons or tabs, in the encoding in which it was
 * saved.
 */
export function readFile(bytes: Buffer, reading: Reading = {}): ReadFile {
  const decodedFile = decodeFile(bytes)
  if (!decodedFile) return toUnreadable('notText')
  const { text, encoding } = decodedFile
  if (text.trim() === '') return toUnreadable('empty')
  const records = parseRecords(text)
  if (!records) return toUnreadable('notCsv')
  const [head, ...others] = records
  if (others.length > MAX_ROWS) return toUnreadable('tooManyRows')
  const headings = (head?.record ?? []).map((heading) => heading.trim())
  const names = matchColumns(headings, reading)
  if (!names.some(Boolean)) return toUnreadable('noHead')
  const missingColumns = neededColumns.filter((name) => !names.includes(name))
  const dayColumns = names.flatMap((name, at) => (name === 'arrival' || name === 'departure' ? [at] : []))
  const dates =
    reading.dates ?? detectDateOrder(others.flatMap(({ record }) => dayColumns.map((at) => record[at] ?? '')))
  return {
    columns: headings.map((heading, at) => ({
      heading,
      example: (others.find(({ record }) => record[at]?.trim())?.record[at] ?? '').trim().slice(0, MAX_EXAMPLE_LENGTH),
      column: names[at],
    })),
    dates,
    encoding,
    missingColumns,
    unknownColumns: headings.filter((_, at) => names[at] === undefined),
    rows: missingColumns.length > 0 ? [] : others.map(({ record, line }) => toRow(names, record, line, dates)),
  }
}

const MAX_EXAMPLE_LENGTH = 40

/** Maps headings as the user chose, otherwise by name; no column is read from two headings. */
function matchColumns(headings: readonly string[], { columns = {} }: Reading): (Column | undefined)[] {
  const taken = new Set<Column>()
  const said = headings.map((heading) => columns[heading])
  for (const name of said) if (name && isColumn(name)) taken.add(name)
  return headings.map((heading, at) => {
    const name = said[at]
    if (name !== undefined) return isColumn(name) ? name : undefined
    const guessed = findColumn(heading)
    if (!guessed || taken.has(guessed)) return undefined
    taken.add(guessed)
    return guessed
  })
}

/** UTF-8 if it is valid; otherwise Windows-1252, in which every byte is a character. */
function decodeFile(bytes: Buffer): { text: string; encoding: Encoding } | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16le' }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // UTF-16 without a byte order mark is valid UTF-8 with a NUL after each ASCII letter.
    return text.includes('\0') ? undefined : { text, encoding: 'utf-8' }
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes)
    return text.includes('\0') ? undefined : { text, encoding: 'windows-1252' }
  }
}

interface CsvRecord {
  readonly record: string[]
  readonly line: number
}

function parseRecords(text: string): CsvRecord[] | undefined {
  const firstLine = text.slice(0, text.search(/\r?\n|$/))
  const count = (delimiter: string) => firstLine.split(delimiter).length
  const delimiter = delimiters.toSorted((a, b) => count(b) - count(a))[0] ?? ','
  const starts: number[] = []
  try {
    const records = parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MAX_ROW_LENGTH,
      to: MAX_ROWS + 2,
      on_record: (record: string[], { lines }) => {
        starts.push(lines)
        return record
      },
    }) as string[][]
    return records.map((record, at) => ({ record, line: starts[at] ?? at + 1 }))
  } catch {
    return undefined
  }
}

function toRow(
  names: readonly (Column | undefined)[],
  record: readonly string[],
  line: number,
  dates: DateOrder,
): FileRow {
  const values = Object.fromEntries(
    names.flatMap((name, at) => (name ? [[name, tidyValue(name, (record[at] ?? '').trim(), dates)]] : [])),
  )
  return { line, values, hasWrongCount: record.length !== names.length }
}
