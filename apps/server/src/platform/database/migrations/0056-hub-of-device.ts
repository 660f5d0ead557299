import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A pairing code may be one device's own: its hub is that kiosk's, and nobody else's. */
export const hubOfDevice: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table hubs add device_id uuid, add made_by text,
      add foreign key (hotel_id, device_id) references devices on delete cascade`.execute(db)
    await sql`create unique index hubs_of_device on hubs (hotel_id, device_id)`.execute(db)
  },
}
