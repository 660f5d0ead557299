import type { SavedCard } from '@foyer/contract/payment.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { KeySecret } from '../../platform/secrets/key-secret.ts'

type Sealing = Pick<KeySecret, 'seal' | 'open'>

const toSealContext = (hotelId: number, id: string) => `card ${hotelId} ${id}`

/**
 * Returns cards that a provider has saved for a reservation. Pages know each by our id; its token
 * never leaves the server.
 */
export async function listSavedCards(tx: HotelTransaction, reservationId: string): Promise<SavedCard[]> {
  const rows = await tx
    .selectFrom('saved_cards')
    .select(['id', 'provider', 'brand', 'last_digits', 'expiry'])
    .where('reservation_id', '=', reservationId)
    .orderBy('id')
    .execute()
  return rows.map(({ id, provider, brand, last_digits, expiry }) => ({
    token: id,
    providerName: provider,
    brand,
    lastDigits: last_digits,
    expiry,
  }))
}

/** Returns undefined if the reservation has no such card, or it was sealed with another secret. */
export async function readCardToken(
  tx: HotelTransaction,
  secret: Sealing,
  which: { readonly hotelId: number; readonly reservationId: string; readonly id: string },
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('saved_cards')
    .select('token')
    .where('reservation_id', '=', which.reservationId)
    .where((where) => where(where.cast<string>('id', 'text'), '=', which.id))
    .executeTakeFirst()
  return row && secret.open(row.token, toSealContext(which.hotelId, which.id))
}

interface NewCard {
  readonly hotelId: number
  readonly id: string
  readonly reservationId: string
  readonly provider: string
  readonly token: string
  readonly brand: string
  readonly lastDigits: string
  readonly expiry: string
}

export async function insertSavedCard(tx: HotelTransaction, secret: Sealing, card: NewCard): Promise<void> {
  await tx
    .insertInto('saved_cards')
    .values({
      hotel_id: card.hotelId,
      id: card.id,
      reservation_id: card.reservationId,
      provider: card.provider,
      token: secret.seal(card.token, toSealContext(card.hotelId, card.id)),
      brand: card.brand,
      last_digits: card.lastDigits,
      expiry: card.expiry,
    })
    .onConflict((conflict) => conflict.columns(['hotel_id', 'id']).doNothing())
    .execute()
}
