import { isDeepStrictEqual } from 'node:util'
import { searchReservations } from '@foyer/contract/reservation.ts'
import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Outcome, Trial } from '@foyer/tools/trials/trial.ts'
import { Page } from '../page.ts'
import { type Data, EarlierFolder, type EarlierState, listEarlier } from './earlier-folder.ts'

interface UpgradesOptions {
  /** Kills of the upgrade of each state, spread over its steps, and as many failures. */
  readonly times?: number
  /** By default the data of every release with each number of later migrations, or `--migrations=`. */
  readonly only?: (state: EarlierState, all: { readonly migrations: number }) => boolean
}

interface Row {
  readonly state: EarlierState
  steps: number
  kills: number
  failures: number
  readonly broken: string[]
}

/** In one sentence, and nothing else. */
const SENTENCE = /^The database could not be upgraded: migration \S+ failed \([^\n]*\); the data is unchanged\.\n$/

/** `--migrations=<first>-<last>`: the states with so many; without it, all. */
function isAskedFor({ migrations }: EarlierState): boolean {
  const range = process.argv.find((word) => word.startsWith('--migrations='))?.slice('--migrations='.length)
  const [first = 1, last = first] = range?.split('-').map(Number) ?? [1, Number.POSITIVE_INFINITY]
  return migrations >= first && migrations <= last
}

/**
 * Opens the data of every release and of each state on the way to today's program. The upgrade is
 * killed, or fails, at steps all over it; then it is the same as one that was not.
 */
export function upgrades({ times = 3, only = isAskedFor }: UpgradesOptions = {}): Trial {
  return {
    async run(say) {
      const all = await listEarlier()
      const states = all.releases
        .flatMap((release) => Array.from({ length: all.migrations }, (_, at) => ({ release, migrations: at + 1 })))
        .filter((state) => only(state, all))
      const rows: Row[] = []
      for (const state of states) {
        say(formatState(state))
        rows.push(await tryState(state, state.migrations === all.migrations ? 0 : times))
      }
      return buildOutcome(rows)
    },
  }
}

async function tryState(state: EarlierState, times: number): Promise<Row> {
  const row: Row = { state, steps: 0, kills: 0, failures: 0, broken: [] }
  const before = new EarlierFolder(state)
  try {
    const data = await before.create()
    const upgraded = await upgradeUndisturbed(before, row)
    row.steps = upgraded.steps
    for (let at = 0; at < times; at += 1) {
      const step = 1 + Math.floor(((at + Math.random()) * upgraded.steps) / times)
      await killUpgrade(before, step, { row, upgraded, withDatabase: at % 2 === 1 })
      await failUpgrade(before, step, { row, data, upgraded })
    }
  } catch (error) {
    row.broken.push(`the data cannot be created or upgraded: ${toMessage(error)}`)
  } finally {
    before.remove()
  }
  return row
}

async function upgradeUndisturbed(before: EarlierFolder, row: Row): Promise<Data> {
  const folder = before.copy()
  try {
    folder.plan(0, 'count')
    await open(folder, 'undisturbed', row)
    return await folder.read()
  } finally {
    folder.remove()
  }
}

/** Starts the program, which upgrades what is left to upgrade; a guest finds their reservation. */
async function open(folder: EarlierFolder, when: string, row: Row): Promise<void> {
  const server = folder.start()
  try {
    const { local } = await server.waitFor('that it is ready', (message: { readonly local: string }) => message)
    const page = new Page(local.replace('localhost', '127.0.0.1'), 'own', '10.5.0.1')
    await page.load()
    const { reservations } = await page.call(searchReservations, { voucher: 'FOY1001', surname: 'García López' })
    if (reservations.length !== 1) row.broken.push(`${when}: a guest finds ${reservations.length} reservations.`)
  } catch (error) {
    row.broken.push(`${when}: ${toMessage(error)}`)
  } finally {
    await server.stop()
  }
}

interface KillOptions {
  readonly row: Row
  readonly upgraded: Data
  readonly withDatabase: boolean
}

async function killUpgrade(before: EarlierFolder, step: number, { row, upgraded, withDatabase }: KillOptions) {
  const folder = before.copy()
  const when = `killed at step ${step}${withDatabase ? ' with its database' : ''}`
  try {
    folder.plan(step, 'wait')
    const server = folder.start()
    const isReached = await folder.waits()
    if (!isReached) row.broken.push(`${when}: it does not get there.`)
    if (isReached && withDatabase) folder.killDatabase()
    await server.stop('SIGKILL')
    row.kills += 1
    folder.clearPlan()
    await open(folder, when, row)
    await compare(when, folder.read(), upgraded, row)
  } finally {
    folder.remove()
  }
}

interface FailOptions {
  readonly row: Row
  readonly data: Data
  readonly upgraded: Data
}

/** An earlier program opens the data after a failed upgrade, and today's once the cause is gone. */
async function failUpgrade(before: EarlierFolder, step: number, { row, data, upgraded }: FailOptions) {
  const folder = before.copy()
  const when = `failed at step ${step}`
  try {
    folder.plan(step, 'fail')
    const server = folder.start()
    await server.ended
    row.failures += 1
    if (!SENTENCE.test(server.output)) row.broken.push(`${when}: it printed ${server.output}`)
    folder.clearPlan()
    await compare(`${when}, for an earlier program`, folder.read({ asEarlier: true }), data, row)
    await open(folder, when, row)
    await compare(when, folder.read(), upgraded, row)
  } finally {
    folder.remove()
  }
}

/** A data folder that cannot be read any more is broken, too. */
async function compare(when: string, reading: Promise<Data>, expected: Data, row: Row): Promise<void> {
  const data = await reading.catch((error: unknown) => {
    row.broken.push(`${when}: the data cannot be read: ${toMessage(error)}`)
  })
  if (!data) return
  const names = [...new Set([...Object.keys(data.tables), ...Object.keys(expected.tables)])]
  const different = names.filter((name) => data.tables[name] !== expected.tables[name])
  if (different.length > 0) row.broken.push(`${when}: ${different.join(', ')} differ.`)
  if (!isDeepStrictEqual(data.schema, expected.schema)) row.broken.push(`${when}: the schema differs.`)
}

const toMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const formatState = ({ release, migrations }: EarlierState) => `${release}, ${migrations} migrations`

function buildOutcome(rows: readonly Row[]): Outcome {
  const sum = (count: (row: Row) => number) => rows.reduce((all, row) => all + count(row), 0)
  const broken = rows.flatMap((row) => row.broken.map((what) => `${formatState(row.state)}, ${what}`))
  return {
    lines: [
      ...formatTable([
        ['Data of', 'steps', 'kills', 'failures', 'broken'],
        ...rows.map((row) => [
          formatState(row.state),
          ...[row.steps, row.kills, row.failures, row.broken.length].map(String),
        ]),
      ]),
      '',
    ],
    summary: `${rows.length} states, ${sum((row) => row.kills)} kills, ${sum((row) => row.failures)} failures, ${broken.length} broken`,
    violations: [...broken, ...(rows.length === 0 ? ['No data was opened, so nothing was shown.'] : [])],
    results: { rows },
  }
}
