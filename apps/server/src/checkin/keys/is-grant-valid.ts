import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { lockKey } from './keys.store.ts'

/**
 * True for a grant that this hub may still use. A stay that changes ends its grants, and the lock
 * waits for a change in progress.
 */
export async function isGrantValid(
  tx: HotelTransaction,
  { id, hub }: { readonly id: string; readonly hub: string },
): Promise<boolean> {
  const key = await lockKey(tx, id)
  return key?.hub === hub && key.state === 'granted' && !key.isOver
}
