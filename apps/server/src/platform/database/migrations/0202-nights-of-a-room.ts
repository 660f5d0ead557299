import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const holds = (row: string) => `${row}.state in ('expected', 'inHouse')`
const said = (row: string) => `(${row}.room_number, ${row}.start_date, ${row}.end_date, ${holds(row)})`

/**
 * Whoever arrives held their nights before and holds them after: nothing is given back and taken anew. Whoever leaves a room asks for
 * those who wait for it among those who are still to come or there, and not among everybody who ever had it.
 */
export const nightsOfARoom: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  'drop trigger keep_changed_room_nights on reservations',
  `create trigger keep_changed_room_nights after update of room_number, start_date, end_date, state on reservations for each row
    when (${said('old')} is distinct from ${said('new')}) execute function keep_room_nights()`,
  `create index reservations_of_room on reservations (hotel_id, room_number, start_date) where state in ('expected', 'inHouse')`,
  // There were two of it.
  'drop index if exists reservations_hotel_id_room_number_idx1',
]
