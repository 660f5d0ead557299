import type { SchemaPart } from './schema-part.ts'

/** Scheduled work. */
export const jobsSchema: SchemaPart = {
  sql: `
  -- One row per job and hotel; the fence tells a run that another process has taken over.
  create table jobs (
    name text not null,
    of_hotel int references hotels on delete cascade,
    due_at timestamptz not null,
    fence int not null default 0,
    leased_until timestamptz,
    started_at timestamptz,
    ended_at timestamptz,
    took_ms int,
    result text check (result in ('done', 'failed')),
    failure text,
    failures int not null default 0,
    failed_runs int not null default 0,
    succeeded_at timestamptz,
    asked_by text,
    told_late boolean not null default false,
    unique nulls not distinct (name, of_hotel)
  );
  create index jobs_due_at_idx on jobs (due_at);
  `,
}
