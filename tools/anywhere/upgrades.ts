import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPostgres } from './install-from-registry.ts'
import { runAtExit } from './run-at-exit.ts'
import type { Trial } from './trial.ts'

const program = join(import.meta.dirname, '../../apps/server/src/platform/database/testing/upgrade-process.ts')

/** The last package of each earlier major version. */
const earlier = ['17.10.0-beta.17']

/**
 * Opens the demo's data folder of an earlier PostgreSQL with ours: all tables are unchanged, and
 * the old folder is kept.
 */
export const upgrades: readonly Trial[] = earlier.map((version) => ({
  name: `data of PostgreSQL ${version}`,
  async run(say) {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-upgrade-'))
    const remove = runAtExit(() => rmSync(folder, { recursive: true, force: true }))
    // As root, the database runs as another user, who must be able to traverse the folder.
    chmodSync(folder, 0o755)
    try {
      const dataDir = join(folder, 'data')
      const ask = (...args: string[]) =>
        execFileSync(process.execPath, [program, dataDir, ...args], { encoding: 'utf8' })
      const before = ask(installPostgres(version, folder))
      say('is laid, and opened')
      const begin = performance.now()
      const after = ask()
      const seconds = ((performance.now() - begin) / 1000).toFixed(1)
      if (after !== before) throw new Error(`The tables differ.\n${before}${after}`)
      const major = version.split('.')[0]
      const old = join(dataDir, `postgres-${major}`, 'PG_VERSION')
      if (!existsSync(old) || readFileSync(old, 'utf8').trim() !== major) throw new Error('The old folder is gone.')
      return `${Object.keys(JSON.parse(after)).length} tables in ${seconds} s`
    } finally {
      remove()
    }
  },
}))
