import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { KEY_FINGERPRINT } from '../../secrets/fingerprint.ts'
import { AUDIT_SECRET } from '../../secrets/head-signature.ts'
import { protectByHotel } from '../row-security.ts'

/**
 * Seals come from a secret outside the database, and visits are stored as hashes: earlier visits
 * end here, with their stored answers. Mails name their stay, and reasons are stored beside the
 * audit log, so that an erasure reaches both.
 */
export const secretsAndTraces: Migration = {
  async up(db) {
    await sql`delete from server_secrets where name not in (${AUDIT_SECRET}, ${KEY_FINGERPRINT})`.execute(db)
    await sql`update visits set ended_at = now() where ended_at is null`.execute(db)
    await sql`delete from idempotent_answers`.execute(db)
    // Those of a shared device name its page.
    await sql`delete from account_tokens where visit_id is not null`.execute(db)
    await sql
      .raw(`
      alter table mails add column reservation_id uuid,
        add foreign key (hotel_id, reservation_id) references reservations on delete cascade;
      create index mails_hotel_id_reservation_id_idx on mails (hotel_id, reservation_id);

      -- What staff wrote as the reason of an entry, which contains its salted digest.
      create table audit_reasons (
        hotel_id int not null,
        number int not null,
        salt text not null,
        reason text not null,
        primary key (hotel_id, number),
        foreign key (hotel_id, number) references audit_entries on delete cascade
      );
      revoke update on audit_reasons from foyer_app;
    `)
      .execute(db)
    await protectByHotel(db, 'audit_reasons')
  },
}
