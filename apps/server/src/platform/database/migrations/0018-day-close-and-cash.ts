import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** Closed business days, what each of them counted, and the cash in drawers. */
export const dayCloseAndCash: Migration = {
  async up(db) {
    await sql
      .raw(`
      -- A row is a closed day. The primary key makes a second close impossible.
      create table business_days (
        hotel_id int not null references hotels on delete cascade,
        day date not null,
        closed_at timestamptz not null default clock_timestamp(),
        -- Null if the job closed it.
        member_id uuid,
        -- The manager's report, as it was at the close.
        report jsonb not null,
        primary key (hotel_id, day)
      );
      create function refuse_closed_day_change() returns trigger language plpgsql as $$
        begin
          -- Demo hotels are seeded again each day.
          if tg_op = 'DELETE' and not exists (select from hotels where id = old.hotel_id and not demo) then return old; end if;
          raise exception 'a closed day stays closed';
        end $$;
      create trigger business_days_stay before update or delete on business_days for each row
        execute function refuse_closed_day_change();

      -- The day that counted a posting of the ledger; each posting is counted once.
      create table day_postings (
        hotel_id int not null references hotels on delete cascade,
        posting_id uuid not null,
        day date not null,
        primary key (hotel_id, posting_id)
      );
      create index day_postings_hotel_id_day_idx on day_postings (hotel_id, day);

      -- Guests who did not come on the day, and are still expected.
      create table late_arrivals (
        hotel_id int not null references hotels on delete cascade,
        reservation_id uuid not null,
        day date not null,
        member_id uuid not null,
        decided_at timestamptz not null default clock_timestamp(),
        primary key (hotel_id, reservation_id, day),
        foreign key (hotel_id, reservation_id) references reservations on delete cascade
      );

      -- A drawer from its opening to its count. The drawer belongs to one person, or is shared.
      create table drawer_sessions (
        hotel_id int not null references hotels on delete cascade,
        id uuid not null,
        owner_id uuid,
        opened_by uuid not null,
        opened_at timestamptz not null default clock_timestamp(),
        float_minor int not null check (float_minor >= 0),
        -- What the last count left in it, if the person who opened it found something else.
        left_before_minor int,
        float_reason text,
        ended_by uuid,
        ended_at timestamptz,
        expected_minor int,
        counted_minor int,
        reason text,
        -- What went to the safe at the end; the rest is the next float.
        safe_minor int,
        primary key (hotel_id, id),
        check ((ended_at is null) = (counted_minor is null)),
        check (counted_minor is null or counted_minor = expected_minor or reason is not null)
      );
      create unique index drawer_sessions_open on drawer_sessions
        (hotel_id, coalesce(owner_id, '00000000-0000-0000-0000-000000000000')) where ended_at is null;

      -- The drawer that a cash posting of the ledger moved money into or out of.
      create table drawer_postings (
        hotel_id int not null references hotels on delete cascade,
        posting_id uuid not null,
        session_id uuid not null,
        primary key (hotel_id, posting_id),
        foreign key (hotel_id, session_id) references drawer_sessions on delete cascade
      );
      create index drawer_postings_hotel_id_session_id_idx on drawer_postings (hotel_id, session_id);

      -- Money between the drawer and the safe.
      create table drawer_moves (
        hotel_id int not null references hotels on delete cascade,
        id uuid not null,
        session_id uuid not null,
        kind text not null check (kind in ('toSafe', 'fromSafe')),
        minor int not null check (minor > 0),
        note text,
        member_id uuid not null,
        moved_at timestamptz not null default clock_timestamp(),
        primary key (hotel_id, id),
        foreign key (hotel_id, session_id) references drawer_sessions on delete cascade
      );
      create index drawer_moves_hotel_id_session_id_idx on drawer_moves (hotel_id, session_id);

      -- Every count that was handed in, also those that a second count replaced.
      create table drawer_counts (
        hotel_id int not null references hotels on delete cascade,
        session_id uuid not null,
        number int not null,
        minor int not null check (minor >= 0),
        expected_minor int not null,
        -- How many of each piece, by its value in minor units.
        pieces jsonb not null,
        member_id uuid not null,
        counted_at timestamptz not null default clock_timestamp(),
        primary key (hotel_id, session_id, number),
        foreign key (hotel_id, session_id) references drawer_sessions on delete cascade
      );
    `)
      .execute(db)
    for (const table of [
      'business_days',
      'day_postings',
      'late_arrivals',
      'drawer_sessions',
      'drawer_postings',
      'drawer_moves',
      'drawer_counts',
    ])
      await protectByHotel(db, table)
  },
}
