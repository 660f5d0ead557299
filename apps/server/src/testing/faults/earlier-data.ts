import { startEmbeddedPostgres } from '../../platform/database/embedded-postgres.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { migrations } from '../../platform/database/migrations/all.ts'
import { toAdministratorUrl } from '../../platform/database/testing/administrator-url.ts'
import { describeSchema, hashColumns, readColumns } from '../../platform/database/testing/hash-columns.ts'
import { listReleases, loadRelease } from '../../platform/database/testing/load-release.ts'
import { withOwnerClient } from '../../platform/database/testing/owner-client.ts'

/**
 * Creates a data folder of a release with its first migrations applied (`create`), or reads one
 * (`read`); lists what there is to create without a folder.
 */
const { DATA_DIR, WORK, RELEASE = '', MIGRATIONS = '' } = process.env

const applied = Object.fromEntries(
  Object.entries(migrations)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, Number(MIGRATIONS)),
)

/**
 * What any start writes, sooner or later: these columns of a table, or all. Codes are sealed again,
 * words of reservations are indexed, and conditions of rooms begin with the upgrade.
 */
const operational: Readonly<Record<string, readonly string[] | 'all'>> = {
  jobs: 'all',
  visits: 'all',
  visit_reservations: 'all',
  server_settings: 'all',
  tries: 'all',
  search_words: 'all',
  keys: ['code'],
  reservations: ['words_due'],
  rooms: ['condition_at'],
}

/**
 * Follows the file `upgrade-plan` in the cluster's folder, if there is one: counts the statements
 * that change tables, and at the given one fails, or reports in a file and waits to be killed.
 */
const HOLD = `
  create schema hold;
  create sequence hold.steps;
  create function hold.step() returns event_trigger language plpgsql security definer as $$
    declare
      plan text[] := string_to_array(trim(pg_read_file('upgrade-plan', 0, 100, true)), ' ');
    begin
      if plan is null or nextval('hold.steps') <> plan[1]::int then return; end if;
      if plan[2] = 'fail' then raise exception 'there is no room'; end if;
      execute format('copy (select 1) to %L', current_setting('data_directory') || '/upgrade-waits');
      perform pg_sleep(3600);
    end $$;
  grant usage on schema hold to public;
  create event trigger hold on ddl_command_start execute function hold.step();`

const works = {
  list: async () => ({ releases: listReleases(), migrations: Object.keys(migrations).length }),
  create: () =>
    withPostgres(async (url) => {
      await loadRelease(url, RELEASE)
      // Real hotels: the product would seed the demo again, or delete it.
      await withOwnerClient(toAdministratorUrl(url), (client) => client.query('update hotels set demo = false'))
      await migrate(url, applied)
      await withOwnerClient(toAdministratorUrl(url), (client) => client.query(HOLD))
      return readData(url)
    }),
  read: () => withPostgres(readData),
}

/** `MIGRATIONS`: those of an earlier program, which must open the data too. */
async function readData(url: string) {
  if (MIGRATIONS) await migrate(url, applied)
  const columns = Object.entries(await readColumns(url)).flatMap(([table, names]): [string, readonly string[]][] => {
    const except = operational[table] ?? []
    return except === 'all' ? [] : [[table, names.filter((name) => !except.includes(name))]]
  })
  const { rows } = await withOwnerClient(toAdministratorUrl(url), (client) =>
    client.query<{ steps: string | null }>(`select pg_sequence_last_value('hold.steps') as steps`),
  )
  return {
    tables: await hashColumns(url, Object.fromEntries(columns)),
    schema: (await describeSchema(url)).join('\n'),
    steps: Number(rows[0]?.steps ?? 0),
  }
}

async function withPostgres<T>(work: (url: string) => Promise<T>): Promise<T> {
  const postgres = await startEmbeddedPostgres(DATA_DIR ?? '')
  try {
    return await work(postgres.url)
  } finally {
    await postgres.stop()
  }
}

// A long answer is sent in parts, and disconnecting before the last one would lose it.
process.send?.(await works[WORK as keyof typeof works](), undefined, undefined, () => process.disconnect?.())
