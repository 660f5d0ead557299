import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** What travels with a mail: a bill. It goes with its mail. */
export const mailFiles: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table mail_files (hotel_id int not null, mail_id uuid not null, name text not null, type text not null,
      content bytea not null, primary key (hotel_id, mail_id),
      foreign key (hotel_id, mail_id) references mails (hotel_id, id) on delete cascade)`.execute(db)
    await protectByHotel(db, 'mail_files')
  },
}
