import type { Alert } from '@foyer/contract/staff/alerts.ts'
import { alertKinds, urgentKinds } from '@foyer/domain/alert/alert-kinds.ts'
import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

const hasKey = (state: string) => `exists (select from keys made where made.hotel_id = alerts.hotel_id
  and made.reservation_id = alerts.reservation_id and made.state = '${state}')`

/**
 * What our own records say of the key now, which is also what the guest's screen shows; without a
 * record, what was known when the alert was raised.
 */
const knownKey = `case when alerts.kind = 'endedKeyCut' then alerts.key_state
  when ${hasKey('unknown')} then 'unknown' when ${hasKey('done')} then 'given'
  when ${hasKey('refused')} then 'notGiven' else alerts.key_state end`

const hasPaid = (condition: string) => `exists (select from payments made where made.hotel_id = alerts.hotel_id
  and made.reservation_id = alerts.reservation_id and ${condition})`

/** The same for the money: an open outcome, or a payment of the visit that raised the alert. */
const knownMoney = `case when ${hasPaid(`made.state = 'unknown'`)} then 'unknown'
  when alerts.money is not null then alerts.money
  when ${hasPaid(`made.state = 'captured' and made.visit_id = alerts.visit_id`)} then 'charged' end`

function selectAlerts(tx: HotelTransaction) {
  return tx
    .selectFrom('alerts')
    .leftJoin('reservations as stay', (join) =>
      join.onRef('stay.hotel_id', '=', 'alerts.hotel_id').onRef('stay.id', '=', 'alerts.reservation_id'),
    )
    .leftJoin('devices as device', (join) =>
      join.onRef('device.hotel_id', '=', 'alerts.hotel_id').onRef('device.id', '=', 'alerts.device_id'),
    )
    .leftJoin('refunds as refund', (join) =>
      join.onRef('refund.hotel_id', '=', 'alerts.hotel_id').onRef('refund.id', '=', 'alerts.refund_id'),
    )
    .leftJoin('keys as key', (join) =>
      join.onRef('key.hotel_id', '=', 'alerts.hotel_id').onRef('key.id', '=', 'alerts.key_id'),
    )
    .leftJoin('payments as paid', (join) =>
      join
        .onRef('paid.hotel_id', '=', 'alerts.hotel_id')
        .on('paid.id', '=', sql<string>`coalesce(refund.payment_id, alerts.payment_id)`),
    )
    .select([
      'alerts.id',
      'alerts.kind',
      'alerts.opened_at',
      'alerts.times',
      'alerts.last_at',
      'alerts.job',
      'alerts.screen',
      'alerts.reason',
      'alerts.problem',
      'alerts.part',
      'alerts.claimed_at',
      'alerts.claimed_by',
      'alerts.escalated_at',
      sql<Alert['money'] | null>`${sql.raw(knownMoney)}`.as('money'),
      sql<Alert['key'] | null>`${sql.raw(knownKey)}`.as('key_state'),
      'alerts.handled_at',
      'alerts.handled_by',
      'alerts.note',
      'stay.reference',
      'stay.first_name',
      'stay.last_name',
      sql<string | null>`coalesce(key.room_number, stay.room_number)`.as('room_number'),
      sql<number | null>`coalesce(refund.minor, paid.minor - paid.refunded_minor)`.as('refund_minor'),
      'paid.currency as refund_currency',
      sql<string | null>`coalesce(nullif(device.name, ''), device.app_key)`.as('device_name'),
    ])
}

type Query = ReturnType<typeof selectAlerts>

const MAX_ALERTS = 200

/** Returns urgent alerts first, then the newest. */
async function readAlerts(tx: HotelTransaction, those: (alerts: Query) => Query): Promise<Alert[]> {
  const rows = await those(selectAlerts(tx)).orderBy('alerts.opened_at', 'desc').limit(MAX_ALERTS).execute()
  const alerts = rows.map((row): Alert => {
    const guestName = [row.first_name, row.last_name].filter(Boolean).join(' ')
    return {
      id: row.id,
      kind: row.kind,
      urgent: alertKinds[row.kind].urgent,
      openedAt: row.opened_at.toISOString(),
      times: row.times,
      lastAt: row.last_at.toISOString(),
      ...(row.reference ? { reference: row.reference } : {}),
      ...(guestName ? { guestName } : {}),
      ...(row.room_number ? { roomNumber: row.room_number } : {}),
      ...(row.device_name ? { deviceName: row.device_name } : {}),
      ...(row.job ? { job: row.job } : {}),
      ...(row.screen ? { screen: row.screen } : {}),
      ...(row.reason ? { reason: row.reason } : {}),
      ...(row.problem ? { problem: row.problem } : {}),
      ...(row.part ? { part: row.part } : {}),
      ...(row.refund_minor && row.refund_currency
        ? { amount: { minor: row.refund_minor, currency: row.refund_currency } }
        : {}),
      ...(row.claimed_at ? { claimed: { at: row.claimed_at.toISOString(), by: row.claimed_by ?? '' } } : {}),
      ...(row.escalated_at ? { escalatedAt: row.escalated_at.toISOString() } : {}),
      ...(row.money ? { money: row.money } : {}),
      ...(row.key_state ? { key: row.key_state } : {}),
      ...(row.handled_at
        ? {
            handled: {
              at: row.handled_at.toISOString(),
              ...(row.handled_by ? { by: row.handled_by } : {}),
              note: row.note ?? '',
            },
          }
        : {}),
    }
  })
  return alerts.toSorted((a, b) => Number(b.urgent) - Number(a.urgent))
}

/** Returns all alerts of a stay, handled or not. */
export function readAlertsOfStay(tx: HotelTransaction, reservationId: string): Promise<Alert[]> {
  return readAlerts(tx, (alerts) => alerts.where('alerts.reservation_id', '=', reservationId))
}

export function readOpenAlerts(tx: HotelTransaction): Promise<Alert[]> {
  return readAlerts(tx, (alerts) => alerts.where('alerts.handled_at', 'is', null))
}

/** Returns the ids of urgent alerts that no one has claimed. */
export async function readWaitingAlertIds(tx: HotelTransaction): Promise<string[]> {
  const rows = await tx
    .selectFrom('alerts')
    .select('id')
    .where('kind', 'in', urgentKinds)
    .where('handled_at', 'is', null)
    .where('claimed_at', 'is', null)
    .orderBy('opened_at')
    .limit(MAX_ALERTS)
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns alerts handled within the last day. */
export function readHandledAlerts(tx: HotelTransaction): Promise<Alert[]> {
  return readAlerts(tx, (alerts) =>
    alerts.where('alerts.handled_at', '>', sql<Date>`clock_timestamp() - interval '1 day'`),
  )
}

export async function readAlert(tx: HotelTransaction, id: string): Promise<Alert | undefined> {
  const [alert] = await readAlerts(tx, (alerts) => alerts.where('alerts.id', '=', id))
  return alert
}

/** Locks the row so that only one of two concurrent callers handles the alert. */
export function lockAlert(tx: HotelTransaction, id: string) {
  return tx
    .selectFrom('alerts')
    .select(['kind', 'handled_at', 'claimed_by', 'visit_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

interface Claim {
  readonly id: string
  /** Claiming one alert of a guest claims all open alerts of that visit. */
  readonly visitId: string | null
  readonly by: string
}

export async function markClaimed(tx: HotelTransaction, { id, visitId, by }: Claim): Promise<void> {
  await tx
    .updateTable('alerts')
    .set({ claimed_at: sql`clock_timestamp()`, claimed_by: by })
    .where((alert) => alert.or([alert('id', '=', id), alert('visit_id', '=', visitId)]))
    .where('handled_at', 'is', null)
    .where('claimed_at', 'is', null)
    .execute()
}

export async function markHandled(
  tx: HotelTransaction,
  id: string,
  { by, note }: { by: string; note: string },
): Promise<void> {
  await tx
    .updateTable('alerts')
    .set({ handled_at: sql`clock_timestamp()`, handled_by: by, note })
    .where('id', '=', id)
    .execute()
}
