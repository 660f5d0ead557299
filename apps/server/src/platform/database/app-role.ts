import { type Kysely, sql } from 'kysely'
import { StartProblem } from '../env/start-problem.ts'

/**
 * The application's connections run as this role, which owns nothing and is bound by row security.
 */
export const APP_ROLE = 'foyer_app'

const role = sql.id(APP_ROLE)

/**
 * Since PostgreSQL 16 the creator of a role is a member of it, but needs another grant to SET ROLE.
 */
const mayBecome = sql`case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end`

interface RoleFacts {
  readonly exists: boolean
  readonly dangerous: boolean
  readonly usable: boolean
  readonly granted: boolean
}

async function readRoleFacts<Schema>(db: Kysely<Schema>): Promise<RoleFacts> {
  const { rows } = await sql<RoleFacts>`
    select
      app.oid is not null as exists,
      coalesce(app.rolsuper or app.rolbypassrls, false) as dangerous,
      coalesce(me.rolsuper or pg_has_role(me.oid, app.oid, ${mayBecome}), false) as usable,
      exists (select from pg_default_acl where defaclrole = me.oid and defaclnamespace = 'public'::regnamespace) as granted
    from pg_roles me left join pg_roles app on app.rolname = ${APP_ROLE}
    where me.rolname = current_user
  `.execute(db)
  return rows[0] ?? { exists: false, dangerous: false, usable: false, granted: false }
}

/** Created before the first migration, so that every table is granted to it on creation. */
export async function ensureAppRole<Schema>(db: Kysely<Schema>): Promise<void> {
  if (!(await readRoleFacts(db)).exists) await createRole(db)
  const facts = await readRoleFacts(db)
  if (facts.dangerous) {
    throw new StartProblem(
      `The database role ${APP_ROLE} may bypass row security; run: alter role ${APP_ROLE} nosuperuser nobypassrls`,
    )
  }
  if (!facts.usable) await sql`grant ${role} to current_user`.execute(db)
  // Only once: a migration may revoke some of these rights, and that must last.
  if (!facts.granted) await grantTables(db)
}

/**
 * A pooler that ignores the startup options of connections would leave them with the owner's rights
 * and without time limits.
 */
export async function assertRunsAsAppRole<Schema>(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ me: string }>`select current_user as me`.execute(db)
  if (rows[0]?.me === APP_ROLE) return
  throw new StartProblem(
    `Connections to the database do not become ${APP_ROLE}: a pooler ignores their startup options. ` +
      'Connect DATABASE_URL to PostgreSQL itself.',
  )
}

async function createRole<Schema>(db: Kysely<Schema>): Promise<void> {
  try {
    await sql`create role ${role} nologin nosuperuser nobypassrls nocreatedb nocreaterole`.execute(db)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    // A role belongs to all databases of a cluster: the owner of another one may have been faster.
    if (code === '42710' || code === '23505') return
    if (code !== '42501') throw error
    throw new StartProblem(
      `The user of DATABASE_URL may not create the role ${APP_ROLE}; ask a database administrator to run: ` +
        `create role ${APP_ROLE} nologin; grant ${APP_ROLE} to that user`,
      { cause: error },
    )
  }
}

async function grantTables<Schema>(db: Kysely<Schema>): Promise<void> {
  await sql`grant usage on schema public to ${role}`.execute(db)
  await sql`grant select, insert, update, delete on all tables in schema public to ${role}`.execute(db)
  await sql`grant usage, select on all sequences in schema public to ${role}`.execute(db)
  await sql`alter default privileges in schema public
    grant select, insert, update, delete on tables to ${role}`.execute(db)
  await sql`alter default privileges in schema public grant usage, select on sequences to ${role}`.execute(db)
}
