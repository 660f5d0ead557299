import type { StayKey } from '@foyer/contract/staff/keys.ts'
import { sql } from 'kysely'
import { keysOf } from '../../checkin/keys/keys.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** Every key of a stay as the desk sees it, the newest first. */
export async function stayKeys(tx: HotelTransaction, reservationId: string): Promise<StayKey[]> {
  const keys = await keysOf(tx, reservationId)
  if (keys.length === 0) return []
  const names = await doers(tx, reservationId)
  return keys.map((key) => ({
    id: key.id,
    kind: key.kind,
    state: key.state,
    operation: key.operation,
    cardsGranted: key.cardsGranted,
    cardsCut: key.cardsCut,
    roomNumber: key.roomNumber ?? undefined,
    at: key.grantedAt.toISOString(),
    settledAt: key.settledAt?.toISOString(),
    endedAt: key.endedAt?.toISOString(),
    endReason: key.endReason ?? undefined,
    problem: key.problem ?? undefined,
    by: names.get(key.id),
  }))
}

async function doers(tx: HotelTransaction, reservationId: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string | null }>`
    select key.id, coalesce(member.name, nullif(device.name, ''), device.app_key) as name from keys key
      left join devices device on device.hotel_id = key.hotel_id and device.id = key.device_id
      left join staff_members member on member.id = key.member_id
    where key.reservation_id = ${reservationId}`.execute(tx)
  return new Map(rows.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])))
}
