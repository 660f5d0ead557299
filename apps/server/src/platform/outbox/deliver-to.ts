import type { Database } from '../database/open-database.ts'
import { type Delivery, type End, NotDelivered, secondsToWait } from './end.ts'
import { type Claim, claimNext, markDelivered, markFailed, unqueue, waitingDelivery } from './outbox.store.ts'

export interface Deliverer {
  wake(): void
  stop(): Promise<void>
}

/** Of one process, whatever the number of hotels. */
const MOST_AT_ONCE = 32

/**
 * Claims what is due for one end and delivers it. A delivery is claimed before it leaves and marked after: when we die in
 * between, it leaves once more, under the same key.
 */
export function deliverTo(db: Database, name: string, end: End): Deliverer {
  const underWay = new Map<Promise<void>, number>()
  let stopped = false
  let claiming: Promise<void> | undefined
  let again = false

  async function claimAll(): Promise<void> {
    do {
      again = false
      while (!stopped && underWay.size < MOST_AT_ONCE) {
        const busyHotels = busy()
        const claim = await claimNext(db, { end: name, claimSeconds: end.claimSeconds, busyHotels })
        if (!claim) break
        begin(claim)
      }
    } while (again && !stopped)
  }

  function busy(): number[] {
    const counts = Map.groupBy(underWay.values(), (hotelId) => hotelId)
    return [...counts].filter(([, all]) => all.length >= end.atOnce).map(([hotelId]) => hotelId)
  }

  function begin(claim: Claim): void {
    // Whatever stands in the way here is the database: the claim runs out, and the next one tries.
    const work: Promise<void> = deliver(claim)
      .catch(() => {})
      .finally(() => {
        underWay.delete(work)
        wake()
      })
    underWay.set(work, claim.of_hotel)
  }

  async function deliver(claim: Claim): Promise<void> {
    const delivery = await db.inHotel(claim.of_hotel, (tx) => waitingDelivery(tx, claim))
    if (!delivery) return unqueue(db.directory, claim.delivery_id)
    try {
      await end.deliver(delivery)
    } catch (error) {
      return fail(claim, delivery, error)
    }
    const isNew = await db.inHotel(claim.of_hotel, async (tx) => {
      const marked = await markDelivered(tx, claim)
      if (marked) await end.keepDelivered(tx, delivery)
      return marked
    })
    if (isNew) end.settled(delivery, 'delivered')
  }

  async function fail(claim: Claim, delivery: Delivery & { tries: number }, error: unknown): Promise<void> {
    const isForever = error instanceof NotDelivered && error.forever
    const waitSeconds = isForever ? undefined : secondsToWait(end, delivery.tries)
    const said = error instanceof NotDelivered ? error.message : 'it could not be delivered'
    const isKept = await db.inHotel(claim.of_hotel, async (tx) => {
      const marked = await markFailed(tx, claim, { error: said, waitSeconds })
      if (marked && waitSeconds === undefined) await end.keepRefused(tx, delivery)
      return marked
    })
    if (isKept) end.settled(delivery, waitSeconds === undefined ? 'refused' : 'later')
  }

  function wake(): void {
    if (stopped) return
    again = true
    // A database that is away now is there in the next round.
    claiming ??= claimAll()
      .catch(() => {})
      .finally(() => {
        claiming = undefined
        // Woken after the last look and before the end of it.
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
