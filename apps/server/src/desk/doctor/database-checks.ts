import { APP_ROLE } from '../../platform/database/app-role.ts'
import { migrations } from '../../platform/database/migrations/all.ts'
import { type DatabaseFacts, listAppliedMigrations, readDatabaseFacts } from './database-facts.store.ts'
import type { Check, DoctorContext, ReachedDatabase } from './doctor-context.ts'
import { type Finding, ok, problem, warning } from './finding.ts'

const MIN_VERSION = 14
/** A standby that is further behind would lose this much when it takes over. */
const MAX_LAG_SECONDS = 60
const MEGABYTE = 1024 * 1024

/** A check that cannot run without the database says so instead. */
export function withDatabase(work: (database: ReachedDatabase, context: DoctorContext) => Promise<Finding>) {
  return async (context: DoctorContext): Promise<Finding> =>
    context.database
      ? work(context.database, context)
      : warning('not checked, because there is no database.', 'Solve the problem of the database first.')
}

/** Whether the tables can be read: none is missing, and none is of a later version. */
export async function findMigrationGaps({ owner }: ReachedDatabase) {
  const applied = await listAppliedMigrations(owner)
  const known = Object.keys(migrations).toSorted()
  return {
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  }
}

/** Judges what PostgreSQL says of itself; separate from reading it, as no test has every server. */
export function judgeDatabase({ version, versionNumber, isStandby, bytes }: DatabaseFacts): Finding {
  if (versionNumber < MIN_VERSION * 10_000)
    return problem(`PostgreSQL ${version} is too old.`, `Upgrade it to ${MIN_VERSION} or later.`)
  if (isStandby) return problem('it is a standby and accepts no changes.', 'Set DATABASE_URL to the primary server.')
  return ok(`PostgreSQL ${version} answers; the data has ${Math.ceil(bytes / MEGABYTE)} MB.`)
}

const databaseCheck: Check = {
  name: 'database',
  async run({ database, databaseProblem = 'it cannot be reached.' }) {
    if (!database)
      return problem(databaseProblem, 'Start the server or PostgreSQL, and check DATABASE_URL and DATA_DIR.')
    return judgeDatabase(await readDatabaseFacts(database.owner))
  },
}

export function judgeRights({ isSuperuser, hasRole, isRoleDangerous, isRoleGranted }: DatabaseFacts): Finding {
  if (isRoleDangerous)
    return problem(
      `the role ${APP_ROLE} may bypass row security.`,
      `Run as an administrator: alter role ${APP_ROLE} nosuperuser nobypassrls`,
    )
  if (!hasRole)
    return problem(
      `the role ${APP_ROLE} does not exist.`,
      `Start the server once, or run as an administrator: create role ${APP_ROLE} nologin; grant ${APP_ROLE} to the owner`,
    )
  if (!isRoleGranted)
    return problem(
      `the owner may not act as ${APP_ROLE}.`,
      `Run as an administrator: grant ${APP_ROLE} to the user of DATABASE_URL`,
    )
  if (isSuperuser)
    return warning(
      'DATABASE_URL signs in a superuser, to whom no rule applies.',
      'Create an ordinary owner of the database and use that.',
    )
  return ok(`an ordinary owner, and the role ${APP_ROLE} is bound by row security.`)
}

const rightsCheck: Check = {
  name: 'rights',
  run: withDatabase(async ({ owner }) => judgeRights(await readDatabaseFacts(owner))),
}

const migrationsCheck: Check = {
  name: 'migrations',
  run: withDatabase(async (database) => {
    const { pending, unknown } = await findMigrationGaps(database)
    if (unknown.length > 0)
      return problem(`the data is of a newer Foyer (${unknown.at(-1)}).`, 'Install that version, or restore a backup.')
    if (pending.length > 0)
      return warning(
        `${pending.length} not applied yet: ${pending.join(', ')}.`,
        'Make a backup and start the server, which applies them.',
      )
    return ok('all are applied.')
  }),
}

export function judgeReplication({ standbys, lagSeconds }: DatabaseFacts): Finding {
  if ((lagSeconds ?? 0) > MAX_LAG_SECONDS)
    return warning(
      `a standby is ${Math.round(lagSeconds ?? 0)} seconds behind.`,
      'Check its network and disk, and the log of PostgreSQL there.',
    )
  return ok(standbys > 0 ? `${standbys} connected.` : 'no standby is visible to this user.')
}

const replicationCheck: Check = {
  name: 'replication',
  run: withDatabase(async ({ owner }, { settings }) =>
    settings.databaseUrl
      ? judgeReplication(await readDatabaseFacts(owner))
      : ok('the embedded database has no standby; backups protect it.'),
  ),
}

export const databaseChecks: readonly Check[] = [databaseCheck, rightsCheck, migrationsCheck, replicationCheck]
