import { setTimeout as delay } from 'node:timers/promises'
import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Outcome, Trial } from '@foyer/tools/trials/trial.ts'
import { Desk } from '../desk.ts'
import { type KillHotel, startKillHotel, type Victim, victims } from './kill-hotel.ts'
import {
  type Accepted,
  arrive,
  arriving,
  countCodes,
  countValidCodes,
  inHouse,
  issueCodes,
  payBalance,
  paying,
  readStay,
} from './load.ts'

interface KillsOptions {
  /** Kills of the server, and as many of its database. */
  readonly times?: number
}

interface Row {
  readonly victim: Victim
  kills: number
  accepted: number
  readonly lost: string[]
  readonly twice: string[]
}

/** By then most guests of one round have checked in. */
const MAX_DELAY_MS = 2_500

/**
 * Kills the server, and separately its database, while guests check in and pay and the desk issues
 * keys. Clients repeat what was not answered; what was accepted is there once.
 */
export function kills({ times = 20 }: KillsOptions = {}): Trial {
  return {
    async run(say) {
      const hotel = await startKillHotel()
      try {
        const rows = victims.map((victim): Row => ({ victim, kills: 0, accepted: 0, lost: [], twice: [] }))
        for (let round = 1; round <= times; round += 1) {
          for (const row of rows) await runRound(hotel, row)
          if (round % 5 === 0) say(`${round * rows.length} of ${times * rows.length}, ${formatSummary(rows)}`)
        }
        return buildOutcome(rows)
      } finally {
        await hotel.stop()
      }
    },
  }
}

async function runRound(hotel: KillHotel, row: Row): Promise<void> {
  await hotel.instruct({ type: 'resetDemo' })
  for (const [reference] of paying) await hotel.instruct({ type: 'card', reference })
  const desk = new Desk(hotel.url)
  await desk.signIn()
  const accepted: Accepted[] = []
  let isOver = false
  const load = { hotel, url: hotel.url, desk, accepted, isOver: () => isOver }
  const codesBefore = await Promise.all(inHouse.map(async (reference) => countCodes(await readStay(desk, reference))))
  const paidBefore: number[] = []
  for (const [reference] of paying) paidBefore.push(await hotel.instruct({ type: 'paid', reference }))
  const chargedBefore = await hotel.sumCharged()
  const arrivals = arriving.map((guest) => arrive(load, guest))
  const payments = paying.map((guest, at) => payBalance(load, guest, paidBefore[at] ?? 0))
  const codes = inHouse.map((reference) => issueCodes(load, reference))
  const work = Promise.all([...arrivals, ...payments])
  // A failure of the load is reported below, not while the victim restarts.
  work.catch(() => {})
  await delay(Math.random() * MAX_DELAY_MS)
  await hotel.kill(row.victim)
  await work.finally(() => {
    isOver = true
  })
  const paid = (await Promise.all(payments)).reduce((sum, minor) => sum + minor, 0)
  accepted.push({ what: 'charged', count: async () => ((await hotel.sumCharged()) - chargedBefore) / paid })
  for (const [at, issued] of (await Promise.all(codes)).entries()) {
    const [reference = '', before = 0] = [inHouse[at], codesBefore[at]]
    row.accepted += issued - 1
    accepted.push({
      what: `${reference}: ${issued} door codes issued`,
      // A request that is sent again after a lost answer makes another code, and ends the one before.
      count: async () => {
        const stay = await readStay(desk, reference)
        return countCodes(stay) - before < issued ? 0 : countValidCodes(stay)
      },
    })
  }
  row.kills += 1
  row.accepted += accepted.length
  for (const { what, count } of accepted) {
    const found = await count()
    if (found < 1) row.lost.push(`${what}: ${found}`)
    if (found > 1) row.twice.push(`${what}: ${found}`)
  }
}

const sum = (rows: readonly Row[], count: (row: Row) => number) => rows.reduce((all, row) => all + count(row), 0)

const formatSummary = (rows: readonly Row[]) =>
  `${sum(rows, (row) => row.kills)} kills, ${sum(rows, (row) => row.accepted)} accepted, ${sum(rows, (row) => row.lost.length)} lost, ${sum(rows, (row) => row.twice.length)} twice`

function buildOutcome(rows: readonly Row[]): Outcome {
  return {
    lines: [
      ...formatTable([
        ['What was killed', 'kills', 'accepted', 'lost', 'twice'],
        ...rows.map((row) => [row.victim, ...[row.kills, row.accepted, row.lost.length, row.twice.length].map(String)]),
      ]),
      '',
    ],
    summary: formatSummary(rows),
    violations: [
      ...rows.flatMap(({ victim, lost }) => lost.map((what) => `${victim} killed, lost: ${what}`)),
      ...rows.flatMap(({ victim, twice }) => twice.map((what) => `${victim} killed, twice: ${what}`)),
      ...(sum(rows, (row) => row.accepted) === 0 ? ['Nothing was accepted, so nothing was shown.'] : []),
    ],
    results: { rows },
  }
}
