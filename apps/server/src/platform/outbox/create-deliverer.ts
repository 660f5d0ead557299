import type { Database } from '../database/open-database.ts'
import { deliverClaimed } from './deliver-claimed.ts'
import type { Endpoint } from './endpoint.ts'
import { type Claim, claimNext } from './outbox.store.ts'

export interface Deliverer {
  wake(): void
  stop(): Promise<void>
}

/** Per process, whatever the number of hotels. */
const MAX_CONCURRENT = 32

/**
 * Claims what is due for one destination and delivers it. A delivery is claimed before it is sent
 * and marked after: if we crash in between, it is sent again under the same key.
 */
export function createDeliverer(db: Database, name: string, end: Endpoint): Deliverer {
  const underWay = new Map<Promise<void>, number>()
  let stopped = false
  let claiming: Promise<void> | undefined
  let again = false

  async function claimAll(): Promise<void> {
    do {
      again = false
      while (!stopped && underWay.size < MAX_CONCURRENT) {
        const busyHotels = busy()
        const claim = await claimNext(db, { end: name, claimSeconds: end.claimSeconds, busyHotels })
        if (!claim) break
        begin(claim)
      }
    } while (again && !stopped)
  }

  function busy(): number[] {
    const counts = Map.groupBy(underWay.values(), (hotelId) => hotelId)
    return [...counts].filter(([, all]) => all.length >= end.maxConcurrent).map(([hotelId]) => hotelId)
  }

  function begin(claim: Claim): void {
    // Only the database can fail here: the claim expires, and the next claimant retries.
    const work: Promise<void> = deliverClaimed(db, end, claim)
      .catch(() => {})
      .finally(() => {
        underWay.delete(work)
        wake()
      })
    underWay.set(work, claim.of_hotel)
  }

  function wake(): void {
    if (stopped) return
    again = true
    // If the database is unavailable now, the next round retries.
    claiming ??= claimAll()
      .catch(() => {})
      .finally(() => {
        claiming = undefined
        // Woken after the last check and before it ended.
        if (again) wake()
      })
  }

  return {
    wake,
    async stop() {
      stopped = true
      await claiming
      await Promise.all(underWay.keys())
    },
  }
}
