import { hasDemoHotels } from '../setup/demo-setting.store.ts'
import { findMigrationGaps } from './database-checks.ts'
import { type Check, isPublic } from './doctor-context.ts'
import { ok, problem, warning } from './finding.ts'

/** The demo's passwords are in the documentation. */
export const demoCheck: Check = {
  name: 'demo',
  async run({ settings, database }) {
    const gaps = database && (await findMigrationGaps(database))
    const isReadable = gaps?.pending.length === 0 && gaps.unknown.length === 0
    const hasHotels = database && isReadable ? await hasDemoHotels(database.db.directory) : undefined
    if (!settings.demo && hasHotels === false) return ok('off.')
    if (!settings.demo && hasHotels === undefined)
      return warning('DEMO is off; whether demo hotels are stored is not checked.', 'See the database and migrations.')
    const text = settings.demo ? 'DEMO=on seeds hotels with public passwords.' : 'demo hotels are stored.'
    const advice = 'Set DEMO=off and run setup, which removes the demo hotels.'
    return isPublic(settings) ? problem(text, advice) : warning(text, advice)
  },
}
