import { version } from '../../platform/env/version.ts'
import { findMigrationGaps, withDatabase } from './database-checks.ts'
import type { Check } from './doctor-context.ts'
import { ok, problem, warning } from './finding.ts'
import { listPairedHubs } from './hub-facts.store.ts'

const formatPlaces = (hubs: readonly { readonly place: string }[]) => hubs.map(({ place }) => place).join(', ')

export const hubsCheck: Check = {
  name: 'hubs',
  run: withDatabase(async (database) => {
    const { pending, unknown } = await findMigrationGaps(database)
    if (pending.length + unknown.length > 0)
      return warning('not checked, because the data is of another version.', 'See the migrations.')
    const hubs = await listPairedHubs(database.db)
    const simulated = hubs.filter(({ parts }) => (parts?.simulated?.length ?? 0) > 0)
    if (simulated.length > 0)
      return problem(
        `simulated devices at ${formatPlaces(simulated)}: keys and payments there do not exist.`,
        'Remove HUB_DEMO there, and set the addresses of the real devices.',
      )
    const silent = hubs.filter(({ isAlive }) => !isAlive)
    if (silent.length > 0)
      return warning(
        `${silent.length} of ${hubs.length} silent: ${formatPlaces(silent)}.`,
        'Start foyer-hub there, and read its journal; end the pairing of a hub that is gone under Devices.',
      )
    const other = hubs.filter((hub) => hub.version !== version)
    if (other.length > 0)
      return warning(
        `another version than ${version}: ${other.map((hub) => `${hub.place} has ${hub.version}`).join(', ')}.`,
        'Install the archive of this version there.',
      )
    return ok(hubs.length > 0 ? `${hubs.length} connected, all of version ${version}.` : 'none is paired.')
  }),
}
