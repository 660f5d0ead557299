import { setTimeout as delay } from 'node:timers/promises'
import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Outcome, Trial } from '@foyer/tools/trials/trial.ts'
import { type Break, breaks } from './breaks.ts'
import { evaluateLane, type Verdict } from './evaluate-lane.ts'
import { hotelBreaks, type Injected, injectHotelBreak } from './hotel-breaks.ts'
import { type Lane, startLane } from './lane.ts'
import { startTestHotel, type TestHotel } from './test-hotel.ts'

interface KeysOptions {
  readonly runs?: number
  readonly lanes?: number
  /** Names to run, in order; by default each equally often, in random order. */
  readonly only?: readonly string[]
}

/** A hub reports at once, and again every two seconds. */
const REPORT_TIMEOUT_MS = 30_000

/** A key came out that should not have, one did not that should have, or a report was wrong. */
interface Row {
  readonly name: string
  runs: number
  readonly outcomes: Record<string, number>
  readonly wrong: string[]
}

/**
 * One in this many runs uses the real server. There is only one, and most of its runs restart it,
 * so it must not become the bottleneck.
 */
const HOTEL_RUNS = 12
/**
 * A longer run hangs, and is reported by name; on a busy machine a server takes a minute to
 * restart.
 */
const RUN_TIMEOUT_MS = 300_000

export function keys({ runs = 500, lanes = 4, only }: KeysOptions = {}): Trial {
  const isWanted = ({ name }: { readonly name: string }) => !only || only.includes(name)
  return {
    async run(say) {
      const [ways, houseWays] = [breaks.filter(isWanted), hotelBreaks.filter(isWanted)]
      const atHouse = houseWays.length === 0 ? 0 : only ? houseWays.length : Math.floor(runs / HOTEL_RUNS)
      const turns = shuffle(Array.from({ length: runs - atHouse }, (_, at) => ways[at % ways.length] as Break))
      const houseTurns = shuffle(Array.from({ length: atHouse }, (_, at) => houseWays[at % houseWays.length]))
      const rows = new Map<string, Row>(
        [...ways, ...houseWays].map(({ name }) => [name, { name, runs: 0, outcomes: {}, wrong: [] }]),
      )
      const house = atHouse > 0 ? await startTestHotel() : undefined
      const open = await Promise.all(Array.from({ length: lanes }, startLane))
      try {
        let done = 0
        const note = (name: string, { outcome, wrong }: Injected) => {
          const row = rows.get(name) as Row
          row.runs += 1
          row.outcomes[outcome] = (row.outcomes[outcome] ?? 0) + 1
          if (wrong) row.wrong.push(wrong)
          done += 1
          if (done % 25 === 0) say(`${done} of ${runs}`)
        }
        const work = async (lane: Lane) => {
          for (let broken = turns.pop(); broken; broken = turns.pop())
            note(broken.name, await withTimeout(broken.name, injectBreak(lane, broken)))
        }
        const workAtHouse = async (there: TestHotel) => {
          for (let broken = houseTurns.pop(); broken; broken = houseTurns.pop())
            note(broken.name, await withTimeout(broken.name, injectHotelBreak(there, broken)))
          await there.mend()
        }
        await Promise.all([...open.map(work), ...(house ? [workAtHouse(house)] : [])])
        const atDesk = house && { ...house, signer: { ...house, contradictions: [] } }
        return buildOutcome(
          [...rows.values()],
          await Promise.all([...open, ...(atDesk ? [atDesk] : [])].map(evaluateLane)),
        )
      } finally {
        await Promise.all([...open.map((lane) => lane.stop()), house?.stop()])
      }
    },
  }
}

/**
 * One key with a fault; a patient guest tries the same again, and the hub must report the outcome.
 */
async function injectBreak(lane: Lane, broken: Break): Promise<Injected> {
  const cards = Math.random() < 0.5 ? 1 : 2
  // A hub with empty storage rejects earlier grants.
  await lane.page()
  const honest = lane.signer.grant({ cards })
  if (broken.attack) {
    const sealed = await broken.attack(lane, honest)
    const answer = await (await lane.page()).cut(sealed)
    return { outcome: answer, wrong: answer.startsWith('grant') ? undefined : `it was answered ${answer}` }
  }
  const page = await lane.page()
  await broken.arm?.(lane)
  const answers = [page.cut(honest.sealed), ...(broken.twice ? [page.cut(honest.sealed)] : [])]
  if (broken.dies) {
    // On a slow machine it may finish first.
    await Promise.race([broken.dies(lane), Promise.all(answers)])
    await lane.kill()
  }
  const first = await Promise.all(answers)
  await lane.lock.clearFaults()
  await lane.dispenser.clearFaults()
  // After a lost answer the page asks again: a used grant moves nothing.
  const again = await (await lane.page()).cut(honest.sealed)
  const told = await Promise.race([
    lane.signer.outcome(honest.grant.id),
    delay(REPORT_TIMEOUT_MS, undefined, { ref: false }),
  ])
  if (!told) return { outcome: 'silence', wrong: `nothing was told: ${[...first, again].join(', ')}` }
  const { outcome } = told
  return { outcome, wrong: again === 'grantUsed' || broken.dies ? undefined : `asked again, it was answered ${again}` }
}

async function withTimeout<Result>(name: string, run: Promise<Result>): Promise<Result> {
  const over = new AbortController()
  try {
    return await Promise.race([run, rejectAfterTimeout(name, over.signal)])
  } finally {
    over.abort()
  }
}

async function rejectAfterTimeout(name: string, signal: AbortSignal): Promise<never> {
  await delay(RUN_TIMEOUT_MS, undefined, { signal })
  throw new Error(`${name}: nothing has come of it in ${RUN_TIMEOUT_MS / 1_000} s.`)
}

function shuffle<One>(all: readonly One[]): One[] {
  return all
    .map((one) => ({ one, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

function buildOutcome(rows: readonly Row[], verdicts: readonly Verdict[]): Outcome {
  const runs = rows.reduce((all, row) => all + row.runs, 0)
  const cards = verdicts.reduce((all, one) => all + one.cards, 0)
  const withoutGrant = verdicts.flatMap((one) => one.withoutGrant)
  const roomsWithTwo = verdicts.reduce((all, one) => all + one.roomsWithTwo, 0)
  const lies = verdicts.flatMap((one) => one.lies)
  const wrong = rows.flatMap((row) => row.wrong.map((why) => `${row.name}: ${why}`))
  const words = (outcomes: Row['outcomes']) =>
    Object.entries(outcomes)
      .map(([outcome, times]) => `${times} ${outcome}`)
      .join(', ')
  return {
    lines: [
      ...formatTable([['What was broken', 'runs'], ...rows.map((row) => [row.name, String(row.runs)])]).map(
        (line, at) => (at === 0 ? `${line}  became` : `${line}  ${words(rows[at - 1]?.outcomes ?? {})}`),
      ),
      '',
    ],
    summary: `${runs} runs, ${cards} cards, ${withoutGrant.length} without a grant, ${roomsWithTwo} rooms with two guests`,
    violations: [
      ...withoutGrant,
      ...(roomsWithTwo > 0 ? [`${roomsWithTwo} rooms have two guests; none may.`] : []),
      ...lies,
      ...wrong,
      ...(runs === 0 || cards === 0 ? ['Nothing was cut, so nothing was shown.'] : []),
    ],
    results: { runs, cards, withoutGrant: withoutGrant.length, roomsWithTwo, lies: lies.length, rows },
  }
}
