import { afterCommit } from '../database/after-commit.ts'
import type { HotelTransaction } from '../database/hotel-transaction.ts'
import type { Database } from '../database/open-database.ts'
import { deliverTo } from './deliver-to.ts'
import type { Ends } from './end.ts'
import { keepDelivery, type NewDelivery, requeue } from './outbox.store.ts'

/**
 * What leaves the hotel. Everything is a row first, and leaves at least once under a key of its own; within a stream in order,
 * of which one that is not taken holds back its successors and no others. Any number of processes deliver from it.
 */
export interface Outbox {
  put(tx: HotelTransaction, delivery: NewDelivery): Promise<void>
  /** For what was refused and may be taken now. False: nobody has refused such a one. */
  putAgain(tx: HotelTransaction, id: string): Promise<boolean>
  /** Nothing is begun any more, and what is on its way ends. */
  stop(): Promise<void>
}

/** What other processes wrote, and what is due again. */
const ROUND_MS = 5_000

/** What has no end here waits for one. */
export function outbox(db: Database, ends: Ends): Outbox {
  const deliverers = Object.entries(ends).map(([name, end]) => deliverTo(db, name, end))
  const wake = () => {
    for (const deliverer of deliverers) deliverer.wake()
  }
  const timer = setInterval(wake, ROUND_MS)
  timer.unref()
  wake()
  return {
    async put(tx, delivery) {
      if (await keepDelivery(tx, delivery)) afterCommit(tx, wake)
    },
    async putAgain(tx, id) {
      const isPut = await requeue(tx, id)
      if (isPut) afterCommit(tx, wake)
      return isPut
    },
    async stop() {
      clearInterval(timer)
      await Promise.all(deliverers.map((deliverer) => deliverer.stop()))
    },
  }
}
