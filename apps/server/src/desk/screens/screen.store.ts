import type { ShownScreen } from '@foyer/contract/messages/shown-screen.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'
import { COMMAND_SECONDS } from '../front-desk/line.store.ts'

/** Without activity from its holder, a screen becomes free after this time. */
const HOLD_MINUTES = 5

interface HeldScreen {
  readonly device: string
  readonly holderId: string | null
  readonly holderName: string | null
  readonly shown: ShownScreen | null
  readonly shownAt: Date | null
  readonly waiting: number
}

/** Who controls which screen, and what it shows. */
export const readHeldScreens = statement<HeldScreen, []>(`
  select line.device_id as device,
    case when line.held_until > clock_timestamp() then line.holder_id end as "holderId",
    case when line.held_until > clock_timestamp() then line.holder_name end as "holderName",
    line.shown, line.shown_at as "shownAt",
    (select count(*) from front_desk_messages open where open.hotel_id = line.hotel_id and open.device_id = line.device_id
      and open.toward = 'screen' and open.taken_at is null
      and open.at > clock_timestamp() - interval '${COMMAND_SECONDS} seconds')::int as waiting
  from front_desk_screens line`)

interface Holder {
  readonly hotelId: number
  readonly deviceId: string
  readonly memberId: string
  readonly name: string
}

const createClaim = (whose: string) =>
  statement<{ before: string | null }, [hotelId: number, deviceId: string, memberId: string, name: string]>(`
  insert into front_desk_screens as line (hotel_id, device_id, holder_id, holder_name, held_until)
  select $1::int, device.id, $3::uuid, $4::text, clock_timestamp() + interval '${HOLD_MINUTES} minutes'
  from devices device where device.id = $2::uuid and device.revoked_at is null
  on conflict (hotel_id, device_id) do update set holder_id = excluded.holder_id, holder_name = excluded.holder_name,
    held_until = excluded.held_until,
    shown = case when line.holder_id = excluded.holder_id then line.shown end
  where ${whose}
  returning device_id as before`)

const isFreeSql = 'line.holder_id is null or line.holder_id = excluded.holder_id or line.held_until < clock_timestamp()'
const claimFree = createClaim(isFreeSql)
const claimAny = createClaim('true')

/**
 * A single statement, so that only one of two concurrent claims succeeds. Returns false if someone
 * else has it.
 */
export async function claimScreen(
  tx: HotelTransaction,
  { hotelId, deviceId, memberId, name }: Holder,
  { takeOver }: { readonly takeOver: boolean },
): Promise<boolean> {
  const claimed = await (takeOver ? claimAny : claimFree)(tx, hotelId, deviceId, memberId, name)
  return claimed.length > 0
}

/** Also clears what the screen showed. */
export async function releaseScreen(tx: HotelTransaction, deviceId: string, memberId: string): Promise<boolean> {
  const released = await tx
    .updateTable('front_desk_screens')
    .set({ holder_id: null, holder_name: null, held_until: null, shown: null, shown_at: null })
    .where('device_id', '=', deviceId)
    .where('holder_id', '=', memberId)
    .returning('device_id')
    .execute()
  return released.length > 0
}
