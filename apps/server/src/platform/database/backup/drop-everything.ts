import { type Kysely, sql } from 'kysely'
import { StartProblem } from '../../env/start-problem.ts'
import { MIGRATION_NAMES, MIGRATION_SCHEMA } from '../migrate.ts'

/**
 * Everything that the owner created in `public`. The schema itself may not be ours: before
 * PostgreSQL 15 it belongs to an administrator.
 */
const DROPS = `
  select format('drop %s if exists public.%I cascade',
    case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, relname) as statement
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and pg_has_role(relowner, 'usage')
  union all
  select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc
  where pronamespace = 'public'::regnamespace and pg_has_role(proowner, 'usage')
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  union all
  select format('drop type if exists public.%I cascade', typname) from pg_type
  where typnamespace = 'public'::regnamespace and typtype in ('e', 'd') and pg_has_role(typowner, 'usage')`

/** Drops all of Foyer's tables, in this transaction. A database with other tables is left alone. */
export async function dropEverything(tx: Kysely<unknown>): Promise<void> {
  const { rows: facts } = await sql<{ tables: number; isOurs: boolean }>`
    select (select count(*)::int from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')) as tables,
      to_regclass(${MIGRATION_NAMES}) is not null as "isOurs"`.execute(tx)
  if (!facts[0]?.isOurs && (facts[0]?.tables ?? 0) > 0)
    throw new StartProblem('The database holds tables of other programs; restore into a separate database.')
  const { rows } = await sql<{ statement: string }>`${sql.raw(DROPS)}`.execute(tx)
  for (const { statement } of rows) await sql.raw(statement).execute(tx)
  await sql`drop schema if exists ${sql.id(MIGRATION_SCHEMA)} cascade`.execute(tx)
}
