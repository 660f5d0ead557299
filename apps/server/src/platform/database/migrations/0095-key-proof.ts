import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What a phone has shown for a key, and when a code for that was mailed. Whoever has a key on their phone has shown enough. */
export const keyProof: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table visit_reservations add key_factor text check (key_factor in ('mailedCode', 'lobbyCode')),
      add key_code_sent_at timestamptz`.execute(db)
    await sql`update visit_reservations found set key_factor = 'mailedCode' where exists (
      select from checkin_logs log where log.hotel_id = found.hotel_id and log.reservation_id = found.reservation_id
        and log.visit_id = found.visit_id and log.arrived_at is not null)`.execute(db)
  },
}
