import type { ImportRow, importReservations } from '@foyer/contract/staff/import.ts'
import type * as z from 'zod/mini'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { hasSystem } from '../../book/hotel-system/publish-event.ts'
import { mapReservationsByReference } from '../../book/reservation/reservation.store.ts'
import { saveCityTaxes } from '../../money/folio/city-taxes.ts'
import { buildCheck } from './build-check.ts'
import { checkRow, type HotelFacts, type ImportedReservation, type RowIssue } from './check-row.ts'
import { columnNames, columns } from './columns.ts'
import { groupByBooker } from './group-by-booker.ts'
import { beginImport, listShortages, readRooms, rollBackImport } from './import.store.ts'
import { type FileRow, type Reading, readFile } from './read-file.ts'
import { type Outcome, saveImported } from './save-imported.ts'
import { suggestGroups } from './suggest-groups.ts'

const MAX_ECHO_LENGTH = 40

type Report = z.output<typeof importReservations.reply>

interface ImportOptions extends Reading {
  readonly dryRun: boolean
  readonly groupByBooker?: boolean | undefined
  readonly checked?: string | undefined
}

interface ImportDependencies {
  readonly sites: Sites
}

export async function importFile(
  dependencies: ImportDependencies,
  staff: Staff,
  bytes: Buffer,
  { dryRun, groupByBooker: isGrouping, checked, ...reading }: ImportOptions,
): Promise<Report> {
  const file = readFile(bytes, reading)
  await beginImport(staff.tx, staff.hotel.id)
  const { rows, check } = await importRows(dependencies, staff, file.rows, isGrouping ?? false)
  const isOutdated = !dryRun && checked !== undefined && checked !== check.fingerprint
  // A dry run has done everything, so that it reports exactly what the import will do.
  const isStored = !dryRun && !isOutdated
  if (!isStored) await rollBackImport(staff.tx)
  const count = (outcome: ImportRow['outcome']) => rows.filter((row) => row.outcome === outcome).length
  const counts = { new: count('new'), changed: count('changed'), same: count('same'), refused: count('refused') }
  if (isStored && counts.new + counts.changed > 0) {
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
    dryRun: !isStored,
    isOutdated,
    check,
    counts,
    rows,
  }
}

/** Saves the rows that can be, and says of each what became of it and of all what to know. */
async function importRows({ sites }: ImportDependencies, staff: Staff, rows: readonly FileRow[], isGrouping: boolean) {
  const { tx, hotel } = staff
  const facts = await readHotelFacts(staff)
  const seen = new Set<string>()
  const checked = rows.map((row) => ({ row, ...checkWithinFile(row, facts, seen) }))
  const good = checked.flatMap((one) => ('reservation' in one ? one.reservation : []))
  const book = await mapReservationsByReference(
    tx,
    good.map(({ reference }) => reference),
  )
  const groups = suggestGroups(good, book)
  const { outcomes, saved } = await saveImported(
    tx,
    hotel.id,
    isGrouping ? groupByBooker(hotel.id, good, groups) : good,
    book,
  )
  if (!(await hasSystem({ sites }, staff)))
    await saveCityTaxes(staff, saved, (await sites.config(tx, hotel)).config.folio)
  const shortages = await readShortages(staff, good)
  const next = outcomes.values()
  const reported = checked.map((one) =>
    'reservation' in one
      ? toImportRow(one.row, one.reservation, next.next().value)
      : toRejectedRow(
          one.row,
          one.issues.map((issue) => withValue(issue, one.row)),
        ),
  )
  return { rows: reported, check: buildCheck({ rows: reported, rooms: facts.rooms.size, shortages, groups }) }
}

/** On the nights and for the types of these reservations. */
async function readShortages({ tx, today }: Staff, reservations: readonly ImportedReservation[]) {
  const from = reservations.map(({ startDate }) => startDate).toSorted()[0]
  const until = reservations
    .map(({ endDate }) => endDate)
    .toSorted()
    .at(-1)
  if (!from || !until) return []
  const typeIds = [...new Set(reservations.map(({ roomTypeId }) => roomTypeId))]
  return listShortages(tx, from > today ? from : today, until, typeIds)
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
  if (outcome.outcome === 'alreadyCheckedIn')
    return toRejectedRow(row, [{ column: 'reference', issue: outcome.outcome }])
  if (outcome.outcome === 'roomTaken') {
    const issue = { column: 'room', issue: outcome.outcome, value: reservation.roomNumber }
    return { ...toRejectedRow(row, [issue]), takenBy: outcome.takenBy }
  }
  return {
    line: row.line,
    ...toReference(row),
    ...toRowSummary(reservation),
    outcome: outcome.outcome,
    issues: [],
    ...(outcome.outcome === 'changed' && { differences: [...outcome.differences] }),
  }
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
