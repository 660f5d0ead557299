import { randomUUID } from 'node:crypto'
import { toDecimal } from '@foyer/domain/basics/money.ts'
import { rentalPrice } from '@foyer/domain/extras/available-extra.ts'
import type { Extra } from '@foyer/domain/extras/extra.ts'
import { productOf } from '@foyer/domain/extras/offer.ts'
import { times } from '@foyer/domain/extras/price.ts'
import { takenDays } from '@foyer/domain/extras/taken-days.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { TellHotel } from '../../book/hotel-system/tell-hotel.ts'
import { dropOwnLine, keepOwnLine } from '../../book/reservation/own-line.store.ts'
import { type BilledExtra, dropOrder, keepOrder } from './extras.store.ts'

/** Identifies what a line on the bill is for. */
const originOf = (extraId: string) => `extra:${extraId}`

/** Returns the cost of this quantity for the stay, in minor units. */
export function costOf(extra: Extra, quantity: number, reservation: Reservation, currency: string): number {
  return times(rentalPrice(extra, reservation, currency), quantity).minor
}

/** Saves the quantity with its days and its line on the bill. */
export async function keepExtra(visit: Visit, reservation: Reservation, extra: Extra, quantity: number): Promise<void> {
  const { tx, hotel } = visit
  if (quantity === 0) {
    await dropOrder(tx, reservation.id, extra.id)
    await dropOwnLine(tx, reservation.id, originOf(extra.id))
    return
  }
  await keepOrder(tx, {
    hotelId: hotel.id,
    reservationId: reservation.id,
    extraId: extra.id,
    type: extra.type,
    product: productOf(extra, reservation.room.typeId) ?? extra.id,
    quantity,
    days: extra.allotment === undefined ? [] : takenDays(extra, reservation),
  })
  const minor = costOf(extra, quantity, reservation, hotel.currency)
  await keepOwnLine(
    tx,
    hotel.id,
    randomUUID(),
    reservation.id,
    originOf(extra.id),
    JSON.stringify(counted(extra.names, quantity)),
    minor,
  )
}

function counted(names: Extra['names'], quantity: number): Record<string, string> {
  const count = quantity > 1 ? ` × ${quantity}` : ''
  return Object.fromEntries(Object.entries(names).map(([language, name]) => [language, `${name}${count}`]))
}

/** Sends the whole order, each extra with its line on the bill, for the hotel to post. */
export async function tellExtras(
  hotel: TellHotel,
  visit: Visit,
  reservation: Reservation,
  lines: readonly BilledExtra[],
): Promise<void> {
  await hotel.extrasOrdered(
    visit,
    reservation,
    lines.map(({ line, extraId, product, quantity, names, amount }) => ({
      line,
      extra: extraId,
      product,
      quantity,
      names,
      amount: toDecimal({ minor: amount, currency: visit.hotel.currency }),
    })),
  )
}
