import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { formatHotelDay } from '@foyer/bench/calls/days.ts'
import { seedReservations } from '@foyer/bench/calls/seed-reservations.ts'
import { computePercentile } from '@foyer/bench/compute-percentile.ts'
import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Trial } from '@foyer/tools/trials/trial.ts'
import { Desk } from '../desk.ts'
import { findLongestGap } from '../find-longest-gap.ts'
import { startKillHotel, type Victim, victims } from './kill-hotel.ts'
import { compareLedger, startWrites, WRITES_PER_RESERVATION } from './write-ledger.ts'

interface KillWritesOptions {
  /** Writes to accept. */
  readonly writes: number
  /** The most that are accepted between two kills. */
  readonly maxBetween?: number
}

const POLL_INTERVAL_MS = 10
/** Yesterday's and today's arrivals; those of today have not begun. */
const DAYS = 2

interface Kill {
  readonly victim: Victim
  /** Writes that were accepted before. */
  readonly accepted: number
}

/**
 * Kills the server and its database again and again while the desk writes without a pause. Each
 * write that was accepted is in the database once, and in the hotel's log once.
 */
export function killWrites({ writes, maxBetween = 1_000 }: KillWritesOptions): Trial {
  return {
    async run(say) {
      const arrivalsADay = Math.ceil(writes / WRITES_PER_RESERVATION)
      const day = formatHotelDay(new Date())
      const hotel = await startKillHotel((databaseUrl) =>
        seedReservations(databaseUrl, { reservations: DAYS * arrivalsADay, day, arrivalsADay }),
      )
      try {
        const desk = new Desk(hotel.url)
        await desk.signIn()
        const references = hotel.seeded.map(({ reference }) => reference)
        const begun = performance.now()
        const { acceptedAt, done } = startWrites({ desk, references, writes })
        let isOver = false
        const end = done.finally(() => {
          isOver = true
        })
        // A failure is reported below, not while the victim restarts.
        end.catch(() => {})
        const kills: Kill[] = []
        for (let round = 0; ; round += 1) {
          const victim = victims[round % victims.length] ?? 'server'
          const until = acceptedAt.length + randomInt(1, maxBetween)
          while (!isOver && acceptedAt.length < until) await delay(POLL_INTERVAL_MS)
          if (isOver) break
          const accepted = acceptedAt.length
          kills.push({ victim, accepted })
          await hotel.kill(victim)
          if (round % 10 === 9) say(`${round + 1} kills, ${acceptedAt.length} of ${writes} writes accepted`)
        }
        await end
        const seconds = (performance.now() - begun) / 1_000
        const { lost, twice, logged } = await compareLedger(hotel.databaseUrl, writes)
        const outages = kills.map(({ accepted }, index) =>
          findLongestGap(acceptedAt.slice(accepted - 1, kills[index + 1]?.accepted)),
        )
        const format = (ms: number | undefined) => ((ms ?? 0) / 1_000).toFixed(1)
        return {
          lines: [
            ...formatTable([
              ['What was killed', 'kills', 'median s without a write', 'longest'],
              ...victims.map((victim) => {
                const ms = outages.filter((_, index) => kills[index]?.victim === victim)
                return [victim, String(ms.length), format(computePercentile(ms, 0.5)), format(computePercentile(ms, 1))]
              }),
            ]),
            '',
          ],
          summary: `${kills.length} kills, ${acceptedAt.length} writes accepted in ${seconds.toFixed(0)} s, ${lost} lost, ${twice} twice`,
          violations: [
            ...(lost > 0 ? [`${lost} accepted writes are not in the database.`] : []),
            ...(twice > 0 ? [`${twice} writes are in the database more than once.`] : []),
            ...(logged === writes ? [] : [`The log has ${logged} entries of ${writes} writes.`]),
            ...(kills.length === 0 ? ['Nothing was killed, so nothing was shown.'] : []),
          ],
          results: { writes, seconds, kills, outages, lost, twice, logged },
        }
      } finally {
        await hotel.stop()
      }
    },
  }
}
