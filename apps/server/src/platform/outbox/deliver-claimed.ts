import type { Database } from '../database/open-database.ts'
import { type Delivery, type Endpoint, getWaitSeconds, NotDelivered } from './endpoint.ts'
import { type Claim, findWaitingDelivery, markDelivered, markFailed, unqueue } from './outbox.store.ts'

/**
 * Delivers what is claimed, and marks it as delivered, as refused or to be retried. Rejects only
 * when the database fails.
 */
export async function deliverClaimed(db: Database, end: Endpoint, claim: Claim): Promise<void> {
  const delivery = await db.inHotel(claim.of_hotel, (tx) => findWaitingDelivery(tx, claim))
  if (!delivery) return unqueue(db.directory, claim.delivery_id)
  try {
    await end.deliver(delivery)
  } catch (error) {
    return recordFailure(db, end, { claim, delivery, error })
  }
  const isNew = await db.inHotel(claim.of_hotel, async (tx) => {
    const marked = await markDelivered(tx, claim)
    if (marked) await end.saveDelivered(tx, delivery)
    return marked
  })
  if (isNew) end.onSettled(delivery, 'delivered')
}

interface Failure {
  readonly claim: Claim
  readonly delivery: Delivery & { tries: number }
  readonly error: unknown
}

async function recordFailure(db: Database, end: Endpoint, { claim, delivery, error }: Failure): Promise<void> {
  const isForever = error instanceof NotDelivered && error.forever
  const waitSeconds = isForever ? undefined : getWaitSeconds(end, delivery.tries)
  const said = error instanceof NotDelivered ? error.message : 'it could not be delivered'
  const isKept = await db.inHotel(claim.of_hotel, async (tx) => {
    const marked = await markFailed(tx, claim, { error: said, waitSeconds })
    if (marked && waitSeconds === undefined) await end.saveRejected(tx, delivery)
    return marked
  })
  if (isKept) end.onSettled(delivery, waitSeconds === undefined ? 'refused' : 'later')
}
