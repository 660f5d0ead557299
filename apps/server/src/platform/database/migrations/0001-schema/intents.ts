import type { SchemaPart } from './schema-part.ts'

/** Effects outside the server, and answers to repeated calls. */
export const intentsSchema: SchemaPart = {
  sql: `
  -- Effects outside, like a charge: recorded before they are requested, settled afterwards.
  create table intents (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    kind text not null,
    subject text not null,
    reservation_id uuid,
    -- Both null for a call of the staff.
    visit_id text,
    app_key text,
    minor bigint,
    currency text,
    detail jsonb not null,
    state text not null default 'created' check (state in ('created', 'done', 'refused', 'unknown')),
    problem text,
    created_at timestamptz not null default clock_timestamp(),
    settled_at timestamptz,
    settled_by xid8,
    primary key (hotel_id, id),
    check ((minor is null) = (currency is null)),
    check ((state = 'refused') = (problem is not null))
  );
  create unique index intents_open on intents (hotel_id, kind, subject)
    where state in ('created', 'unknown');
  create index intents_hotel_id_reservation_id_idx on intents (hotel_id, reservation_id);

  -- Intents that are not settled, of all hotels.
  create table open_intents (
    intent_id uuid primary key,
    of_hotel int not null references hotels on delete cascade,
    due_at timestamptz not null,
    looks int not null default 0
  );
  create index open_intents_due_at_idx on open_intents (due_at);

  -- Answers to guests' calls by idempotency key: a repeated call gets the same answer.
  create table idempotent_answers (
    hotel_id int not null references hotels on delete cascade,
    visit_id text not null,
    key text not null,
    call text not null,
    body_hash text not null,
    answer jsonb,
    created_at timestamptz not null default now(),
    problem text,
    intent_id uuid,
    primary key (hotel_id, visit_id, key),
    foreign key (hotel_id, visit_id) references visits on delete cascade,
    foreign key (hotel_id, intent_id) references intents on delete cascade
  );
  create index idempotent_answers_hotel_id_intent_id_idx on idempotent_answers (hotel_id, intent_id);

  -- The same for calls of the staff.
  create table staff_answers (
    hotel_id int not null references hotels on delete cascade,
    member_id uuid not null references staff_members on delete cascade,
    key text not null,
    call text not null,
    body_hash text not null,
    answer jsonb,
    created_at timestamptz not null default clock_timestamp(),
    problem text,
    intent_id uuid,
    primary key (hotel_id, member_id, key),
    foreign key (hotel_id, intent_id) references intents on delete cascade
  );
  create index staff_answers_hotel_id_intent_id_idx on staff_answers (hotel_id, intent_id);
  create index staff_answers_hotel_id_created_at_idx on staff_answers (hotel_id, created_at);
  `,
  byHotel: ['intents', 'idempotent_answers', 'staff_answers'],
}
