import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { HOTEL_SETTING } from '../row-security.ts'

/** What every call asks for, laid so that it is read at once. */
export const whatCallsRead: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  // The newest publication stands at the hotel, where every call looks anyway. Whoever publishes, the database keeps it.
  'alter table hotels add config_version int',
  `do $$ declare hotel int; begin
    for hotel in select id from hotels loop
      perform set_config('${HOTEL_SETTING}', hotel::text, true);
      update hotels set config_version = (select max(version) from hotel_configs where hotel_id = hotel) where id = hotel;
    end loop;
    perform set_config('${HOTEL_SETTING}', '', true);
  end $$`,
  `create function note_config_version() returns trigger language plpgsql as $$
    declare hotel int := case when tg_op = 'DELETE' then old.hotel_id else new.hotel_id end;
    begin
      update hotels set config_version = (select max(version) from hotel_configs where hotel_id = hotel) where id = hotel;
      return null;
    end $$`,
  `create trigger note_config_version after insert or update or delete on hotel_configs
    for each row execute function note_config_version()`,
  // A column of its own: under row security no index is used for what a function that might tell of its input has made.
  'alter table reservations add email_key text generated always as (lower(email)) stored',
  'create index on reservations (hotel_id, email_key)',
  'drop index reservations_hotel_id_lower_idx',
  `create index reservations_expected on reservations (hotel_id, start_date) where state = 'expected'`,
  'create index on reservations (hotel_id, checked_in_at)',
  `create index reservations_in_house on reservations (hotel_id, end_date) where state = 'inHouse'`,
  'create index on reservation_messages (hotel_id, reservation_id)',
  'create index on checkin_leases (hotel_id, visit_id)',
  'create index on alerts (hotel_id, reservation_id)',
]
