import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A check-in that one of the staff has taken over. No visit holds it then. */
export const deskHolds: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  'alter table checkin_leases alter visit_id drop not null',
  'alter table checkin_leases add member_id uuid, add member_name text, add desk_since timestamptz',
  `alter table checkin_leases add constraint checkin_leases_one_holder
    check ((visit_id is null) = (member_id is not null) and (member_id is null) = (member_name is null))`,
]
