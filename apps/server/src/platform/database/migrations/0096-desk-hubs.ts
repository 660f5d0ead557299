import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Where hubs at desks listen: the staff page may speak to these ports of its own machine, before it is known whose page it is. */
export const deskHubs: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table hub_directory add desk boolean not null default false, add port int`.execute(db)
  },
}
