import type { ImportRow } from '@foyer/contract/staff/import.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { checkRow, type HotelFacts, type ImportedReservation, type RowIssue } from './check-row.ts'
import { columnNames, columns } from './columns.ts'
import { beginImport, readRooms, rollBackImport } from './import.store.ts'
import { type FileRow, type Reading, readFile } from './read-file.ts'
import { type Outcome, saveImported } from './save-imported.ts'

const MAX_ECHO_LENGTH = 40

interface ImportOptions extends Reading {
  readonly dryRun: boolean
}

export async function importFile(staff: Staff, bytes: Buffer, { dryRun, ...reading }: ImportOptions) {
  const file = readFile(bytes, reading)
  const rows = await importRows(staff, file.rows, dryRun)
  const count = (outcome: ImportRow['outcome']) => rows.filter((row) => row.outcome === outcome).length
  const counts = { new: count('new'), changed: count('changed'), same: count('same'), refused: count('refused') }
  if (!dryRun && counts.new + counts.changed > 0) {
    const details = Object.fromEntries(Object.entries(counts).map(([name, number]) => [name, String(number)]))
    await recordAudit(staff, { action: 'reservationsImported', details })
  }
  return {
    unreadable: file.unreadable,
    missingColumns: [...file.missingColumns],
    unknownColumns: [...file.unknownColumns],
    columns: [...file.columns],
    fields: columnNames.map((name) => ({ name, needed: columns[name].needed })),
    dates: file.dates,
    encoding: file.encoding,
    dryRun,
    counts,
    rows,
  }
}

/**
 * A dry run does everything and rolls back, so that it reports exactly what the real run will do.
 */
async function importRows(staff: Staff, rows: readonly FileRow[], dryRun: boolean): Promise<ImportRow[]> {
  const { tx, hotel } = staff
  await beginImport(tx, hotel.id)
  const facts = await readHotelFacts(staff)
  const seen = new Set<string>()
  const checked = rows.map((row) => ({ row, ...checkWithinFile(row, facts, seen) }))
  const good = checked.flatMap((one) => ('reservation' in one ? one.reservation : []))
  const outcomes = (await saveImported(tx, hotel.id, good)).values()
  if (dryRun) await rollBackImport(tx)
  return checked.map((one) =>
    'reservation' in one
      ? toImportRow(one.row, one.reservation, outcomes.next().value)
      : toRejectedRow(
          one.row,
          one.issues.map((issue) => withValue(issue, one.row)),
        ),
  )
}

/** Checks a row against the hotel's rooms and the rows above it. */
function checkWithinFile(row: FileRow, facts: HotelFacts, seen: Set<string>): ReturnType<typeof checkRow> {
  const checked = checkRow(row, facts)
  if ('issues' in checked) return checked
  const { reference } = checked.reservation
  if (seen.has(reference)) return { issues: [{ column: 'reference', issue: 'twiceInThisFile' }] }
  seen.add(reference)
  return checked
}

function toImportRow(row: FileRow, reservation: ImportedReservation, outcome: Outcome | undefined): ImportRow {
  if (outcome === undefined) throw new Error(`Nothing is known of what became of line ${row.line}.`)
  if (outcome === 'alreadyCheckedIn') return toRejectedRow(row, [{ column: 'reference', issue: outcome }])
  if (outcome === 'roomTaken')
    return toRejectedRow(row, [{ column: 'room', issue: outcome, value: reservation.roomNumber }])
  return { line: row.line, ...toReference(row), ...toRowSummary(reservation), outcome, issues: [] }
}

const toRejectedRow = (row: FileRow, issues: ImportRow['issues']): ImportRow => ({
  line: row.line,
  ...toReference(row),
  outcome: 'refused',
  issues,
})

const toReference = ({ values: { reference } }: FileRow) =>
  reference ? { reference: reference.slice(0, MAX_ECHO_LENGTH) } : {}

function withValue({ column, issue }: RowIssue, { values }: FileRow) {
  const value = values[column]
  return { column, issue, ...(value && issue !== 'twiceInThisFile' && { value: value.slice(0, MAX_ECHO_LENGTH) }) }
}

/** Guest, dates and room, from which people see whether the file was read correctly. */
function toRowSummary({ firstName, lastName, startDate, endDate, roomNumber }: ImportedReservation) {
  const name = [lastName, firstName].filter(Boolean).join(', ')
  return { name, arrival: startDate, departure: endDate, ...(roomNumber && { room: roomNumber }) }
}

/** A room type can be named by its id or by its name in any language. */
async function readHotelFacts({ tx, today, hotel }: Staff): Promise<HotelFacts> {
  const { types, rooms } = await readRooms(tx)
  return {
    today,
    currency: hotel.currency,
    roomTypes: new Map(
      types.flatMap(({ id, name, names }) =>
        [id, name, ...Object.values(names)].map((word) => [word.toLowerCase(), id] as const),
      ),
    ),
    rooms: new Map(rooms.map(({ number, type_id }) => [number.toUpperCase(), { number, typeId: type_id }])),
  }
}
