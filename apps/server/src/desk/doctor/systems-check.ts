import { findMigrationGaps, withDatabase } from './database-checks.ts'
import type { Check } from './doctor-context.ts'
import { ok, warning } from './finding.ts'
import { listHotelSystems } from './system-facts.store.ts'

/** Systems are read every minute. */
const MAX_AGE_MS = 10 * 60_000

export const systemsCheck: Check = {
  name: 'systems',
  run: withDatabase(async (database, { now }) => {
    const { pending, unknown } = await findMigrationGaps(database)
    if (pending.length + unknown.length > 0)
      return warning('not checked, because the data is of another version.', 'See the migrations.')
    const systems = await listHotelSystems(database.db)
    const failed = systems.filter(({ error }) => error !== undefined)
    if (failed.length > 0)
      return warning(
        `${failed.length} of ${systems.length} not read: ${failed.map(({ place, error }) => `${place} (${error})`).join(', ')}.`,
        'Run npm run hotel-system -- check with its credentials, and see Devices of that hotel.',
      )
    const since = now().getTime() - MAX_AGE_MS
    const late = systems.filter(({ pulledAt }) => pulledAt === undefined || pulledAt.getTime() < since)
    if (late.length > 0)
      return warning(
        `not read for ten minutes: ${late.map(({ place }) => place).join(', ')}.`,
        'Start the server, and see its journal.',
      )
    return ok(systems.length > 0 ? `${systems.length} connected and read.` : 'none is connected.')
  }),
}
