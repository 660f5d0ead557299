import { GRANT_LIFETIME_SECONDS } from '@foyer/contract/messages/key-grant.ts'
import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { KeyRequest } from './grant-key.ts'
import type { Key } from './keys.store.ts'

interface GrantedCard extends Pick<KeyRequest, 'hotelId' | 'hub' | 'fence' | 'by'> {
  readonly reservationId: string
  readonly key: Pick<
    Key,
    'id' | 'operation' | 'provider' | 'roomNumber' | 'validFrom' | 'validTo' | 'endTime' | 'cardsGranted'
  >
}

/** Returns when the grant expires, by the database's clock. */
export async function insertGrantedCard(
  tx: HotelTransaction,
  { hotelId, reservationId, key, hub, fence, by }: GrantedCard,
): Promise<Date | null> {
  const { expiresAt } = await tx
    .insertInto('keys')
    .values({
      hotel_id: hotelId,
      id: key.id,
      reservation_id: reservationId,
      kind: 'card',
      state: 'granted',
      operation: key.operation,
      provider: key.provider,
      hub,
      room_number: key.roomNumber,
      valid_from: key.validFrom,
      valid_to: key.validTo,
      end_time: key.endTime,
      cards_granted: key.cardsGranted,
      fence,
      ...('memberId' in by ? { member_id: by.memberId } : { visit_id: by.visitId, device_id: by.deviceId }),
      expires_at: sql<Date>`clock_timestamp() + make_interval(secs => ${GRANT_LIFETIME_SECONDS})`,
    })
    .returning('expires_at as expiresAt')
    .executeTakeFirstOrThrow()
  return expiresAt
}
