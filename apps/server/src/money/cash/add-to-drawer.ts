import { randomUUID } from 'node:crypto'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { findDrawerOf, insertDrawerPosting, openSharedDrawer } from './drawer-posting.store.ts'

interface CashPosting {
  readonly hotelId: number
  readonly postingId: string
  readonly memberId: string
}

/** A drawer may be ended while we wait for it; then the next one is found or opened. */
const MAX_ATTEMPTS = 5

/** Notes which drawer a cash posting belongs to. If none is open, the shared one is opened. */
export async function addToDrawer(tx: HotelTransaction, { hotelId, postingId, memberId }: CashPosting): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const [drawer] = await findDrawerOf(tx, memberId)
    if (drawer) return void (await insertDrawerPosting(tx, hotelId, postingId, drawer.id))
    await openSharedDrawer(tx, hotelId, randomUUID(), memberId)
  }
  throw new Error('no drawer could be opened for a cash posting')
}
