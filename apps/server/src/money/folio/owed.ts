import type { Balance } from '@foyer/domain/payment/balance.ts'
import { computeOwed } from '@foyer/domain/payment/owed.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Sites } from '../../access/site/sites.ts'
import { type HotelContext, hasSystem } from '../../book/hotel-system/publish-event.ts'
import { computeFolioBalance, createReservationBook } from '../../book/reservation/book.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { sumCancellationFee } from './cancellation-fee.store.ts'

/** The fee on the bill of a cancelled stay, in minor units; zero without one. */
export async function readCancellationFee(tx: HotelTransaction, reservationId: string): Promise<number> {
  return (await sumCancellationFee(tx, reservationId))[0]?.minor ?? 0
}

/** What the guests still owe, in minor units. A hotel's own system decides about its cancelled stays. */
export async function readOwed(
  sites: Sites,
  at: HotelContext,
  { id, state }: Pick<Reservation, 'id' | 'state'>,
  balance: Pick<Balance, 'pending' | 'paid'>,
): Promise<number> {
  if (state !== 'cancelled' || (await hasSystem({ sites }, at))) return balance.pending
  return computeOwed(state, balance, await readCancellationFee(at.tx, id))
}

/** Whether everything that a cancelled stay has paid is kept as its fee. */
export async function isKeptAsFee({ tx, hotel }: HotelContext, reservationId: string): Promise<boolean> {
  const { paid } = computeFolioBalance(await createReservationBook(hotel, tx).folio(reservationId))
  return paid <= (await readCancellationFee(tx, reservationId))
}
