import { randomUUID } from 'node:crypto'
import type { DoorCodes } from '../../book/door-codes/door-codes.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { newCode } from '../guests/arrival.store.ts'
import { reissue } from './departure.store.ts'

interface Door {
  readonly tx: HotelTransaction
  readonly hotelId: number
  readonly reservationId: string
}

/**
 * What was written on a key is gone with the stay that it ended with. Whoever had a code gets another one; a card is cut anew at
 * the desk.
 */
export async function reissueCode({ tx, hotelId, reservationId }: Door, codes: DoorCodes): Promise<void> {
  await reissue(tx, randomUUID(), reservationId, codes.seal({ hotelId, reservationId }, newCode()))
}
