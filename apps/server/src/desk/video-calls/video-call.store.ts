import type { CallParty } from '@foyer/contract/messages/video-call.ts'
import type { ScreenName } from '@foyer/domain/journey/screens.ts'
import { applyCallEvent, type CallEvent, type CallState, isCallRejected } from '@foyer/domain/video-call/call-states.ts'
import { DESK_CONNECT_TIMEOUT_S, DISCONNECT_TIMEOUT_S } from '@foyer/domain/video-call/call-times.ts'
import { type CallEnding, lapseReason } from '@foyer/domain/video-call/lapse-reason.ts'
import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

/** Retains who called and who answered, and nothing of the conversation. */
const RETENTION_DAYS = 7

export interface CallRow {
  readonly id: string
  readonly visitId: string
  readonly state: CallState
  readonly askedAt: Date
  readonly rungAt: Date | null
  readonly busyAt: Date | null
  readonly answeredAt: Date | null
  readonly guestSeenAt: Date
  readonly deskSeenAt: Date | null
  readonly memberId: string | null
  readonly memberName: string | null
  readonly reservationId: string | null
  readonly reference: string | null
  readonly why: CallEnding | null
  readonly nobodyS: number
  readonly unansweredS: number
  readonly now: Date
}

const columns = `id, visit_id as "visitId", state, asked_at as "askedAt", rung_at as "rungAt", busy_at as "busyAt",
  answered_at as "answeredAt", guest_seen_at as "guestSeenAt", desk_seen_at as "deskSeenAt", member_id as "memberId",
  member_name as "memberName", reservation_id as "reservationId",
  (select reference from reservations stay where stay.hotel_id = video_calls.hotel_id and stay.id = video_calls.reservation_id) as reference, why,
  nobody_after_s as "nobodyS", unanswered_after_s as "unansweredS", clock_timestamp() as now`

interface NewCall {
  readonly hotelId: number
  readonly id: string
  readonly visitId: string
  readonly deviceId: string | null
  readonly reservationId: string | null
  readonly screen: ScreenName | null
  readonly asksIdentity: boolean
  readonly nobodyS: number
  readonly unansweredS: number
}

const insertCall = statement<
  { id: string },
  [
    hotelId: number,
    id: string,
    visitId: string,
    device: string | null,
    of: string | null,
    screen: string | null,
    asks: boolean,
    nobodyS: number,
    unansweredS: number,
  ]
>(`insert into video_calls as call (hotel_id, id, visit_id, device_id, reservation_id, screen, asks_identity, nobody_after_s,
    unanswered_after_s)
  values ($1::int, $2::uuid, $3::text, $4::uuid, $5::uuid, $6::text, $7::boolean, $8::int, $9::int)
  on conflict (hotel_id, visit_id) where ended_at is null do update set screen = excluded.screen
  returning id`)

/** A guest has one call at a time: a second request returns the same call. */
export async function createCall(tx: HotelTransaction, call: NewCall): Promise<string> {
  const { hotelId, id, visitId, deviceId, reservationId, screen, asksIdentity, nobodyS, unansweredS } = call
  const about = [deviceId, reservationId, screen, asksIdentity] as const
  const [row] = await insertCall(tx, hotelId, id, visitId, ...about, nobodyS, unansweredS)
  if (!row) throw new Error('A call is made or found.')
  return row.id
}

const lockOfVisit = statement<CallRow, [visitId: string]>(
  `select ${columns} from video_calls where visit_id = $1 and ended_at is null for update`,
)
const lockCall = statement<CallRow, [id: string]>(`select ${columns} from video_calls where id = $1::uuid for update`)
const readById = statement<CallRow, [id: string]>(`select ${columns} from video_calls where id = $1::uuid`)

export const lockOpenCall = async (tx: HotelTransaction, visitId: string) => (await lockOfVisit(tx, visitId))[0]
export const lockCallRow = async (tx: HotelTransaction, id: string) => (await lockCall(tx, id))[0]
export const readCall = async (tx: HotelTransaction, id: string) => (await readById(tx, id))[0]

export async function countOpenCalls(tx: HotelTransaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from video_calls
    where ended_at is null and guest_seen_at > clock_timestamp() - interval '${sql.raw(String(DISCONNECT_TIMEOUT_S))} seconds'`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}

/** After concurrent requests only the newest ticket is valid. */
export async function issueTicket(tx: HotelTransaction, id: string, end: CallParty, ticket: string): Promise<void> {
  const column = end === 'guest' ? 'guest_ticket' : 'desk_ticket'
  await tx
    .updateTable('video_calls')
    .set({ [column]: ticket })
    .where('id', '=', id)
    .execute()
}

const createConsumeTicket = (end: CallParty) =>
  statement<{ id: string }, [id: string, ticket: string]>(`
  update video_calls set ${end}_ticket = null, ${end}_seen_at = clock_timestamp()
  where id = $1::uuid and ${end}_ticket = $2::uuid and ended_at is null returning id`)
const consumeTicketByEnd = { guest: createConsumeTicket('guest'), desk: createConsumeTicket('desk') }

/** A single statement, so that a token lets in only one of two concurrent connections. */
export async function consumeTicket(
  tx: HotelTransaction,
  id: string,
  end: CallParty,
  ticket: string,
): Promise<boolean> {
  return (await consumeTicketByEnd[end](tx, id, ticket)).length > 0
}

/** Applies an event to a locked row. */
export async function advance(
  tx: HotelTransaction,
  call: Pick<CallRow, 'id' | 'state'>,
  event: CallEvent,
  set: { readonly why?: CallEnding; readonly member?: { readonly id: string; readonly name: string } } = {},
): Promise<CallState | 'taken' | 'over'> {
  const after = applyCallEvent(call.state, event)
  if (isCallRejected(after)) return after
  const now = sql<Date>`clock_timestamp()`
  await tx
    .updateTable('video_calls')
    .set({
      state: after,
      ...(event === 'request' && { requests: sql<number>`requests + 1` }),
      ...(event === 'ring' && { rung_at: sql<Date>`coalesce(rung_at, clock_timestamp())` }),
      ...(after === 'answered' && event === 'answer' && { answered_at: now }),
      ...(set.member && { member_id: set.member.id, member_name: set.member.name }),
      ...(after === 'ended' && { ended_at: now, why: set.why ?? null, guest_ticket: null, desk_ticket: null }),
    })
    .where('id', '=', call.id)
    .execute()
  if (after === 'ended') await tx.deleteFrom('video_signals').where('call_id', '=', call.id).execute()
  return after
}

export async function recordBusy(tx: HotelTransaction, id: string): Promise<void> {
  const busy_at = sql<Date>`coalesce(busy_at, clock_timestamp())`
  await tx.updateTable('video_calls').set({ busy_at }).where('id', '=', id).execute()
}

const createMarkSeen = (end: CallParty) =>
  statement<CallRow, [id: string]>(`update video_calls set ${end}_seen_at = clock_timestamp()
    where id = $1::uuid and ended_at is null returning ${columns}`)
const markSeenByEnd = { guest: createMarkSeen('guest'), desk: createMarkSeen('desk') }

/**
 * Records that an end is still connected and ends a lapsed call. Returns undefined if the call is
 * over.
 */
export async function recordHeartbeat(tx: HotelTransaction, id: string, end: CallParty): Promise<CallRow | undefined> {
  const [call] = await markSeenByEnd[end](tx, id)
  const why = call && lapseReason(call, call.now)
  if (!call || !why) return call
  await advance(tx, call, 'lapse', { why })
  return undefined
}

const readSpeaking = statement<{ id: string }, [memberId: string]>(`
  with gone as (update video_calls set state = 'ended', ended_at = clock_timestamp(), why = 'lost', guest_ticket = null,
      desk_ticket = null
    where member_id = $1::uuid and state = 'answered'
      and coalesce(desk_seen_at + interval '${DISCONNECT_TIMEOUT_S} seconds', answered_at + interval '${DESK_CONNECT_TIMEOUT_S} seconds')
        < clock_timestamp() returning id)
  select id from video_calls where member_id = $1::uuid and state = 'answered' and id not in (select id from gone)`)

/** Returns the call that the member is in, after ending those that their page has abandoned. */
export async function findActiveCall(tx: HotelTransaction, memberId: string): Promise<string | undefined> {
  return (await readSpeaking(tx, memberId))[0]?.id
}

export async function purgeOldCalls(tx: HotelTransaction): Promise<void> {
  await sql`delete from video_calls where asked_at < clock_timestamp() - make_interval(days => ${RETENTION_DAYS})`.execute(
    tx,
  )
}
