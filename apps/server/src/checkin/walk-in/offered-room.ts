import { localizeText } from '@foyer/domain/basics/localize-text.ts'
import { formatOfferId } from '@foyer/domain/walk-in/offer-id.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { RoomOnSale } from './rooms-on-sale.ts'

/** A room and its rates as the page shows them. */
export function toOfferedRoom(
  { type, sleeps, notes, free, left, rates }: RoomOnSale,
  { hotel, language }: Visit,
  nights: number,
) {
  const { currency } = hotel
  const money = (minor: number) => ({ minor, currency })
  return {
    typeId: type.id,
    type: localizeText({ en: type.name, ...type.names }, language),
    typeNames: type.names,
    picture: type.picture,
    notes: { ...notes },
    sleeps,
    left,
    ready: free.slice(0, left).some(({ ready }) => ready),
    rates: rates.map(({ id, names, notes: rateNotes, included, price }) => ({
      id: formatOfferId({ rateId: id, nights, total: price.total }),
      name: localizeText(names, language) || id,
      names: { ...names },
      notes: { ...rateNotes },
      included,
      price: money(price.total),
      room: money(price.room),
      ...(price.discount !== 0 && { discount: money(price.discount) }),
      taxes: money(price.taxes),
      currency,
    })),
  }
}
