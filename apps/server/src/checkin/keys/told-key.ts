import type { KeyState } from '@foyer/domain/keys/key-state.ts'
import type { TellHotel } from '../../book/hotel-system/tell-hotel.ts'
import type { Key } from './keys.store.ts'

type Known = Pick<Key, 'id' | 'kind' | 'roomNumber' | 'validFrom' | 'validTo'> & { readonly reservationId: string }

/** Tells the hotel's own system what became of a card, with the deed. A code is the hotel's own, and what has ended it hears otherwise. */
export async function tellSettled(
  hotel: TellHotel,
  at: Parameters<TellHotel['keySettled']>[0],
  { id, kind, roomNumber, validFrom, validTo, reservationId }: Known,
  { state, cardsCut }: { readonly state: KeyState; readonly cardsCut: number },
): Promise<void> {
  if (kind !== 'card' || state === 'granted' || state === 'ended') return
  const where = { ...(roomNumber && { room: roomNumber }), from: validFrom, until: validTo }
  await hotel.keySettled(at, reservationId, { id, outcome: state, cards: cardsCut, ...where })
}
