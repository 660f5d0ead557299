import { randomUUID } from 'node:crypto'
import type { DoorCodes } from '../../book/door-codes/door-codes.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { generateCode } from '../guests/arrival.store.ts'
import { insertReissuedKey } from './departure.store.ts'

interface Door {
  readonly tx: HotelTransaction
  readonly hotelId: number
  readonly reservationId: string
}

/**
 * The old codes are deleted with the keys. Guests who had a code get a new one; cards are encoded
 * again at the desk.
 */
export async function reissueCode({ tx, hotelId, reservationId }: Door, codes: DoorCodes): Promise<void> {
  await insertReissuedKey(tx, randomUUID(), reservationId, codes.seal({ hotelId, reservationId }, generateCode()))
}
