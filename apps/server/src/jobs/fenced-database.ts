import type { Database } from '../platform/database/open-database.ts'
import { type Claim, renewLease } from './job.store.ts'

/** Somebody else runs this job now: what this run still wanted to do is theirs. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

interface Fence {
  readonly claim: Claim
  readonly signal: AbortSignal
  /** The lease begins anew. */
  readonly onStep: () => void
}

/** The same database for one run of a job: each transaction begins by renewing the lease, and ends the run that has lost it. */
export function fencedDatabase(db: Database, { claim, signal, onStep }: Fence): Database {
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
