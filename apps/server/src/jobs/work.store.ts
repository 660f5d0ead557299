import type { JobName } from '@foyer/domain/jobs/job.ts'
import { openRecordStates } from '@foyer/domain/verifactu/record-state.ts'
import type { HotelTransaction } from '../platform/database/hotel-transaction.ts'
import { statement } from '../platform/database/statement.ts'

const openRecords = openRecordStates.map((state) => `'${state}'`).join(', ')

/**
 * What makes a turn of a hotel's job worth a run. It may be more than a run then finds due, but never
 * less.
 */
const worthRunning = {
  keepSearchWords: ['reservations where words_due'],
  endHolds: ['walk_ins where hold_until <= clock_timestamp()'],
  tellRoomReady: ['room_waits where email is not null and mail_id is null'],
  sendInvoiceRecords: [`invoice_record_states where state in (${openRecords})`],
  settleKeys: [
    `keys where state = 'granted' and kind = 'card' and expires_at < clock_timestamp()`,
    `alerts where kind = 'keyUnknown' and handled_at is null`,
    // Guests in house whose code the database has ended.
    `reservations stay where stay.state = 'inHouse' and exists (select from keys ended
      where ended.hotel_id = stay.hotel_id and ended.reservation_id = stay.id and ended.kind = 'code'
        and ended.state = 'ended' offset 0)`,
  ],
  settlePayments: [
    'payments where due_at <= clock_timestamp()',
    `deposits where state = 'asked'`,
    `refunds where state in ('created', 'sent')`,
    `deliveries where end_name = 'hotelSystem' and kind = 'payment' and state = 'waiting'`,
  ],
  watchAlerts: [
    'alerts where handled_at is null',
    `deposits where state = 'held'`,
    // Devices and hubs that were heard of within a day, but not just now, and broken parts.
    `devices where revoked_at is null and paused_at is null and coalesce(last_seen_at, enrolled_at)
      between clock_timestamp() - interval '24 hours' and clock_timestamp() - interval '5 minutes'`,
    `hubs where told_at > clock_timestamp() - interval '24 hours'
      and (told_at < clock_timestamp() - interval '30 seconds' or cardinality(broken) > 0)`,
  ],
} as const satisfies Partial<Record<JobName, readonly string[]>>

const statements = Object.fromEntries(
  Object.entries(worthRunning).map(([name, rows]) => {
    const anyOf = rows.map((from) => `exists (select from ${from})`).join('\n  or ')
    return [name, statement<{ hasWork: boolean }, []>(`select ${anyOf} as "hasWork"`)]
  }),
)

export function canBeIdle(name: JobName): boolean {
  return name in statements
}

/** Whether a run of this job would find anything to do; true if only a run can tell. */
export async function hasWork(tx: HotelTransaction, name: JobName): Promise<boolean> {
  const read = statements[name]
  if (!read) return true
  const [row] = await read(tx)
  return row?.hasWork ?? true
}
