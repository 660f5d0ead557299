import { randomUUID } from 'node:crypto'
import type { JobName } from '@foyer/domain/jobs/job.ts'
import type { AlertKind } from '@foyer/domain/staff/alert-kinds.ts'
import { sql } from 'kysely'
import { writeAudit } from '../../access/audit/audit.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

interface NewAlert {
  readonly kind: AlertKind
  readonly reservationId?: string
  /** For the log. */
  readonly reference?: string
  readonly deviceId?: string
  readonly mailId?: string
  readonly job?: JobName
  readonly money?: 'nothingConcerned' | 'nothingCharged' | 'charged' | 'unknown'
  readonly key?: 'notGiven' | 'given' | 'unknown'
}

/** The hotel is told once; the same trouble again counts on the open alert. */
export async function openAlert(tx: HotelTransaction, hotelId: number, alert: NewAlert): Promise<void> {
  const { rows } = await sql<{ times: number }>`
    insert into alerts (hotel_id, id, kind, reservation_id, device_id, mail_id, job, money, key_state)
    values (${hotelId}, ${randomUUID()}, ${alert.kind}, ${alert.reservationId ?? null}, ${alert.deviceId ?? null},
      ${alert.mailId ?? null}, ${alert.job ?? null}, ${alert.money ?? null}, ${alert.key ?? null})
    on conflict (hotel_id, kind, coalesce(reservation_id, device_id, mail_id), job) where handled_at is null
      do update set times = alerts.times + 1, last_at = clock_timestamp()
    returning times
  `.execute(tx)
  if (rows[0]?.times === 1)
    await writeAudit(
      tx,
      { hotelId },
      { action: 'alertOpened', subject: alert.reference, details: { kind: alert.kind } },
    )
}
