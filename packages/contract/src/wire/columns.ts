import * as z from 'zod/mini'

/** Enough to notice a server of another version. Checking all rows would delay the first view. */
const SAMPLE_ROWS = 5

interface Column {
  readonly values: readonly unknown[]
  /** Of each row's value. Without them, each row has its own or all have the only one. */
  readonly places?: readonly number[]
}

/** The schema of a column would check each of its places, which are many. */
const isColumn = (value: unknown): value is Column =>
  typeof value === 'object' && value !== null && 'values' in value && Array.isArray(value.values)

const columns = z.object({
  rows: z.int(),
  columns: z.record(z.string(), z.unknown().check(z.refine(isColumn, { error: 'is not a column' }))),
})

/** The place of a value that a row doesn't have. */
const ABSENT = -1

interface Columns {
  readonly rows: number
  readonly columns: Readonly<Record<string, Column>>
}
type Row = Record<string, unknown>

/**
 * A long list, sent by columns: each name once, and each value once however many rows have it. Such
 * rows share one object, so nothing may change it. For rows whose schema renames nothing.
 */
export function inColumns<S extends z.ZodMiniObject>(row: S) {
  const names = Object.keys(row.def.shape)
  return z.codec(columns, z.custom<z.output<S>[]>(), {
    decode(sent, payload) {
      const rows = toRows(sent as Columns)
      const { error } = z.safeParse(z.array(row), rows.slice(0, SAMPLE_ROWS))
      for (const { message, path } of error?.issues ?? [])
        payload.issues.push({ code: 'custom', message, path, input: sent })
      return rows as z.output<S>[]
    },
    encode: (rows) => toColumns(rows, names) as z.output<typeof columns>,
  })
}

function toRows(sent: Columns): Row[] {
  const shared: Row = {}
  const own: [string, Column][] = []
  for (const [name, column] of Object.entries(sent.columns)) {
    if (column.values.length === 1 && !column.places) shared[name] = column.values[0]
    else own.push([name, column])
  }
  const rows = Array.from({ length: sent.rows }, (): Row => ({ ...shared }))
  for (const [name, { values, places }] of own) {
    for (const [index, row] of rows.entries()) {
      const value = values[places ? (places[index] ?? ABSENT) : index]
      if (value !== undefined) row[name] = value
    }
  }
  return rows
}

function toColumns(rows: readonly Row[], names: readonly string[]): Columns {
  const all = names.map((name) => [name, toColumn(rows.map((row) => row[name]))] as const)
  return { rows: rows.length, columns: Object.fromEntries(all.filter(([, { values }]) => values.length > 0)) }
}

function toColumn(cells: readonly unknown[]): Column {
  const [first] = cells
  // Most columns of a long list, for which the maps below would be much slower.
  if (typeof first !== 'object' && cells.every((value) => value === first))
    return { values: first === undefined ? [] : [first] }
  const values: unknown[] = []
  const known = new Map<unknown, number>()
  const written = new Map<string, number>()
  const findPlace = (value: unknown): number => {
    if (typeof value !== 'object') return values.push(value) - 1
    const text = JSON.stringify(value)
    const place = written.get(text) ?? values.push(value) - 1
    written.set(text, place)
    return place
  }
  const places = cells.map((value) => {
    if (value === undefined) return ABSENT
    const place = known.get(value) ?? findPlace(value)
    known.set(value, place)
    return place
  })
  const isObvious = values.length === 1 ? !places.includes(ABSENT) : values.length === cells.length
  return isObvious ? { values } : { values, places }
}
