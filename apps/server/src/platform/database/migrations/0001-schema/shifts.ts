import type { SchemaPart } from './schema-part.ts'

/** Shifts of the front desk. */
export const shiftsSchema: SchemaPart = {
  sql: `
  -- Closed shifts of the front desk.
  create table shifts (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    from_at timestamptz,
    to_at timestamptz not null default clock_timestamp(),
    member_id uuid not null,
    said jsonb not null,
    primary key (hotel_id, id)
  );
  create index shifts_hotel_id_to_at_idx on shifts (hotel_id, to_at);

  -- The shift that counted a posting; each posting is counted once.
  create table counted_postings (
    hotel_id int not null references hotels on delete cascade,
    posting_id uuid not null,
    shift_id uuid not null,
    primary key (hotel_id, posting_id),
    foreign key (hotel_id, shift_id) references shifts on delete cascade
  );
  `,
  byHotel: ['shifts', 'counted_postings'],
}
