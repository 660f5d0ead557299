import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** Longer than any page waits for a lost answer; kept answers may hold a door's code. */
const ANSWERS_KEPT = '1 day'

/** Answers to calls of guests' pages and of staff. */
export async function deleteOldAnswers(tx: HotelTransaction): Promise<void> {
  await tx
    .deleteFrom('idempotent_answers')
    .where('created_at', '<', sql<Date>`now() - ${ANSWERS_KEPT}::interval`)
    .execute()
  await tx.deleteFrom('staff_answers').where('created_at', '<', sql<Date>`now() - ${ANSWERS_KEPT}::interval`).execute()
}

/** A page that was left open is not used again after so long. */
const KEPT_DAYS = 30

/** What is a visit's own goes with it. Whatever else names a visit tells what has happened, and keeps it. */
const ownTables: readonly string[] = [
  'visits',
  'visit_reservations',
  'visit_scans',
  'idempotent_answers',
  'checkin_leases',
]

/**
 * Removes visits that ended or began long ago and that nothing refers to. Asked of the database itself, so that a table of
 * tomorrow is minded too: most of them would be deleted with their visit.
 */
export async function forgetVisits(tx: HotelTransaction): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and (select count(*) from pg_attribute a
        where a.attrelid = c.oid and a.attname in ('hotel_id', 'visit_id') and not a.attisdropped) = 2
  `.execute(tx)
  const references = rows.filter(({ name }) => !ownTables.includes(name))
  const unnamed = references.map(
    ({ name }) =>
      sql`not exists (select from ${sql.table(name)} other where other.hotel_id = visits.hotel_id and other.visit_id = visits.id)`,
  )
  const isOld = sql`coalesce(ended_at, opened_at) < now() - make_interval(days => ${KEPT_DAYS})`
  await sql`delete from visits where ${sql.join([isOld, ...unnamed], sql` and `)}`.execute(tx)
}
