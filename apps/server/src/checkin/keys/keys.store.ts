import type { KeyEndReason, KeyState } from '@foyer/domain/keys/key-state.ts'
import { openStates } from '@foyer/domain/keys/key-state.ts'
import { sql } from 'kysely'
import type { Visit } from '../../access/visit/visit.ts'
import { countEvent } from '../../book/metrics/business-counters.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** Of keys without another agreement. */
export const USUAL_END_TIME = '12:00'

export interface Key {
  readonly id: string
  readonly kind: 'card' | 'code'
  readonly state: KeyState
  readonly operation: 'new' | 'copy'
  readonly provider: string
  readonly hub: string | null
  readonly roomNumber: string | null
  readonly validFrom: string
  readonly validTo: string
  /** HH:MM on the last day; null for noon. */
  readonly endTime: string | null
  readonly cardsGranted: number
  readonly cardsCut: number
  readonly fence: number | null
  readonly visitId: string | null
  readonly deviceId: string | null
  readonly memberId: string | null
  readonly grantedAt: Date
  readonly settledAt: Date | null
  readonly endedAt: Date | null
  readonly expiresAt: Date | null
  /** By the database's clock. */
  readonly isOver: boolean
  readonly problem: string | null
  readonly endReason: KeyEndReason | null
  /** The stay was extended after the key was made. */
  readonly isTooShort: boolean
}

const columns = [
  'id',
  'kind',
  'state',
  'operation',
  'provider',
  'hub',
  'room_number as roomNumber',
  'valid_from as validFrom',
  'valid_to as validTo',
  'end_time as endTime',
  'cards_granted as cardsGranted',
  'cards_cut as cardsCut',
  'fence',
  'visit_id as visitId',
  'device_id as deviceId',
  'member_id as memberId',
  'granted_at as grantedAt',
  'settled_at as settledAt',
  'ended_at as endedAt',
  'expires_at as expiresAt',
  'problem',
  'too_short as isTooShort',
] as const

const others = [
  sql<boolean>`coalesce(expires_at < clock_timestamp(), false)`.as('isOver'),
  sql<KeyEndReason | null>`end_reason`.as('endReason'),
] as const

/** Lists a stay's keys, newest first, without their contents. */
export function listKeys(tx: HotelTransaction, reservationId: string): Promise<Key[]> {
  return tx
    .selectFrom('keys')
    .select([...columns, ...others])
    .where('reservation_id', '=', reservationId)
    .orderBy('granted_at', 'desc')
    .execute()
}

/** Reads the key and locks its row until the transaction ends. */
export function lockKey(tx: HotelTransaction, id: string): Promise<(Key & { reservationId: string }) | undefined> {
  return tx
    .selectFrom('keys')
    .select([...columns, ...others, 'reservation_id as reservationId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export function findOpenKey<One extends Pick<Key, 'state'>>(keys: readonly One[]): One | undefined {
  return keys.find(({ state }) => openStates.some((open) => open === state))
}

/** Counts the cards that guests have and that open until the stay ends. */
export function countCardsInHand(keys: readonly Key[]): number {
  return keys.filter((key) => hasCards(key) && !key.isTooShort).reduce((sum, { cardsCut }) => sum + cardsCut, 0)
}

/** True if guests have cards of this key. */
export function hasCards({ kind, state, cardsCut }: Key): boolean {
  return kind === 'card' && state === 'done' && cardsCut > 0
}

interface Settled {
  readonly state: KeyState
  readonly cardsCut: number
  readonly problem?: string | undefined
}

export async function saveSettled(
  tx: HotelTransaction,
  { id, kind }: Pick<Key, 'id' | 'kind'>,
  settled: Settled,
): Promise<void> {
  const { state, cardsCut, problem = null } = settled
  await tx
    .updateTable('keys')
    .set({ state, cards_cut: cardsCut, problem, settled_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
  if (state === 'done') countEvent(tx, 'foyer_keys_issued_total', kind)
}

interface Ending {
  readonly reason: KeyEndReason
  /** Limits it to these keys of the stay. */
  readonly kind?: 'card' | 'code'
  readonly id?: string
  /** All except this one. */
  readonly but?: string
}

/** Ends the keys and deletes their contents. Returns how many. */
export async function endKeys(tx: HotelTransaction, reservationId: string, ending: Ending): Promise<number> {
  const { reason, kind, id, but } = ending
  const ended = await tx
    .updateTable('keys')
    .set({ state: 'ended', end_reason: reason, ended_at: sql`clock_timestamp()`, code: null, tracks: null })
    .where('reservation_id', '=', reservationId)
    .where('state', 'in', ['granted', 'done', 'unknown'])
    .$if(kind !== undefined, (keys) => keys.where('kind', '=', kind ?? 'card'))
    .$if(id !== undefined, (keys) => keys.where('id', '=', id ?? ''))
    .$if(but !== undefined, (keys) => keys.where('id', '!=', but ?? ''))
    .executeTakeFirst()
  return Number(ended.numUpdatedRows)
}

interface GrantedPin {
  readonly id: string
  readonly reservationId: string
  readonly provider: string
  readonly roomNumber: string
  readonly startDate: string
  readonly endDate: string
  readonly endTime?: string
}

/** Inserts a code that is being made; while its outcome is unknown, no second key is made. */
export async function insertGrantedPin(
  { tx, hotel, id: visitId, deviceId }: Pick<Visit, 'tx' | 'hotel' | 'id' | 'deviceId'>,
  { id, reservationId, provider, roomNumber, startDate, endDate, endTime }: GrantedPin,
): Promise<void> {
  await tx
    .insertInto('keys')
    .values({
      hotel_id: hotel.id,
      id,
      reservation_id: reservationId,
      kind: 'code',
      state: 'granted',
      provider,
      room_number: roomNumber,
      valid_from: startDate,
      valid_to: endDate,
      end_time: endTime ?? null,
      visit_id: visitId,
      device_id: deviceId ?? null,
    })
    .execute()
}

/** The hour until which keys open on the last day of the stay, if reception has agreed to a late check-out. */
export async function findEndTime(
  tx: HotelTransaction,
  reservationId: string,
  lastDay: string,
): Promise<string | null> {
  const stay = await tx
    .selectFrom('reservations')
    .select('late_check_out as time')
    .where('id', '=', reservationId)
    .where('end_date', '=', lastDay)
    .executeTakeFirst()
  return stay?.time && stay.time > USUAL_END_TIME ? stay.time : null
}

/** Saves the encrypted code as the door's current one. */
export async function saveCode(tx: HotelTransaction, id: string, code: Buffer): Promise<void> {
  await tx
    .updateTable('keys')
    .set({ state: 'done', code, problem: null, settled_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
  countEvent(tx, 'foyer_keys_issued_total', 'code')
}

export async function saveTracks(tx: HotelTransaction, id: string, tracks: Buffer): Promise<void> {
  await tx.updateTable('keys').set({ tracks }).where('id', '=', id).execute()
}
