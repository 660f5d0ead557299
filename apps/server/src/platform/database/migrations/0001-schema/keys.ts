import type { SchemaPart } from './schema-part.ts'

/** Keys to rooms, as cards and codes. */
export const keysSchema: SchemaPart = {
  sql: `
  -- One row per grant. Codes and card tracks are encrypted with a secret outside the database.
  create table keys (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    reservation_id uuid not null,
    kind text not null check (kind in ('card', 'code')),
    state text not null check (state in ('granted', 'done', 'refused', 'unknown', 'ended')),
    operation text not null default 'new' check (operation in ('new', 'copy')),
    provider text not null,
    hub text,
    room_number text,
    valid_from date not null,
    valid_to date not null,
    cards_granted int not null default 0,
    cards_cut int not null default 0,
    fence bigint,
    code bytea check (octet_length(code) <= 200),
    tracks bytea check (octet_length(tracks) <= 2000),
    visit_id text,
    device_id uuid,
    member_id uuid,
    granted_at timestamptz not null default clock_timestamp(),
    expires_at timestamptz,
    settled_at timestamptz,
    ended_at timestamptz,
    problem text,
    end_reason text,
    primary key (hotel_id, id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade,
    check (kind = 'card' or cards_granted = 0),
    check (cards_cut between 0 and cards_granted),
    check ((state = 'ended') = (end_reason is not null)),
    check (state <> 'ended' or (code is null and tracks is null))
  );
  -- No second grant while the outcome of the last one is unknown.
  create unique index keys_open on keys (hotel_id, reservation_id)
    where state in ('granted', 'unknown');
  create unique index keys_code on keys (hotel_id, reservation_id)
    where kind = 'code' and state = 'done';
  create index keys_hotel_id_reservation_id_idx on keys (hotel_id, reservation_id);
  create index keys_granted on keys (hotel_id, expires_at)
    where state = 'granted';

  -- Ends the keys of a stay that ends, so that nobody sees a code of a room that is no longer theirs.
  create function end_keys() returns trigger language plpgsql as $$
    begin
      update keys set state = 'ended', ended_at = clock_timestamp(), code = null, tracks = null,
        end_reason = case new.state when 'cancelled' then 'cancelled' else 'stayEnded' end
      where hotel_id = new.hotel_id and reservation_id = new.id and state in ('granted', 'done', 'unknown');
      return null;
    end $$;
  create trigger end_keys after update of state on reservations for each row
    when (new.state in ('departed', 'cancelled') and old.state is distinct from new.state) execute function end_keys();
  `,
  byHotel: ['keys'],
}
