import type { JobName } from '@foyer/domain/jobs/job.ts'
import { openRecordStates } from '@foyer/domain/verifactu/record-state.ts'
import type { Kysely } from 'kysely'
import { undeliveredPayment } from '../book/hotel-system/undelivered-payment.store.ts'
import { stayWithoutCode } from '../checkin/keys/reissued-code.store.ts'
import { unnotifiedWait } from '../checkin/room-wait/room-wait.store.ts'
import { alertWork } from '../desk/alerts/alert-work.store.ts'
import { findHotels } from '../platform/database/find-hotels.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { DueTurn } from './turn.store.ts'

const openRecords = openRecordStates.map((state) => `'${state}'`).join(', ')

/**
 * What makes a turn of a hotel's job worth a run. It may be more than a run then finds due, but never
 * less.
 */
const worthRunning = {
  keepSearchWords: ['reservations where words_due'],
  endHolds: ['walk_ins where hold_until <= clock_timestamp()'],
  tellRoomReady: [unnotifiedWait],
  sendInvoiceRecords: [`invoice_record_states where state in (${openRecords})`],
  settleKeys: [
    `keys where state = 'granted' and kind = 'card' and expires_at < clock_timestamp()`,
    `alerts alert where alert.kind = 'keyUnknown' and alert.handled_at is null and not exists (
      select from keys doubted where doubted.hotel_id = alert.hotel_id
        and doubted.reservation_id = alert.reservation_id and doubted.state = 'unknown' offset 0)`,
    stayWithoutCode,
  ],
  settlePayments: [
    'payments where due_at <= clock_timestamp()',
    `deposits where state = 'asked'`,
    `refunds where state = 'sent'`,
    `refunds where state = 'created' and told_waiting_at is null`,
    undeliveredPayment,
  ],
  watchAlerts: alertWork,
} as const satisfies Partial<Record<JobName, readonly string[]>>

type IdleName = keyof typeof worthRunning

export function canBeIdle(name: JobName): name is IdleName {
  return Object.hasOwn(worthRunning, name)
}

const conditions = Object.fromEntries(
  Object.entries(worthRunning).map(([name, rows]) => [
    name,
    rows.map((from) => `exists (select from ${from})`).join('\n  or '),
  ]),
) as Record<IdleName, string>

/** Those of these turns whose run would find nothing to do. */
export async function listIdle(db: Kysely<Tables>, turns: readonly DueTurn[]): Promise<DueTurn[]> {
  const names = [...new Set(turns.map(({ name }) => name))].filter(canBeIdle)
  const hotelIds = [...new Set(turns.map(({ hotelId }) => hotelId))]
  const busy = await findHotels(
    db,
    hotelIds,
    Object.fromEntries(names.map((name) => [name, conditions[name]])) as Record<JobName, string>,
  )
  return turns.filter(({ name, hotelId }) => busy.get(name)?.has(hotelId) === false)
}
