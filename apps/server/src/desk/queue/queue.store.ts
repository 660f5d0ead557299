import type { Waiting } from '@foyer/contract/staff/queue.ts'
import { urgentKinds } from '@foyer/domain/alert/alert-kinds.ts'
import { alertNeeds, MAX_WAIT_S, partNeeds, type QueueNeed, reasonNeeds } from '@foyer/domain/queue/queue-needs.ts'
import { DISCONNECT_TIMEOUT_S } from '@foyer/domain/video-call/call-times.ts'
import { IS_WAITING } from '../../checkin/room-wait/room-wait.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

interface WaitingRow {
  readonly id: string
  readonly source: Waiting['source']
  readonly need: QueueNeed
  readonly since: Date
  readonly reference: string | null
  readonly guestName: string
  readonly roomNumber: string | null
  readonly nights: number | null
  readonly deviceName: string | null
  readonly onOwnPhone: boolean
  readonly phone: string | null
  readonly kind: Waiting['kind'] | null
  readonly reason: Waiting['reason'] | null
  readonly problem: string | null
  readonly part: Waiting['part'] | null
  readonly minor: number | null
  readonly currency: string | null
  readonly alertId: string | null
  readonly tellsByMail: boolean
  readonly claimedBy: string | null
}

const MAX_WAITING = 200

const toCase = (column: string, needs: Readonly<Record<string, QueueNeed>>) =>
  `case ${column} ${Object.entries(needs)
    .map(([value, need]) => `when '${value}' then '${need}'`)
    .join(' ')} end`

const alertNeed = `coalesce(${toCase('alert.part', partNeeds)}, ${toCase('alert.reason', reasonNeeds)},
  ${toCase('alert.kind', alertNeeds)})`

const urgent = urgentKinds.map((kind) => `'${kind}'`).join(', ')

/**
 * One row per guest: the call first, because someone speaks into it; then the payment, which must
 * not be taken twice; then the alert; then the wait for a room. A broken part without a guest makes
 * no one wait.
 */
const listRows = statement<WaitingRow, []>(`
  with source as (
    select 0 as rank, call.id, 'call' as source, 'person' as need, call.asked_at as since, call.reservation_id,
      call.device_id, null::text as kind, null::text as reason, null::text as problem, null::text as part,
      null::int as minor, null::text as currency, null::uuid as alert_id, false as mails,
      call.member_name as claimed_by, call.device_id is null as is_own
    from video_calls call
    where call.ended_at is null and call.guest_seen_at > clock_timestamp() - interval '${DISCONNECT_TIMEOUT_S} seconds'
    union all
    select 1, payment.id, 'payment', 'payment', payment.created_at, payment.reservation_id, payment.device_id,
      null, null, null, null, payment.minor, payment.currency, null, false, null,
      payment.device_id is null and payment.visit_id is not null
    from payments payment
    where payment.state = 'unknown' and payment.member_id is null
      and payment.created_at > clock_timestamp() - interval '12 hours'
    union all
    select 2, alert.id, 'alert', ${alertNeed}, alert.opened_at, alert.reservation_id, alert.device_id,
      alert.kind, alert.reason, alert.problem, alert.part, null, null,
      case when alert.claimed_at is null then alert.id end, false, alert.claimed_by,
      alert.device_id is null and alert.screen is not null
    from alerts alert
    where alert.handled_at is null and alert.kind in (${urgent})
      and alert.last_at > clock_timestamp() - interval '12 hours'
      and (alert.kind <> 'partBroken' or alert.reservation_id is not null)
    union all
    select 3, wait.reservation_id, 'roomWait', 'room', wait.since, wait.reservation_id, wait.device_id,
      null, null, null, null, null, null, null, wait.email is not null, null, wait.device_id is null
    from room_waits wait
      join reservations stay on stay.hotel_id = wait.hotel_id and stay.id = wait.reservation_id
      left join rooms room on room.hotel_id = stay.hotel_id and room.number = stay.room_number
    where stay.state = 'expected' and not coalesce(room.ready, false) and ${IS_WAITING}
  ), guest as (
    select distinct on (coalesce(reservation_id, device_id, id)) id, source, need, reservation_id, kind, reason,
      problem, part, minor, currency, mails, min(since) over mine as since,
      max(device_id::text) over mine as device_id, bool_or(is_own) over mine as is_own,
      min(alert_id::text) over mine as alert_id, max(claimed_by) over mine as claimed_by
    from source
    window mine as (partition by coalesce(reservation_id, device_id, id))
    order by coalesce(reservation_id, device_id, id), rank, source.since
  )
  select guest.id, guest.source, guest.need, guest.since, stay.reference,
    concat_ws(' ', stay.first_name, stay.last_name) as "guestName", stay.room_number as "roomNumber",
    stay.end_date::date - stay.start_date::date as nights,
    coalesce(nullif(device.name, ''), device.app_key) as "deviceName",
    guest.is_own and guest.device_id is null as "onOwnPhone",
    case when guest.is_own and guest.device_id is null then (select main.given ->> 'phone' from guests main
      where main.hotel_id = stay.hotel_id and main.reservation_id = stay.id and main.main limit 1) end as phone,
    guest.kind, guest.reason, guest.problem, guest.part, guest.minor, guest.currency,
    guest.alert_id as "alertId", guest.mails as "tellsByMail", guest.claimed_by as "claimedBy"
  from guest
    left join reservations stay on stay.id = guest.reservation_id
    left join devices device on device.id = guest.device_id::uuid
  order by guest.since, guest.id limit ${MAX_WAITING}`)

/** Guests who wait for reception, longest first. */
export async function readQueue(tx: HotelTransaction): Promise<Waiting[]> {
  return (await listRows(tx)).map(toWaiting)
}

function toWaiting(row: WaitingRow): Waiting {
  const { id, source, need, since, tellsByMail, nights, minor, currency } = row
  const texts = {
    reference: row.reference,
    guestName: row.guestName,
    roomNumber: row.roomNumber,
    deviceName: row.deviceName,
    phone: row.phone,
    problem: row.problem,
    alertId: row.alertId,
    claimedBy: row.claimedBy,
    kind: row.kind,
    reason: row.reason,
    part: row.part,
  }
  return {
    id,
    source,
    need,
    since: since.toISOString(),
    ...(Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as Partial<Waiting>),
    ...(nights !== null && { nights }),
    ...(minor !== null && currency && { amount: { minor, currency } }),
    ...(tellsByMail && { tellsByMail }),
    ...(row.onOwnPhone && { onOwnPhone: true }),
  }
}

interface Today {
  readonly waited: number
  readonly medianS: number | null
  readonly late: number
}

const readToday = statement<Today, [timeZone: string]>(`
  with call as (
    select extract(epoch from coalesce(claimed_at, handled_at, clock_timestamp()) - opened_at) as seconds,
      coalesce(claimed_at, handled_at) is not null as is_taken
    from alerts
    where kind in (${urgent}) and opened_at >= date_trunc('day', clock_timestamp() at time zone $1::text) at time zone $1::text
  )
  select count(*)::int as waited, count(*) filter (where seconds > ${MAX_WAIT_S})::int as late,
    round(percentile_cont(0.5) within group (order by seconds) filter (where is_taken))::int as "medianS"
  from call`)

/** How many guests have called today, and how long it took. */
export async function readQueueToday(tx: HotelTransaction, timeZone: string) {
  const [today] = await readToday(tx, timeZone)
  const { waited = 0, late = 0, medianS = null } = today ?? {}
  return { waited, late, ...(medianS !== null && { medianS }) }
}
