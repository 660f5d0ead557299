import { randomUUID } from 'node:crypto'
import type { AlertKind } from '@foyer/domain/alert/alert-kinds.ts'
import type { AlertReasonName, DevicePart } from '@foyer/domain/alert/alert-reasons.ts'
import type { JobName } from '@foyer/domain/jobs/job.ts'
import type { ScreenName } from '@foyer/domain/journey/screens.ts'
import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

export interface NewAlert {
  readonly kind: AlertKind
  readonly reservationId?: string | undefined
  /** For the log. */
  readonly reference?: string | undefined
  readonly deviceId?: string | undefined
  readonly mailId?: string
  readonly job?: JobName
  readonly visitId?: string
  readonly screen?: ScreenName
  readonly reason?: AlertReasonName
  readonly problem?: string | undefined
  readonly part?: DevicePart | undefined
  /** The refund whose amount the desk sees. */
  readonly refundId?: string | undefined
  /** The key whose room the desk sees. */
  readonly keyId?: string | undefined
  /** The payment whose amount the desk sees. */
  readonly paymentId?: string | undefined
  readonly money?: 'nothingConcerned' | 'nothingCharged' | 'charged' | 'unknown'
  readonly key?: 'notGiven' | 'given' | 'unknown'
}

interface SavedAlert {
  readonly hotelId: number
  /** One alert per kind and subject can be open (unique index). */
  readonly subject: string
  readonly alert: NewAlert
}

/**
 * Inserts the alert, or increments the open one of its kind and subject. Returns how often it was
 * raised.
 */
export async function saveAlert(
  tx: HotelTransaction,
  { hotelId, subject, alert }: SavedAlert,
): Promise<number | undefined> {
  const { rows } = await sql<{ times: number }>`
    insert into alerts (hotel_id, id, kind, subject, reservation_id, device_id, mail_id, job, visit_id, screen, reason, problem,
      part, refund_id, key_id, payment_id, money, key_state)
    values (${hotelId}, ${randomUUID()}, ${alert.kind}, ${subject}, ${alert.reservationId ?? null},
      ${alert.deviceId ?? null}, ${alert.mailId ?? null}, ${alert.job ?? null}, ${alert.visitId ?? null},
      ${alert.screen ?? null}, ${alert.reason ?? null}, ${alert.problem ?? null}, ${alert.part ?? null},
      ${alert.refundId ?? null}, ${alert.keyId ?? null},
      ${alert.paymentId ?? null}, ${alert.money ?? null}, ${alert.key ?? null})
    on conflict (hotel_id, kind, subject) where handled_at is null
      do update set times = alerts.times + 1, last_at = clock_timestamp(),
        reservation_id = coalesce(excluded.reservation_id, alerts.reservation_id),
        device_id = coalesce(excluded.device_id, alerts.device_id),
        visit_id = coalesce(excluded.visit_id, alerts.visit_id), screen = coalesce(excluded.screen, alerts.screen),
        reason = coalesce(excluded.reason, alerts.reason),
        problem = case when excluded.reason is null then coalesce(excluded.problem, alerts.problem)
          else excluded.problem end
    returning times
  `.execute(tx)
  return rows[0]?.times
}

/** Closes an alert whose cause is gone. */
export async function settleAlert(tx: HotelTransaction, kind: AlertKind, subject: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('alerts')
    .set({ handled_at: sql`clock_timestamp()` })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('handled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The newest alert of a visit. */
export function findLatestAlert(tx: HotelTransaction, visitId: string) {
  return tx
    .selectFrom('alerts')
    .select(['claimed_by', 'handled_at'])
    .where('visit_id', '=', visitId)
    .orderBy('last_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
