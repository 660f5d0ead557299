import type { KeyState } from '@foyer/domain/keys/key-state.ts'
import type { HotelPublisher } from '../../book/hotel-system/hotel-publisher.ts'
import type { Key } from './keys.store.ts'

type Known = Pick<Key, 'id' | 'kind' | 'roomNumber' | 'validFrom' | 'validTo'> & { readonly reservationId: string }

/**
 * Sends a card's outcome to the hotel's system in the same transaction. Codes are the hotel's own,
 * and ended keys are reported elsewhere.
 */
export async function publishSettledKey(
  hotel: HotelPublisher,
  at: Parameters<HotelPublisher['keySettled']>[0],
  { id, kind, roomNumber, validFrom, validTo, reservationId }: Known,
  { state, cardsCut }: { readonly state: KeyState; readonly cardsCut: number },
): Promise<void> {
  if (kind !== 'card' || state === 'granted' || state === 'ended') return
  const where = { ...(roomNumber && { room: roomNumber }), from: validFrom, until: validTo }
  await hotel.keySettled(at, reservationId, { id, outcome: state, cards: cardsCut, ...where })
}
