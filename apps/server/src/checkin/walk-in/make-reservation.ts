import { randomInt, randomUUID } from 'node:crypto'
import { addDays } from '@foyer/domain/basics/add-days.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildStayLines } from '@foyer/domain/walk-in/stay-lines.ts'
import type { WalkInConfig } from '@foyer/domain/walk-in/walk-in-config.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import { hasRoomEveryNight } from '../../book/reservation/room-nights.store.ts'
import { saveReservation } from '../../book/reservation/save-reservation.ts'
import { assignRoom, lockType } from '../../book/walk-in/walk-in.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { findRoomsOnSale, type RoomOnSale, type StayRequest } from './rooms-on-sale.ts'

export interface ReservationRequest extends StayRequest {
  readonly roomTypeId: string
  readonly rateId: string
  /** The total that the guest was shown, in minor units. */
  readonly total: number
  readonly firstName: string | undefined
  readonly lastName: string | undefined
  readonly email: string | undefined
  /** The hotel's current day. */
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
  /** The city tax in the total. */
  readonly taxes: number
}

/** Makes a reservation with a room for every night at the hotel's price; throws otherwise. */
export async function makeReservation(
  { tx, hotel }: { readonly tx: HotelTransaction; readonly hotel: Pick<Hotel, 'id'> },
  config: WalkInConfig,
  wish: ReservationRequest,
): Promise<MadeReservation> {
  const { roomTypeId, rateId, from, stay, promotion } = wish
  const [type] = await lockType(tx, roomTypeId)
  // Read after locking: another guest may have taken the last one in the meantime.
  const sale = type && (await findRoomsOnSale(tx, config, wish)).find((one) => one.type.id === roomTypeId)
  const rate = sale?.rates.find(({ id }) => id === rateId)
  if (!sale || !rate) throw new Problem('noRoomFree', 'no such room is free')
  if (rate.price.total !== wish.total) throw new Problem('priceChanged', 'the price has changed')
  const reference = generateReference()
  const endDate = addDays(from, stay.nights)
  const id = await saveReservation(tx, hotel.id, {
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
      folio: buildStayLines(rate.price, { room: sale.type, code: promotion?.code, nights: stay.nights }),
      bookedOn: wish.today,
    },
  })
  const room = await assignFreeRoom(tx, id, sale, from)
  return { id, reference, startDate: from, endDate, room, total: rate.price.total, taxes: rate.price.taxes }
}

/**
 * Takes the first room that no other transaction takes. The last ones stay reserved for bookings
 * without a room.
 */
async function assignFreeRoom(
  tx: HotelTransaction,
  id: string,
  { free, left }: RoomOnSale,
  from: string,
): Promise<string> {
  for (const { number } of free.slice(0, left)) {
    await assignRoom(tx, id, number)
    if (await hasRoomEveryNight(tx, id, from)) return number
  }
  throw new Problem('noRoomFree', 'the last one has just been taken')
}

/** Letters and digits that can't be confused with each other. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Short enough to write down, too long to collide by chance. */
function generateReference(): string {
  return `W${Array.from({ length: 7 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')}`
}
