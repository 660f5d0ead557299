import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { compileCache } from '@foyer/tools/process/compile-cache.ts'
import { copyDataFolder } from '@foyer/tools/process/copy-data-folder.ts'
import { NodeProcess } from '@foyer/tools/process/node-process.ts'
import { KEY_SECRET } from '../prepared-data.ts'
import { createFaultsFolder, startProcess } from '../processes.ts'

/** What a data folder holds: a digest of each table, and its schema as text. */
export interface Data {
  readonly tables: Readonly<Record<string, string>>
  readonly schema: string
  /** Statements of the last counted upgrade that changed tables. */
  readonly steps: number
}

/** Data of a release, with some of the later migrations applied. */
export interface EarlierState {
  readonly release: string
  readonly migrations: number
}

const script = 'apps/server/src/testing/faults/earlier-data.ts'
const POLL_INTERVAL_MS = 10
const WAIT_TIMEOUT_MS = 120_000

async function run<Result>(env: Readonly<Record<string, string>>): Promise<Result> {
  const { ready, ended } = await startProcess<Result>(script, env)
  await ended
  return ready
}

export const listEarlier = () => run<{ releases: string[]; migrations: number }>({ WORK: 'list' })

/** A data folder, and the program of today on it. */
export class EarlierFolder {
  readonly #folder = createFaultsFolder()
  readonly #state: EarlierState

  constructor(state: EarlierState) {
    this.#state = state
  }

  get path(): string {
    return this.#folder.path
  }

  create(): Promise<Data> {
    const { release, migrations } = this.#state
    return run({ WORK: 'create', DATA_DIR: this.path, RELEASE: release, MIGRATIONS: String(migrations) })
  }

  /** An independent copy, as a backup of the folder would be. */
  copy(): EarlierFolder {
    const copied = new EarlierFolder(this.#state)
    copyDataFolder(this.path, copied.path)
    return copied
  }

  /** Opens the data with the migrations that it had at first, if an earlier program is to. */
  read({ asEarlier = false } = {}): Promise<Data> {
    const earlier = asEarlier ? { MIGRATIONS: String(this.#state.migrations) } : {}
    return run({ WORK: 'read', DATA_DIR: this.path, ...earlier })
  }

  /** What happens to the next upgrade at this step; `count` only counts its steps. */
  plan(step: number, what: 'wait' | 'fail' | 'count'): void {
    writeFileSync(this.#file('upgrade-plan'), `${what === 'count' ? 0 : step} ${what}`, { mode: 0o644 })
  }

  clearPlan(): void {
    for (const name of ['upgrade-plan', 'upgrade-waits']) rmSync(this.#file(name), { force: true })
  }

  /** Starts the server, which upgrades the data. */
  start(): NodeProcess {
    const { DATABASE_URL: _, PUBLIC_URL: __, DEMO: ___, ...inherited } = process.env
    return new NodeProcess([join(import.meta.dirname, '../../apps/server/src/main.ts')], {
      name: 'The server',
      env: {
        ...compileCache,
        ...inherited,
        DATA_DIR: this.path,
        KEY_SECRET,
        PORT: '0',
        HOST: '127.0.0.1',
        FOYER_DEV: '1',
        LOG_LEVEL: 'silent',
      },
      stderr: 'collect',
    })
  }

  /** Resolves with whether the upgrade waits at the planned step. */
  async waits(): Promise<boolean> {
    const until = performance.now() + WAIT_TIMEOUT_MS
    while (performance.now() < until) {
      if (existsSync(this.#file('upgrade-waits'))) return true
      await delay(POLL_INTERVAL_MS)
    }
    return false
  }

  /** Kills the database of a server that was killed: together they are a power cut. */
  killDatabase(): void {
    const pid = Number(readFileSync(this.#file('postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(pid, 'SIGKILL')
  }

  remove(): void {
    this.#folder.remove()
  }

  #file(name: string): string {
    return join(this.path, 'postgres', name)
  }
}
