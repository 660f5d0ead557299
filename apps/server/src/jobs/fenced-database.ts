import type { Database } from '../platform/database/open-database.ts'
import { type Claim, renewLease } from './job.store.ts'

/** Another process runs this job now, so this run must stop. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

interface Fence {
  readonly claim: Claim
  readonly signal: AbortSignal
  /** Called when the lease is renewed. */
  readonly onStep: () => void
}

/**
 * Wraps the database for one run of a job: each transaction first renews the lease, and throws if
 * it is lost.
 */
export function createFencedDatabase(db: Database, { claim, signal, onStep }: Fence): Database {
  return {
    ...db,
    get directory() {
      signal.throwIfAborted()
      return db.directory
    },
    async inHotel(hotelId, work) {
      signal.throwIfAborted()
      return db.inHotel(hotelId, async (tx) => {
        if (!(await renewLease(tx, claim))) throw new LeaseLost(`${claim.name} is run by somebody else.`)
        onStep()
        return work(tx)
      })
    },
  }
}
