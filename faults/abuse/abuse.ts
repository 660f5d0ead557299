import { availableParallelism, loadavg } from 'node:os'
import { type Started, startReady } from '@foyer/tools/process/start-ready.ts'
import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Outcome, Trial } from '@foyer/tools/trials/trial.ts'
import { readSelection } from '../read-selection.ts'
import { startProduct } from '../start-product.ts'
import { keys } from './attack.ts'
import { attacks } from './attacks.ts'
import { checkIn } from './check-in.ts'
import { PAIRING, ValidCredentials } from './valid-credentials.ts'

interface AbuseOptions {
  /** How much of each attack to send; 1 is all. */
  readonly share?: number
  readonly only?: (name: string) => boolean
  /** The longest a guest may wait for one answer. */
  readonly timeoutMs?: number
  /** The longest the server may block its event loop. */
  readonly holdMs?: number
  /** Whether times count: the machine does nothing else. */
  readonly isQuiet?: boolean
  /** Of the guest, during each attack. */
  readonly minAnswers?: number
}

/** The longest time the event loop was blocked, without the resets of the demo, which no hotel has. */
interface Hold {
  /** Wall time, including time in which the machine ran other processes. */
  readonly clockMs: number
  /** CPU time of the server itself. */
  readonly computedMs: number
}

interface Row {
  readonly name: string
  readonly finding: string
  readonly answers: Readonly<Record<string, number>>
  /** Number of the guest's answers in that time that the percentile is of. */
  readonly count: number
  readonly slowestMs: number
  readonly p99Ms: number
  readonly hold: Hold
  readonly broken: readonly string[]
}

/** Three frames of a film, which go unnoticed, in CPU time of the server. */
const QUIET_HOLD_MS = 50
/** On a busy machine requests pile up while the server waits for its turn. */
const BUSY_HOLD_MS = 250

const QUIET_TIMEOUT_MS = 1_500
/** A guest gives up after that, however busy the machine is. */
const BUSY_TIMEOUT_MS = 10_000

/** Check-ins without an attack, before the first attack and after each one, */
const CALM_CHECK_INS = 3
/** each of about as many rounds as fit into a short attack. */
const CALM_ROUNDS = 5
/**
 * An attack that is over sooner is repeated, and the answers count together. Where times count, 99 of
 * 100 must not depend on the two or three slowest answers.
 */
const QUIET_MIN_ANSWERS = 1_000
const BUSY_MIN_ANSWERS = 250
/** Then there are as many answers as there are. */
const MAX_REPEATS = 50

/** How much longer than without an attack 99 of 100 answers may take, on a quiet machine. */
const MAX_RATIO = 2

/** The hotel's own network, which guests, staff, devices and the attacker share. */
const WIFI = '192.0.2.10'

/** Runs each attack of the findings against a running server while a guest checks in. */
export function abuse({
  share = 1,
  only = readSelection(),
  isQuiet = process.argv.includes('--quiet'),
  holdMs = isQuiet ? QUIET_HOLD_MS : BUSY_HOLD_MS,
  timeoutMs = isQuiet ? QUIET_TIMEOUT_MS : BUSY_TIMEOUT_MS,
  minAnswers = isQuiet ? QUIET_MIN_ANSWERS : BUSY_MIN_ANSWERS,
}: AbuseOptions = {}): Trial {
  return {
    async run(say) {
      const product = await startProduct({ HUB_PAIRING: PAIRING })
      const { url } = product
      try {
        const right = new ValidCredentials({ url, wifi: WIFI })
        await right.before()
        const resetDemo = product.resetDemo
        const loadBefore = loadavg()[0] ?? 0
        const measureCalm = () => checkInCalmly(url, resetDemo, Math.ceil(CALM_CHECK_INS * share))
        // A server's first check-ins include one-time work.
        await measureCalm()
        const calm = [await measureCalm()]
        const rows: Row[] = []
        for (const name of Object.keys(attacks).filter((name) => only(name))) {
          say(name)
          const row = await runAttack({ name, url, share, right, patienceMs: timeoutMs, holdMs, minAnswers, resetDemo })
          rows.push(row)
          say(`  p99 ${Math.round(row.p99Ms)} ms, computing ${Math.round(row.hold.computedMs)} ms`)
          calm.push(await measureCalm())
        }
        return buildOutcome(rows, { calm: joinCalm(calm), isQuiet, loadBefore })
      } finally {
        await product.stop()
      }
    },
  }
}

interface CalmWindow {
  readonly answers: Answers
  readonly hold: Hold
}

/** Answers to a guest, in milliseconds. */
interface Answers {
  /** Of the calls of each round, which are the same with and without an attack. */
  readonly rounds: number[]
  /** Of the others: a short attack has more arrivals among its answers than a long one. */
  readonly others: number[]
}

interface Calm {
  readonly count: number
  readonly slowestMs: number
  readonly p99Ms: number
  readonly hold: Hold
}

/** As during a short attack: a few rounds each, on fresh demo data. */
async function checkInCalmly(url: string, resetDemo: () => Promise<unknown>, times: number): Promise<CalmWindow> {
  const answers: Answers = { rounds: [], others: [] }
  const holds: Hold[] = []
  for (let at = 0; at < times; at += 1) {
    let rounds = CALM_ROUNDS
    await readLongestHold(url)
    await checkIn(url, WIFI, { ...answers, shouldContinue: () => --rounds > 0 })
    holds.push(await readLongestHold(url))
    await resetDemo()
  }
  return { answers, hold: joinHolds(holds) }
}

const joinHolds = (holds: readonly Hold[]): Hold => ({
  clockMs: Math.max(...holds.map(({ clockMs }) => clockMs)),
  computedMs: Math.max(...holds.map(({ computedMs }) => computedMs)),
})

/** One measure of all windows, which lie between the attacks: what slows the machine slows both. */
function joinCalm(windows: readonly CalmWindow[]): Calm {
  const rounds = windows.flatMap(({ answers }) => answers.rounds)
  return {
    count: rounds.length,
    slowestMs: Math.max(...rounds, ...windows.flatMap(({ answers }) => answers.others)),
    p99Ms: computeP99(rounds),
    hold: joinHolds(windows.map(({ hold }) => hold)),
  }
}

interface AttackOptions {
  readonly name: string
  readonly url: string
  readonly share: number
  readonly right: ValidCredentials
  readonly patienceMs: number
  readonly holdMs: number
  readonly minAnswers: number
  readonly resetDemo: () => Promise<unknown>
}

async function runAttack(options: AttackOptions): Promise<Row> {
  const { name, url, share, right, patienceMs, holdMs, minAnswers, resetDemo } = options
  const attack = attacks[name]
  if (!attack) throw new Error(`There is no attack ${name}.`)
  const answers: Answers = { rounds: [], others: [] }
  const statuses: number[] = []
  const broken: string[] = []
  const holds: Hold[] = []
  const attacker = await startReady('faults/abuse/attacker.ts')
  try {
    for (let repeats = 0; repeats < MAX_REPEATS && answers.rounds.length < minAnswers * share; repeats += 1) {
      if (repeats > 0) await resetDemo()
      await readLongestHold(url)
      statuses.push(...(await attackDuringCheckIn(attacker, options, answers, broken)))
      holds.push(await readLongestHold(url))
    }
  } finally {
    await attacker.stop()
  }
  const hold = joinHolds(holds)
  const wrong = statuses.filter((status) => !attack.answered.includes(status))
  if (wrong.length > 0) broken.push(`${name}: ${wrong.length} are answered ${[...new Set(wrong)].join(', ')}.`)
  if (statuses.length === 0) broken.push(`${name}: nothing was sent.`)
  const slowestMs = Math.max(0, ...answers.rounds, ...answers.others)
  if (slowestMs > patienceMs) broken.push(`${name}: a guest waits ${Math.round(slowestMs)} ms for one answer.`)
  if (!(hold.computedMs <= holdMs))
    broken.push(`${name}: the server computes ${Math.round(hold.computedMs)} ms and does nothing else.`)
  if (attack.opens && !(await right.opens[attack.opens]()))
    broken.push(`${name}: ${keys[attack.opens]}, and is refused.`)
  await resetDemo()
  const answered = Object.fromEntries(
    Map.groupBy(statuses, String)
      .entries()
      .map(([status, all]) => [status, all.length]),
  )
  return {
    name,
    finding: attack.finding,
    answers: answered,
    count: answers.rounds.length,
    slowestMs,
    p99Ms: computeP99(answers.rounds),
    hold,
    broken,
  }
}

/** The statuses of one attack; adds what the guest's answers took meanwhile, and what went wrong. */
async function attackDuringCheckIn(
  attacker: Started<unknown>,
  { name, url, share }: AttackOptions,
  answers: Answers,
  broken: string[],
): Promise<readonly number[]> {
  let isOver = false
  let sent: Promise<readonly number[]> = Promise.resolve([])
  const begin = () => {
    sent = attacker.process
      .waitFor('the end of the attack', ({ statuses }: { readonly statuses?: readonly number[] }) => statuses)
      .finally(() => {
        isOver = true
      })
    attacker.process.send({ name, target: { url, wifi: WIFI, share } })
  }
  await checkIn(url, WIFI, { ...answers, onReady: begin, shouldContinue: () => !isOver }).catch((error: Error) => {
    broken.push(`${name}: the guest cannot check in: ${error.message}`)
  })
  return sent
}

/** The time within which 99 of 100 answers came. */
function computeP99(took: readonly number[]): number {
  return took.toSorted((a, b) => a - b)[Math.ceil(took.length * 0.99) - 1] ?? 0
}

/** Since the last query. */
async function readLongestHold(url: string): Promise<Hold> {
  const figures = await (await fetch(`${url}/metrics`)).text()
  const ms = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(figures)?.[1] ?? Number.NaN) * 1_000
  return { clockMs: ms('nodejs_eventloop_lag_max_seconds'), computedMs: ms('eventloop_computing_max_seconds') }
}

interface Conditions {
  readonly calm: Calm
  readonly isQuiet: boolean
  /** Processes that wanted to run when nothing of this was measured yet. */
  readonly loadBefore: number
}

function buildOutcome(rows: readonly Row[], { calm, isQuiet, loadBefore }: Conditions): Outcome {
  const round = (ms: number) => String(Math.round(ms))
  const slowest = Math.max(0, ...rows.map(({ slowestMs }) => slowestMs))
  const longest = Math.max(0, ...rows.map(({ hold }) => hold.computedMs))
  const toRatio = ({ p99Ms }: Row) => p99Ms / calm.p99Ms
  const slow = rows.filter((row) => toRatio(row) > MAX_RATIO)
  return {
    lines: [
      ...formatTable([
        [
          'Attack',
          'finding',
          'answered',
          'guest’s answers',
          'calm p99 ms',
          'p99 ms',
          'ratio',
          'slowest ms',
          'held ms',
          'computing ms',
        ],
        [
          'none',
          '',
          '',
          String(calm.count),
          ...[calm.p99Ms, calm.p99Ms].map(round),
          '1.0',
          round(calm.slowestMs),
          ...formatHold(calm),
        ],
        ...rows.map((row) => [
          row.name,
          row.finding,
          Object.entries(row.answers)
            .map(([status, count]) => `${count}×${status === '0' ? 'cut' : status}`)
            .join(' '),
          String(row.count),
          ...[calm.p99Ms, row.p99Ms].map(round),
          toRatio(row).toFixed(1),
          round(row.slowestMs),
          ...formatHold(row),
        ]),
      ]),
      '',
      `Times count only on a quiet machine: load ${loadBefore.toFixed(1)} on ${availableParallelism()} cores before the first attack.`,
      `${slow.length} of ${rows.length} attacks slow 99 of 100 answers by more than ${MAX_RATIO} times${isQuiet ? '' : '; --quiet makes that a failure'}.`,
      '',
    ],
    summary: `${rows.length} attacks, slowest answer to a guest ${round(slowest)} ms (${round(calm.slowestMs)} without attack), longest computing ${round(longest)} ms (${round(calm.hold.computedMs)})`,
    violations: [
      ...rows.flatMap(({ broken }) => broken),
      ...(isQuiet ? slow : []).map(
        (row) => `${row.name}: 99 of 100 answers take ${toRatio(row).toFixed(1)} times as long as without an attack.`,
      ),
      ...(rows.length === 0 ? ['Nothing was attacked, so nothing was shown.'] : []),
    ],
    results: { slowestMs: slowest, computedMs: longest, calm, loadBefore, rows },
  }
}

const formatHold = ({ hold }: { readonly hold: Hold }) =>
  [hold.clockMs, hold.computedMs].map((ms) => String(Math.round(ms)))
