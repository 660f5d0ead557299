import type { ImportRow } from '@foyer/contract/staff/import.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { checkRow, type HotelFacts } from './check-row.ts'
import { beginImport, readRooms, takeImportBack } from './import.store.ts'
import { keepImported } from './keep-imported.ts'
import { type FileRow, readFile } from './read-file.ts'

const MOST_ECHOED = 40

export async function importFile(staff: Staff, bytes: Buffer, dryRun: boolean) {
  const file = readFile(bytes)
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
    dryRun,
    counts,
    rows,
  }
}

/** A dry run does everything and takes it back, so that it says exactly what the real one will. */
async function importRows(staff: Staff, rows: readonly FileRow[], dryRun: boolean): Promise<ImportRow[]> {
  const { tx, hotel } = staff
  await beginImport(tx, hotel.id)
  const facts = await hotelFacts(staff)
  const seen = new Set<string>()
  const report: ImportRow[] = []
  for (const row of rows) report.push(await importRow(staff, row, facts, seen))
  if (dryRun) await takeImportBack(tx)
  return report
}

async function importRow({ tx, hotel }: Staff, row: FileRow, facts: HotelFacts, seen: Set<string>): Promise<ImportRow> {
  const reference = row.values.reference ? { reference: row.values.reference.slice(0, MOST_ECHOED) } : {}
  const refused = (issues: ImportRow['issues']): ImportRow => ({
    line: row.line,
    ...reference,
    outcome: 'refused',
    issues,
  })
  const checked = checkRow(row, facts)
  if ('issues' in checked)
    return refused(
      checked.issues.map(({ column, issue }) => {
        const value = row.values[column]
        return { column, issue, ...(value ? { value: value.slice(0, MOST_ECHOED) } : {}) }
      }),
    )
  const { reservation } = checked
  if (seen.has(reservation.reference)) return refused([{ column: 'reference', issue: 'twiceInThisFile' }])
  seen.add(reservation.reference)
  const outcome = await keepImported(tx, hotel.id, reservation)
  if (outcome === 'alreadyCheckedIn') return refused([{ column: 'reference', issue: outcome }])
  if (outcome === 'roomTaken') return refused([{ column: 'room', issue: outcome, value: reservation.roomNumber }])
  return { line: row.line, ...reference, outcome, issues: [] }
}

/** A type is meant by its own id or by its name in any language. */
async function hotelFacts({ tx, today, hotel }: Staff): Promise<HotelFacts> {
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
