import { setTimeout as delay } from 'node:timers/promises'
import { formatHotelDay } from '@foyer/bench/calls/days.ts'
import { type SeededReservation, seedReservations } from '@foyer/bench/calls/seed-reservations.ts'
import { startOnSchedule } from '@foyer/bench/load/start-on-schedule.ts'
import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Outcome, Trial } from '@foyer/tools/trials/trial.ts'
import { Desk } from '../desk.ts'
import { type Accepted, arrive } from '../kills/load.ts'
import { createFaultsFolder } from '../processes.ts'
import { readSelection } from '../read-selection.ts'
import { clusterFaults, type FaultTarget } from './cluster-faults.ts'
import { findPrograms } from './find-programs.ts'
import { startLocalCluster } from './local-cluster.ts'
import { startLocalFoyer } from './local-foyer.ts'
import { watchOutage } from './watch-outage.ts'

const RATE = 1
/** Check-ins during each fault. */
const CHECK_INS = 40
const CALM_MS = 5_000
/** Promised: the longest time in which no write is accepted. */
const MAX_OUTAGE_MS = 15_000

interface Row {
  readonly fault: string
  checkIns: number
  accepted: number
  outageMs: number
  readonly lost: string[]
  readonly twice: string[]
  readonly failed: string[]
}

/**
 * Three machines of PostgreSQL under Patroni and two servers behind nginx, one failure after
 * another, while guests check in. What was accepted is there once.
 */
export function cluster(): Trial {
  return {
    async run(say) {
      const { nginx } = findPrograms()
      const folder = createFaultsFolder()
      const faults = Object.keys(clusterFaults).filter(readSelection())
      let guests: SeededReservation[] = []
      say('starting three machines')
      const local = await startLocalCluster(folder.path)
      try {
        const seed = async () => {
          const arrivalsADay = faults.length * CHECK_INS
          const day = formatHotelDay(new Date())
          guests = await seedReservations(local.databaseUrl, { reservations: 2 * arrivalsADay, day, arrivalsADay })
        }
        const { databaseUrl, replicaUrl } = local
        const foyer = await startLocalFoyer(folder.path, { nginx, databaseUrl, replicaUrl, seed })
        try {
          const rows: Row[] = []
          for (const [index, fault] of faults.entries()) {
            say(fault)
            const arriving = guests.slice(index * CHECK_INS, (index + 1) * CHECK_INS)
            rows.push(await runFault({ cluster: local, foyer }, fault, arriving))
          }
          return buildOutcome(rows)
        } finally {
          await foyer.stop()
        }
      } finally {
        await local.stop()
        folder.remove()
      }
    },
  }
}

async function runFault(target: FaultTarget, fault: string, guests: readonly SeededReservation[]): Promise<Row> {
  const { cluster, foyer } = target
  const row: Row = { fault, checkIns: 0, accepted: 0, outageMs: 0, lost: [], twice: [], failed: [] }
  const desk = new Desk(foyer.url)
  await desk.signIn()
  const accepted: Accepted[] = []
  const outage = await watchOutage(foyer.url)
  const load = startOnSchedule({ rate: RATE, count: guests.length }, async (index) => {
    const { reference = '', surname = '' } = guests[index] ?? {}
    try {
      await arrive({ url: foyer.url, desk, accepted }, [reference, surname])
      row.checkIns += 1
    } catch (error) {
      row.failed.push(`${reference}: ${error instanceof Error ? error.message : error}`)
    }
  })
  await delay(CALM_MS)
  await clusterFaults[fault]?.(target)
  await load
  await cluster.waitUntilWhole()
  row.outageMs = await outage.stop()
  row.accepted = accepted.length
  for (const { what, count } of accepted) {
    const found = await count()
    if (found < 1) row.lost.push(`${what}: ${found}`)
    if (found > 1) row.twice.push(`${what}: ${found}`)
  }
  return row
}

const formatSeconds = (ms: number) => (ms / 1_000).toFixed(1)

function buildOutcome(rows: readonly Row[]): Outcome {
  const sum = (count: (row: Row) => number) => rows.reduce((all, row) => all + count(row), 0)
  const longest = rows.toSorted((a, b) => b.outageMs - a.outageMs)[0]
  const outage = longest?.outageMs ?? 0
  return {
    lines: [
      ...formatTable([
        ['What happened', 'check-ins', 'writes accepted', 'lost', 'twice', 'longest outage s'],
        ...rows.map(({ fault, checkIns, accepted, lost, twice, outageMs }) => [
          fault,
          ...[checkIns, accepted, lost.length, twice.length].map(String),
          formatSeconds(outageMs),
        ]),
      ]),
      '',
    ],
    summary: `${sum((row) => row.checkIns)} check-ins accepted, ${sum((row) => row.lost.length)} lost, ${sum((row) => row.twice.length)} twice, longest outage ${formatSeconds(outage)} s`,
    violations: [
      ...rows.flatMap(({ fault, lost }) => lost.map((what) => `${fault}, lost: ${what}`)),
      ...rows.flatMap(({ fault, twice }) => twice.map((what) => `${fault}, twice: ${what}`)),
      ...rows.flatMap(({ fault, failed }) => failed.map((what) => `${fault}, failed: ${what}`)),
      ...(outage > MAX_OUTAGE_MS ? [`${longest?.fault}: no write was accepted for ${formatSeconds(outage)} s.`] : []),
    ],
    results: { rows },
  }
}
