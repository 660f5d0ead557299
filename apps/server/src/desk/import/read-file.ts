import { parse } from 'csv-parse/sync'
import { type Column, isColumn, neededColumns } from './columns.ts'

export type Unreadable = 'notUtf8' | 'notCsv' | 'noHead' | 'tooManyRows' | 'empty'

export interface FileRow {
  /** As a spreadsheet counts: the head is line 1. */
  readonly line: number
  readonly values: Readonly<Partial<Record<Column, string>>>
  readonly hasWrongCount: boolean
}

export interface ReadFile {
  readonly unreadable?: Unreadable
  readonly missingColumns: readonly string[]
  readonly unknownColumns: readonly string[]
  readonly rows: readonly FileRow[]
}

const MOST_ROWS = 2_000
const MOST_CHARACTERS_IN_ROW = 20_000
const delimiters = [',', ';', '\t']

const refused = (unreadable: Unreadable): ReadFile => ({ unreadable, missingColumns: [], unknownColumns: [], rows: [] })

/** A file from somebody's spreadsheet: commas, semicolons or tabs, and UTF-8 or nothing, because a guess would spoil names. */
export function readFile(bytes: Buffer): ReadFile {
  const text = decoded(bytes)
  if (text === undefined) return refused('notUtf8')
  if (text.trim() === '') return refused('empty')
  const records = recordsOf(text)
  if (!records) return refused('notCsv')
  const [head, ...others] = records
  if (others.length > MOST_ROWS) return refused('tooManyRows')
  const names = (head?.record ?? []).map((name) =>
    name
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  )
  if (!names.some(isColumn) || new Set(names).size < names.length) return refused('noHead')
  const missingColumns = neededColumns.filter((name) => !names.includes(name))
  return {
    missingColumns,
    unknownColumns: names.filter((name) => !isColumn(name)),
    rows: missingColumns.length > 0 ? [] : others.map(({ record, line }) => asRow(names, record, line)),
  }
}

function decoded(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // UTF-16 of plain letters is valid UTF-8 with a NUL after each.
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}

interface CsvRecord {
  readonly record: string[]
  readonly line: number
}

function recordsOf(text: string): CsvRecord[] | undefined {
  const firstLine = text.slice(0, text.search(/\r?\n|$/))
  const count = (delimiter: string) => firstLine.split(delimiter).length
  const delimiter = delimiters.toSorted((a, b) => count(b) - count(a))[0] ?? ','
  const starts: number[] = []
  try {
    const records = parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MOST_CHARACTERS_IN_ROW,
      to: MOST_ROWS + 2,
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

function asRow(names: readonly string[], record: readonly string[], line: number): FileRow {
  const values = Object.fromEntries(
    names.flatMap((name, at) => (isColumn(name) ? [[name, (record[at] ?? '').trim()]] : [])),
  )
  return { line, values, hasWrongCount: record.length !== names.length }
}
