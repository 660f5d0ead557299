import { randomUUID } from 'node:crypto'
import { type KeyGrant, MAX_CARDS } from '@foyer/contract/messages/key-grant.ts'
import { countCardsDue, getKeyDays, limitKeyEnd } from '@foyer/domain/keys/key-order.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { KeySecret } from '../../platform/secrets/key-secret.ts'
import { insertGrantedCard } from './granted-card.store.ts'
import { countCardsInHand, findEndTime, findOpenKey, hasCards, type Key, listKeys } from './keys.store.ts'
import { sealGrant } from './seal-grant.ts'

/** The request for a key; the caller has proved the stay. */
export interface KeyRequest {
  readonly tx: HotelTransaction
  readonly hotelId: number
  readonly hotelDay: string
  readonly reservation: Pick<
    Reservation,
    'id' | 'reference' | 'state' | 'adults' | 'startDate' | 'endDate' | 'guests' | 'room'
  >
  readonly hub: string
  readonly fence: number
  readonly provider: string
  /**
   * The same caller gets the same grant while it is valid, so that a retry after a lost answer cuts
   * no second card.
   */
  readonly by: { readonly visitId: string; readonly deviceId: string } | { readonly memberId: string }
  readonly amount?: number | undefined
  /** The room and last day in the page's address. */
  readonly named?: { readonly roomNumber?: string | undefined; readonly endDate?: string | undefined }
  /** Staff may issue more than are due, and end earlier ones. */
  readonly operation?: 'new' | 'copy'
}

interface Granted {
  readonly id: string
  readonly grant: string
  readonly cards: number
}

/** Grants permission to cut a key. The caller holds the reservation's lock. */
export async function grantKey(secret: Pick<KeySecret, 'sign'>, wanted: KeyRequest): Promise<Granted> {
  const { tx, reservation } = wanted
  if (reservation.state !== 'inHouse') throw new Problem('notCheckedIn', 'no guest of this booking has arrived')
  if (!reservation.room.number) throw new Problem('roomNotAvailable', 'this booking has no room yet')
  if ((wanted.named?.roomNumber ?? reservation.room.number) !== reservation.room.number)
    throw new Problem('mayNot', 'the room differs from the one booked')
  const keys = await listKeys(tx, reservation.id)
  const open = findOpenKey(keys)
  if (open) {
    if (!isSameGrant(open, wanted)) throw new Problem('keyPending', 'the outcome of the last key is not known yet')
    return { id: open.id, cards: open.cardsGranted, grant: sealGrant(secret, toKeyGrant(open, wanted)) }
  }
  const granted = await insertGranted(wanted, keys)
  return { id: granted.id, cards: granted.cardsGranted, grant: sealGrant(secret, toKeyGrant(granted, wanted)) }
}

/** True for the caller's own valid grant at the same machine, for the room and days of now. */
function isSameGrant({ state, isOver, hub, ...open }: Key, wanted: KeyRequest): boolean {
  const isOwn = 'memberId' in wanted.by ? open.memberId === wanted.by.memberId : open.visitId === wanted.by.visitId
  const { startDate, endDate } = getGrantDays(wanted)
  const fits =
    open.roomNumber === wanted.reservation.room.number && open.validFrom === startDate && open.validTo === endDate
  return state === 'granted' && !isOver && hub === wanted.hub && isOwn && fits
}

function getGrantDays({ reservation, named, hotelDay }: KeyRequest): ReturnType<typeof getKeyDays> {
  return getKeyDays({ ...reservation, endDate: limitKeyEnd(reservation, named?.endDate) }, hotelDay)
}

type GrantedKey = Pick<
  Key,
  | 'id'
  | 'operation'
  | 'provider'
  | 'roomNumber'
  | 'validFrom'
  | 'validTo'
  | 'endTime'
  | 'cardsGranted'
  | 'fence'
  | 'expiresAt'
>

async function insertGranted(wanted: KeyRequest, keys: readonly Key[]): Promise<GrantedKey> {
  const { tx, hotelId, reservation, hub, fence, provider, by, amount } = wanted
  const cut = countCardsInHand(keys)
  const cards = wanted.operation ? (amount ?? 1) : countCardsDue({ adults: reservation.adults, cut, amount })
  if (cards < 1) throw new Problem('keysGiven', 'every card of this booking was given out')
  const days = getGrantDays(wanted)
  const key = {
    id: randomUUID(),
    // A copy, so that cards which are too short for an extended stay open until then.
    operation: wanted.operation ?? (keys.some(hasCards) ? ('copy' as const) : ('new' as const)),
    provider,
    roomNumber: reservation.room.number ?? null,
    validFrom: days.startDate,
    validTo: days.endDate,
    endTime: await findEndTime(tx, reservation.id, days.endDate),
    cardsGranted: Math.min(cards, MAX_CARDS),
    fence,
  }
  const expiresAt = await insertGrantedCard(tx, {
    hotelId,
    reservationId: reservation.id,
    key,
    hub,
    fence,
    by,
  })
  return { ...key, expiresAt }
}

function toKeyGrant(key: GrantedKey, { hotelId, hub, reservation }: KeyRequest): KeyGrant {
  const main = reservation.guests.find((guest) => guest.main) ?? reservation.guests[0]
  return {
    id: key.id,
    hotelId,
    hub,
    reservationId: reservation.id,
    fence: key.fence ?? 0,
    operation: key.operation,
    cards: key.cardsGranted,
    provider: key.provider,
    roomNumber: key.roomNumber ?? '',
    startDate: key.validFrom,
    endDate: key.validTo,
    ...(key.endTime && { endTime: key.endTime }),
    reference: reservation.reference,
    ...(main?.email && { email: main.email }),
    ...(main?.language && { language: main.language }),
    ...(main?.phone && { phone: main.phone }),
    expiresAt: Math.floor((key.expiresAt?.getTime() ?? 0) / 1_000),
  }
}
