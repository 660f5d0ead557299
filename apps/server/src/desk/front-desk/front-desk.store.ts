import { type ScreenMessage, screenMessage } from '@foyer/contract/messages/front-desk.ts'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { expireOverdue, saveLineMessage } from './line.store.ts'

/** Longer than anyone asks what happened at a screen. */
const RETENTION_DAYS = 7

/** How far back a missing number is still requested. */
export const MAX_GAP = 100

export interface Screen {
  readonly hotelId: number
  readonly deviceId: string
  readonly link: string
}

/**
 * Returns `refused` for a reservation that this screen hasn't found. A guest's data is stored only
 * if the hotel has a system that receives it.
 */
export async function saveScreenMessage(
  tx: HotelTransaction,
  { hotelId, deviceId, link }: Screen,
  message: ScreenMessage,
): Promise<'kept' | 'known' | 'refused'> {
  const { id, sequence, type, data } = message
  const { reference, guestId, reason } = { reference: undefined, guestId: undefined, reason: undefined, ...data }
  const about = reference === undefined ? undefined : await findSubject(tx, deviceId, reference, guestId)
  if (reference !== undefined && !about) return 'refused'
  return saveLineMessage(tx, 'desk', {
    hotelId,
    deviceId,
    id,
    link,
    sequence,
    type,
    reservationId: about?.reservationId ?? null,
    guestId: about?.guestId ?? null,
    reason: reason ?? ('problem' in data ? data.problem : null),
    data: (await hasSystem(tx)) ? z.encode(screenMessage, message).data : null,
  })
}

async function hasSystem(tx: HotelTransaction): Promise<boolean> {
  const key = await tx.selectFrom('hotel_line_keys').select('id').where('revoked_at', 'is', null).limit(1).execute()
  return key.length > 0
}

/** Returns earlier numbers of this page that never arrived. */
export async function listMissingBefore(tx: HotelTransaction, { link }: Screen, sequence: number): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select number from generate_series(${Math.max(1, sequence - MAX_GAP)}::int, ${sequence - 1}::int) number
    where not exists (select from front_desk_messages told where told.link = ${link} and told.sequence = number and told.toward = 'desk')
    order by number`.execute(tx)
  return rows.map(({ number }) => number)
}

export async function purgeOldMessages(tx: HotelTransaction): Promise<void> {
  await expireOverdue(tx)
  await tx
    .deleteFrom('front_desk_messages')
    .where('at', '<', sql<Date>`now() - make_interval(days => ${RETENTION_DAYS})`)
    .execute()
}

/**
 * A guest may leave the screen before their last message arrives, so earlier visits at this screen
 * count too.
 */
async function findSubject(tx: HotelTransaction, deviceId: string, reference: string, guestId: string | undefined) {
  const { rows } = await sql<{ reservationId: string; guestId: string | null }>`
    select stay.id as "reservationId", guests.id as "guestId" from reservations stay
      left join guests on guests.reservation_id = stay.id and guests.id::text = ${guestId ?? null}
    where stay.reference = ${reference} and exists (
      select from visit_reservations found join visits on visits.id = found.visit_id
      where found.reservation_id = stay.id and visits.device_id = ${deviceId})`.execute(tx)
  const [found] = rows
  return found && (guestId === undefined || found.guestId) ? found : undefined
}
