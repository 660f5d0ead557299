import type { CommandType } from '@foyer/contract/messages/desk-command.ts'
import type { ScreenMessageType } from '@foyer/contract/messages/front-desk.ts'
import type { ShownScreen } from '@foyer/contract/messages/shown-screen.ts'
import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

/** Sixty attempts, two seconds apart. By then the guest of an undelivered command has left. */
export const COMMAND_SECONDS = 120

/** A hotel's system may be down for a night of maintenance. */
const NEWS_DAYS = 1

/** Longer than two heartbeats of a connection. */
const CONNECTED_SECONDS = 75

export type Toward = 'desk' | 'screen'

export interface LineMessage {
  readonly hotelId: number
  readonly deviceId: string
  readonly id: string
  readonly link: string | null
  readonly sequence: number
  readonly type: ScreenMessageType | CommandType
  readonly reservationId: string | null
  readonly guestId?: string | null
  readonly reason?: string | null
  readonly sentBy?: string | null
  /** Wire format. Null if no one waits for it and it is only recorded. */
  readonly data: unknown
}

type Values = [
  hotelId: number,
  deviceId: string,
  id: string,
  link: string | null,
  sequence: number,
  type: string,
  reservationId: string | null,
  guestId: string | null,
  reason: string | null,
  sentBy: string | null,
  data: string | null,
]

// Locks the screen's row until the transaction ends, so that positions become visible in order.
const createInsert = (toward: Toward) =>
  statement<{ id: string }, Values>(`
  with line as (
    insert into front_desk_screens as line (hotel_id, device_id, to_${toward}) values ($1::int, $2::uuid, 1)
    on conflict (hotel_id, device_id) do update set to_${toward} = line.to_${toward} + 1
      where not exists (select from front_desk_messages told where told.hotel_id = $1 and told.device_id = $2 and told.id = $3)
    returning to_${toward} as position)
  insert into front_desk_messages (hotel_id, device_id, id, link, sequence, type, reservation_id, guest_id, reason, sent_by, data,
    toward, position, taken_at)
  select $1, $2, $3::uuid, $4::uuid, $5::int, $6::text, $7::uuid, $8::uuid, $9::text, $10::text, $11::jsonb,
    '${toward}', line.position, case when $11::jsonb is null then clock_timestamp() end
  from line on conflict do nothing returning id`)

const inserts = { desk: createInsert('desk'), screen: createInsert('screen') }

/** Stores a message once per device and id, however often it arrives. */
export async function saveLineMessage(
  tx: HotelTransaction,
  toward: Toward,
  told: LineMessage,
): Promise<'kept' | 'known'> {
  const made = await inserts[toward](
    tx,
    told.hotelId,
    told.deviceId,
    told.id,
    told.link,
    told.sequence,
    told.type,
    told.reservationId,
    told.guestId ?? null,
    told.reason ?? null,
    told.sentBy ?? null,
    told.data === null ? null : JSON.stringify(told.data),
  )
  return made.length > 0 ? 'kept' : 'known'
}

export interface OpenMessage {
  readonly id: string
  readonly deviceId: string
  readonly name: string
  readonly stream: string
  readonly position: number
  /** Position of the previous message that isn't taken yet; 0 if there is none. */
  readonly previous: number
  readonly sequence: number
  readonly type: string
  readonly data: Record<string, unknown>
}

const createListOpen = (toward: Toward, which: string, age: string) =>
  statement<OpenMessage, [of: string | null, except: readonly string[], most: number]>(`
  select open.id, open."deviceId", coalesce(nullif(device.name, ''), device.app_key) as name, line.stream,
    open.position::int, open.previous::int, open.sequence, open.type, open.data
  from (
    select id, device_id as "deviceId", position, coalesce(lag(position) over (partition by device_id order by position), 0) as previous,
      sequence, type, data
    from front_desk_messages
    where toward = '${toward}' and ${which} and taken_at is null and position is not null
      and at > clock_timestamp() - interval '${age}') open
    join devices device on device.id = open."deviceId"
    join front_desk_screens line on line.device_id = open."deviceId"
  where open.id <> all ($2::uuid[]) order by open."deviceId", open.position limit $3::int`)

/** Commands that a screen hasn't taken yet. */
export const listOpenCommands = createListOpen('screen', 'device_id = $1::uuid', `${COMMAND_SECONDS} seconds`)
/** Messages of all screens that the hotel's system hasn't taken yet. */
export const listOpenNews = createListOpen('desk', '$1::text is null', `${NEWS_DAYS} days`)

/** Marks messages as taken and deletes their content. */
export async function acknowledgeMessages(
  tx: HotelTransaction,
  toward: Toward,
  ids: readonly string[],
  deviceId?: string,
): Promise<void> {
  await tx
    .updateTable('front_desk_messages')
    .set({ taken_at: sql`coalesce(taken_at, clock_timestamp())`, data: null })
    .where('id', 'in', ids)
    .where('toward', '=', toward)
    .$if(deviceId !== undefined, (query) => query.where('device_id', '=', deviceId ?? ''))
    .execute()
}

interface Applied {
  readonly stream?: string | undefined
  readonly applied: number
}

/** Marks what a screen has already applied, in case its acknowledgement was lost. */
export async function acknowledgeApplied(
  tx: HotelTransaction,
  deviceId: string,
  { stream, applied }: Applied,
): Promise<void> {
  if (stream === undefined || applied === 0) return
  await sql`update front_desk_messages told set taken_at = clock_timestamp(), data = null from front_desk_screens line
    where line.device_id = told.device_id and line.stream = ${stream} and told.device_id = ${deviceId}
      and told.toward = 'screen' and told.taken_at is null and told.position <= ${applied}`.execute(tx)
}

/** Returns the highest stored sequence number of a program. */
export async function findHighestSequence(tx: HotelTransaction, link: string): Promise<number> {
  const row = await tx
    .selectFrom('front_desk_messages')
    .select(({ fn }) => fn.max('sequence').as('highest'))
    .where('link', '=', link)
    .executeTakeFirst()
  return row?.highest ?? 0
}

/** Deletes the content of messages that weren't taken in time. */
export async function expireOverdue(tx: HotelTransaction): Promise<void> {
  await sql`update front_desk_messages set data = null, taken_at = clock_timestamp() where taken_at is null
    and at < clock_timestamp() - case toward when 'screen' then make_interval(secs => ${COMMAND_SECONDS})
      else make_interval(days => ${NEWS_DAYS}) end`.execute(tx)
}

interface Connected {
  readonly hotelId: number
  readonly deviceId: string
  readonly link: string
}

export async function recordConnected(tx: HotelTransaction, { hotelId, deviceId, link }: Connected): Promise<void> {
  await sql`insert into front_desk_screens (hotel_id, device_id, link, heard_at)
    values (${hotelId}, ${deviceId}, ${link}, clock_timestamp())
    on conflict (hotel_id, device_id) do update set link = excluded.link, heard_at = excluded.heard_at`.execute(tx)
}

/** Records that these connections are still open. */
export async function recordHeartbeat(tx: HotelTransaction, deviceIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('front_desk_screens')
    .set({ heard_at: sql`clock_timestamp()` })
    .where('device_id', 'in', deviceIds)
    .where('heard_at', 'is not', null)
    .execute()
}

/** Records that a device has disconnected, unless another page of it has connected since. */
export async function recordDisconnected(tx: HotelTransaction, { deviceId, link }: Connected): Promise<void> {
  await tx
    .updateTable('front_desk_screens')
    .set({ heard_at: null })
    .where('device_id', '=', deviceId)
    .where('link', '=', link)
    .execute()
}

/**
 * Returns undefined if the screen was revoked. Guests see only the first name of the staff member
 * who controls it.
 */
export async function readDriver(
  tx: HotelTransaction,
  deviceId: string,
): Promise<{ readonly driver: string | undefined } | undefined> {
  const [row] = await readDriverName(tx, deviceId)
  return row && { driver: row.name?.split(' ')[0] }
}

const readDriverName = statement<{ name: string | null }, [deviceId: string]>(`
  select line.holder_name as name from devices device
    left join front_desk_screens line on line.device_id = device.id and line.held_until > clock_timestamp()
  where device.id = $1::uuid and device.revoked_at is null`)

/** Returns false if no one controls the screen, because then no one may see it. */
export async function saveShown(tx: HotelTransaction, deviceId: string, shown: ShownScreen): Promise<boolean> {
  const { numAffectedRows } =
    await sql`update front_desk_screens set shown = ${JSON.stringify(shown)}, shown_at = clock_timestamp()
    where device_id = ${deviceId} and held_until > clock_timestamp()`.execute(tx)
  return numAffectedRows === 1n
}

export interface ScreenRow {
  readonly device: string
  readonly name: string
  readonly appKey: string
  readonly connected: boolean
}

/** All devices of the hotel; the configuration decides which of them follow the desk. */
export const readScreens = statement<ScreenRow, []>(`
  select device.id as device, coalesce(nullif(device.name, ''), device.app_key) as name, device.app_key as "appKey",
    coalesce(line.heard_at > clock_timestamp() - interval '${CONNECTED_SECONDS} seconds', false) as connected
  from devices device left join front_desk_screens line on line.hotel_id = device.hotel_id and line.device_id = device.id
  where device.revoked_at is null order by device.enrolled_at`)
