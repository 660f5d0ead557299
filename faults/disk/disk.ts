import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { formatHotelDay } from '@foyer/bench/calls/days.ts'
import { startPostgres } from '@foyer/bench/calls/postgres.ts'
import { type SeededReservation, seedReservations } from '@foyer/bench/calls/seed-reservations.ts'
import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Trial } from '@foyer/tools/trials/trial.ts'
import { Desk } from '../desk.ts'
import { findFreePort } from '../find-free-port.ts'
import { compareLedger, startWrites, WRITES_PER_RESERVATION } from '../kills/write-ledger.ts'
import { startProcess } from '../processes.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'
import { failToStart, startSmallServer } from './small-server.ts'
import { watchAnswers } from './watch-answers.ts'

/** Two or three times what the demo's database needs. */
const DISK_MEGABYTES = 400
const WRITES = 4_000
const TIMES = 3
/** How long the disk stays full. */
const FULL_MS = 15_000
const POLL_INTERVAL_MS = 20
/** Promised: the longest time from space on the disk to an accepted write. */
const MAX_RECOVERY_MS = 15_000
const DAYS = 2
const FULL_SENTENCE = 'The disk is full: nothing can be saved until there is room.'
const SPACE_SENTENCE = 'The disk has room again.'

interface Row {
  /** Accepted while it was full: in space that the database had reserved. */
  readonly acceptedFull: number
  readonly recoveryMs: number
}

/**
 * The disk of a hotel's server becomes full again and again while the desk writes. Every accepted write is
 * there once, clients are asked to try again, and the server continues by itself when there is space.
 */
export function disk(): Trial {
  return {
    async run(say) {
      const small = mountSmallDisk(DISK_MEGABYTES)
      try {
        const seeded = await seed(small)
        const port = await findFreePort()
        say('starting the server on a small disk')
        const server = await startSmallServer(small.path, port)
        const rows: Row[] = []
        const desk = new Desk(server.url)
        await desk.signIn()
        const answers = await watchAnswers(server.url)
        const references = seeded.map(({ reference }) => reference)
        const { acceptedAt, done } = startWrites({ desk, references, writes: WRITES })
        done.catch(() => {})
        for (let time = 0; time < TIMES; time += 1) {
          const share = Math.floor(WRITES / (TIMES + 1))
          await waitForWrites(acceptedAt, time * share + randomInt(share))
          say(`the disk becomes full, ${acceptedAt.length} of ${WRITES} writes accepted`)
          rows.push(await fillFor(FULL_MS, small, acceptedAt))
        }
        await done
        const told = await answers.stop()
        await server.stop()
        small.fill()
        const refusal = await failToStart(small.path, port)
        small.clear()
        const { lost, twice, logged } = await compare(small)
        const longest = Math.max(...rows.map(({ recoveryMs }) => recoveryMs))
        const unexpected = Object.keys(told).filter((one) => !['200', '503 unavailable'].includes(one))
        const sentences = [FULL_SENTENCE, SPACE_SENTENCE].filter((sentence) => !server.output().includes(sentence))
        return {
          lines: [
            ...formatTable([
              ['The disk was full', 'writes accepted meanwhile', 's from space to the next write'],
              ...rows.map(({ acceptedFull, recoveryMs }, index) => [
                String(index + 1),
                String(acceptedFull),
                formatSeconds(recoveryMs),
              ]),
            ]),
            '',
            `Answers to a guest's page: ${Object.entries(told)
              .map(([answer, times]) => `${answer} ${times} times`)
              .join(', ')}`,
            `A start on the full disk: ${refusal}`,
            '',
          ],
          summary: `${TIMES} times full under load, ${acceptedAt.length} writes accepted, ${lost} lost, ${twice} twice, longest recovery ${formatSeconds(longest)} s`,
          violations: [
            ...(lost > 0 ? [`${lost} accepted writes are not in the database.`] : []),
            ...(twice > 0 ? [`${twice} writes are in the database more than once.`] : []),
            ...(logged === WRITES ? [] : [`The log has ${logged} entries of ${WRITES} writes.`]),
            ...(longest > MAX_RECOVERY_MS
              ? [`Writes were accepted only ${formatSeconds(longest)} s after there was space.`]
              : []),
            ...unexpected.map((answer) => `A guest's page was answered ${answer}.`),
            ...((told['503 unavailable'] ?? 0) > 0 ? [] : ['Nothing was refused, so nothing was shown.']),
            ...sentences.map((sentence) => `The server's log does not say: ${sentence}`),
            ...(refusal.includes('is full; free some space and start again.') ? [] : [`A start says: ${refusal}`]),
          ],
          results: { rows, told, refusal, lost, twice, logged },
        }
      } finally {
        small.remove()
      }
    },
  }
}

const formatSeconds = (ms: number) => (ms / 1_000).toFixed(1)

/** Creates the demo and enough bookings of today. */
async function seed(small: SmallDisk): Promise<readonly SeededReservation[]> {
  const database = await startProcess<{ databaseUrl: string }>('apps/server/src/testing/faults/database.ts', {
    DATA_DIR: small.path,
  })
  try {
    const arrivalsADay = Math.ceil(WRITES / WRITES_PER_RESERVATION)
    const day = formatHotelDay(new Date())
    return await seedReservations(database.ready.databaseUrl, { reservations: DAYS * arrivalsADay, day, arrivalsADay })
  } finally {
    await database.stop()
  }
}

async function waitForWrites(acceptedAt: readonly number[], count: number): Promise<void> {
  while (acceptedAt.length < count) await delay(POLL_INTERVAL_MS)
}

async function fillFor(ms: number, small: SmallDisk, acceptedAt: readonly number[]): Promise<Row> {
  const before = acceptedAt.length
  const until = performance.now() + ms
  // What the database frees meanwhile is taken too.
  while (performance.now() < until) {
    small.fill()
    await delay(POLL_INTERVAL_MS)
  }
  const whenFull = acceptedAt.length
  const clearedAt = performance.now()
  small.clear()
  await waitForWrites(acceptedAt, whenFull + 1)
  return { acceptedFull: whenFull - before, recoveryMs: performance.now() - clearedAt }
}

async function compare(small: SmallDisk) {
  const postgres = await startPostgres(small.path)
  try {
    return await compareLedger(postgres.url, WRITES)
  } finally {
    await postgres.stop()
  }
}
