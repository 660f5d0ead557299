import type pg from 'pg'
import { APP_ROLE } from '../../platform/database/app-role.ts'
import { MIGRATION_NAMES } from '../../platform/database/migrate.ts'

export interface DatabaseFacts {
  readonly version: string
  readonly versionNumber: number
  readonly isStandby: boolean
  readonly isSuperuser: boolean
  readonly hasRole: boolean
  readonly isRoleDangerous: boolean
  readonly isRoleGranted: boolean
  readonly standbys: number
  /** Null if there is no standby, or if this user may not see it. */
  readonly lagSeconds: number | null
  readonly bytes: number
}

export async function readDatabaseFacts(owner: pg.Client): Promise<DatabaseFacts> {
  const { rows } = await owner.query<DatabaseFacts>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as "versionNumber",
      pg_is_in_recovery() as "isStandby", me.rolsuper as "isSuperuser", app.oid is not null as "hasRole",
      coalesce(app.rolsuper or app.rolbypassrls, false) as "isRoleDangerous",
      coalesce(me.rolsuper or pg_has_role(me.oid, app.oid, 'member'), false) as "isRoleGranted",
      (select count(*)::int from pg_stat_replication) as standbys,
      (select max(extract(epoch from replay_lag))::float8 from pg_stat_replication) as "lagSeconds",
      pg_database_size(current_database())::float8 as bytes
    from pg_roles me left join pg_roles app on app.rolname = $1 where me.rolname = current_user`,
    [APP_ROLE],
  )
  const [facts] = rows
  if (!facts) throw new Error('The database does not know its own user.')
  return facts
}

export async function readDatabaseTime(owner: pg.Client): Promise<Date> {
  const { rows } = await owner.query<{ now: Date }>('select clock_timestamp() as now')
  return rows[0]?.now ?? new Date(Number.NaN)
}

/** Empty for a new database. */
export async function listAppliedMigrations(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ isThere: boolean }>(`select to_regclass($1) is not null as "isThere"`, [
    MIGRATION_NAMES,
  ])
  if (!rows[0]?.isThere) return []
  const applied = await owner.query<{ name: string }>(`select name from ${MIGRATION_NAMES} order by name`)
  return applied.rows.map(({ name }) => name)
}
