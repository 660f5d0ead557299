import { randomInt, randomUUID } from 'node:crypto'
import { addDays } from '@foyer/domain/basics/add-days.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { stayLines } from '@foyer/domain/walk-in/stay-lines.ts'
import type { WalkInConfig } from '@foyer/domain/walk-in/walk-in-config.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import { keepReservation } from '../../book/reservation/keep-reservation.ts'
import { holdsRoom } from '../../book/reservation/room-nights.store.ts'
import { moveInto, takeTypeTurn } from '../../book/walk-in/walk-in.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { type RoomOnSale, roomsOnSale, type Wanted } from './rooms-on-sale.ts'

export interface Wish extends Wanted {
  readonly roomTypeId: string
  readonly rateId: string
  /** What whoever wishes it was shown, in minor units. */
  readonly total: number
  readonly firstName: string | undefined
  readonly lastName: string | undefined
  readonly email: string | undefined
  /** The hotel's day on which it is made. */
  readonly today: string
  readonly newId?: string
}

export interface MadeReservation {
  readonly id: string
  readonly reference: string
  readonly startDate: string
  readonly endDate: string
  readonly room: string
  readonly total: number
}

/** A reservation with a room for every night of it, at the hotel's own price; or nothing at all. */
export async function makeReservation(
  { tx, hotel }: { readonly tx: HotelTransaction; readonly hotel: Pick<Hotel, 'id'> },
  config: WalkInConfig,
  wish: Wish,
): Promise<MadeReservation> {
  const { roomTypeId, rateId, from, stay, promotion } = wish
  const [type] = await takeTypeTurn(tx, roomTypeId)
  // Read when the turn has come: while we waited, another may have taken the last one.
  const sale = type && (await roomsOnSale(tx, config, wish)).find((one) => one.type.id === roomTypeId)
  const rate = sale?.rates.find(({ id }) => id === rateId)
  if (!sale || !rate) throw new Problem('noRoomFree', 'no such room is free')
  if (rate.price.total !== wish.total) throw new Problem('priceChanged', 'this is not what it costs now')
  const reference = newReference()
  const endDate = addDays(from, stay.nights)
  const id = await keepReservation(tx, hotel.id, {
    known: undefined,
    newId: wish.newId ?? randomUUID(),
    said: {
      reference,
      groupLocator: undefined,
      startDate: from,
      endDate,
      adults: stay.adults,
      children: stay.children,
      firstName: wish.firstName,
      lastName: wish.lastName,
      email: wish.email,
      roomTypeId,
      roomNumber: undefined,
      segment: undefined,
      driverMinAge: undefined,
      youngDriverMaxAge: undefined,
      youngDriverPrice: undefined,
      included: rate.included,
      folio: stayLines(rate.price, { room: sale.type, code: promotion?.code, nights: stay.nights }),
      bookedOn: wish.today,
    },
  })
  const room = await takeRoom(tx, id, sale, from)
  return { id, reference, startDate: from, endDate, room, total: rate.price.total }
}

/** The first that nobody else takes meanwhile. The last ones stay for those who have booked and have no room yet. */
async function takeRoom(tx: HotelTransaction, id: string, { free, left }: RoomOnSale, from: string): Promise<string> {
  for (const { number } of free.slice(0, left)) {
    await moveInto(tx, id, number)
    if (await holdsRoom(tx, id, from)) return number
  }
  throw new Problem('noRoomFree', 'the last one has just been taken')
}

/** Letters and digits that nobody takes for one another. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Short enough to be written down, too long to be met by chance. */
function newReference(): string {
  return `W${Array.from({ length: 7 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')}`
}
