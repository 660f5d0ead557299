import type { Factor, KeyFactor } from '@foyer/domain/proof/proof.ts'
import type { CompiledQuery } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { executeTogether, statement } from '../../platform/database/statement.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import type { EnrolledDevice } from '../device/device.store.ts'
import { hotelColumns } from '../hotel/hotel.store.ts'
import type { Hotel } from '../hotel/hotel.ts'
import type { ProvedReservation } from '../proof/proved-reservation.ts'
import { hasEnded } from './visit.store.ts'

interface Entering {
  readonly hotelId: number
  readonly id: string
  readonly appKey: string
  /** The token of the device that the page runs on, if its browser has one. */
  readonly deviceToken: string | undefined
}

interface Entered {
  readonly hotel: Hotel
  readonly device: EnrolledDevice | undefined
  readonly ended: boolean
  readonly proved: readonly ProvedReservation[]
}

/**
 * The first query of every call of a page, in one statement: the hotel with its newest publication,
 * the device if it is enrolled, whether the visit has ended, and what it has found by which proof.
 * The first call creates the visit's row; a page alone leaves no trace. Statements after it see the
 * visit. Undefined if there is no such hotel.
 */
export async function enterVisit<Row>(
  tx: HotelTransaction,
  entering: Entering,
  behind?: CompiledQuery<Row>,
): Promise<(Entered & { readonly behind: readonly Row[] | undefined }) | undefined> {
  const { hotelId, id, appKey, deviceToken } = entering
  const enter = deviceToken
    ? enterAtDevice.with(hotelId, id, appKey, sha256(deviceToken))
    : enterAnywhere.with(hotelId, id, appKey)
  const [[row], rows] = behind
    ? await executeTogether(tx, enter, behind)
    : [(await tx.executeQuery(enter)).rows, undefined]
  if (!row) return undefined
  const { deviceId, channelOverride, pausedAt, isKnown, isEnded, isMade, proved, ...hotel } = row
  return {
    behind: rows,
    hotel,
    device: deviceId === null ? undefined : { id: deviceId, channelOverride, pausedAt },
    // Another first call was faster; it may also have ended the visit.
    ended: isEnded || (!isKnown && !isMade && (await hasEnded(tx, id))),
    proved: proved.map(({ secondFactor, keyFactor, ...one }) => ({
      ...one,
      secondFactor: secondFactor ?? undefined,
      keyFactor: keyFactor ?? undefined,
    })),
  }
}

interface EntryRow extends Hotel {
  readonly deviceId: string | null
  readonly channelOverride: string | null
  readonly pausedAt: Date | null
  readonly isKnown: boolean
  readonly isEnded: boolean
  readonly isMade: boolean
  readonly proved: readonly (Omit<ProvedReservation, 'secondFactor' | 'keyFactor'> & {
    readonly secondFactor: Factor | null
    readonly keyFactor: KeyFactor | null
  })[]
}

type Visitor = [hotelId: number, visitId: string, appKey: string]

const visitCtes = (deviceId: string) => `
  known as (select ended_at from visits where id = $2::text),
  made as (
    insert into visits (hotel_id, id, app_key, device_id)
    select hotels.id, $2::text, $3::text, ${deviceId} from hotels
    where hotels.id = $1 and not exists (select from known)
    on conflict do nothing returning id)`

const visitColumns = `exists (select from known) as "isKnown",
  exists (select from known where ended_at is not null) as "isEnded", exists (select from made) as "isMade",
  array(
    select json_build_object('id', stay.id, 'reference', stay.reference, 'proof', found.proof, 'secondFactor', found.second_factor,
      'keyFactor', found.key_factor,
      'state', stay.state, 'startDate', stay.start_date, 'endDate', stay.end_date, 'arrived', exists (
        select from checkin_logs log
        where log.hotel_id = stay.hotel_id and log.reservation_id = stay.id and log.visit_id = $2::text
          and log.arrived_at is not null and log.superseded_at is null))
    from visit_reservations found
      join reservations stay on stay.hotel_id = found.hotel_id and stay.id = found.reservation_id
    where found.visit_id = $2::text
    order by found.found_at, stay.reference) as proved`

const enterAnywhere = statement<EntryRow, Visitor>(`
  with ${visitCtes('null')}
  select ${hotelColumns}, ${visitColumns}, null as "deviceId", null as "channelOverride", null as "pausedAt"
  from hotels where hotels.id = $1::int`)

// `seen_at` is written once a minute, so that a busy kiosk doesn't cause an extra write at every
// call.
const enterAtDevice = statement<EntryRow, [...Visitor, tokenHash: string]>(`
  with device as (
    select id, channel_override, paused_at from devices
    where token_hash = $4::text and app_key = $3::text and revoked_at is null),
  seen as (
    update devices set last_seen_at = clock_timestamp() from device where devices.id = device.id
      and coalesce(devices.last_seen_at, '-infinity') < clock_timestamp() - interval '1 minute'),
  ${visitCtes('(select id from device)')}
  select ${hotelColumns}, ${visitColumns}, device.id as "deviceId", device.channel_override as "channelOverride",
    device.paused_at as "pausedAt"
  from hotels left join device on true where hotels.id = $1::int`)
