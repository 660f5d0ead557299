import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/**
 * Longer than any page waits for a lost answer; not longer, because stored answers may contain a
 * door code.
 */
const ANSWER_RETENTION = '1 day'

/** Deletes stored answers to calls of guests' pages and of staff. */
export async function deleteOldAnswers(tx: HotelTransaction): Promise<void> {
  await tx
    .deleteFrom('idempotent_answers')
    .where('created_at', '<', sql<Date>`now() - ${ANSWER_RETENTION}::interval`)
    .execute()
  await tx
    .deleteFrom('staff_answers')
    .where('created_at', '<', sql<Date>`now() - ${ANSWER_RETENTION}::interval`)
    .execute()
}

/** A page left open for this long isn't used again. */
const RETENTION_DAYS = 30

/**
 * Rows of these tables are deleted with their visit. Other tables that refer to a visit record
 * history and keep it.
 */
const ownTables: readonly string[] = [
  'visits',
  'visit_reservations',
  'visit_scans',
  'idempotent_answers',
  'checkin_leases',
]

/** More than a busy hotel has in an hour. */
const MAX_VISITS = 500

/**
 * Deletes visits that ended or began long ago and that nothing refers to; those that something
 * refers to are looked at again after as long. The tables come from the catalogue, so that future
 * ones are included: most would be deleted with their visit. `offset 0` keeps each as a look at an
 * index, because a plan made for fewer visits would compare all of them with all rows.
 */
export async function purgeVisits(tx: HotelTransaction): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and (select count(*) from pg_attribute a
        where a.attrelid = c.oid and a.attname in ('hotel_id', 'visit_id') and not a.attisdropped) = 2
  `.execute(tx)
  const references = rows.filter(({ name }) => !ownTables.includes(name))
  const unnamed = references.map(
    ({ name }) =>
      sql`not exists (select from ${sql.table(name)} other where other.hotel_id = visits.hotel_id and other.visit_id = visits.id offset 0)`,
  )
  const age = sql`coalesce(tidied_at, ended_at, opened_at)`
  await sql`
    with old as materialized (select id from visits where ${age} < now() - make_interval(days => ${RETENTION_DAYS})
        order by ${age} limit ${MAX_VISITS}),
      purged as (delete from visits where id = any(array(select id from old)) and ${sql.join(unnamed, sql` and `)} returning id)
    update visits set tidied_at = now()
      where id = any(array(select id from old except select id from purged))`.execute(tx)
}
