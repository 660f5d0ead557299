import type { Retention } from '@foyer/domain/retention/retention-config.ts'
import { type RawBuilder, sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Counts } from './erase.ts'

interface Old {
  readonly retention: Retention
  readonly now: Date
  readonly today: string
  readonly atOnce: number
}

const before = (now: Date, days: number) => sql`${now}::timestamptz - make_interval(days => ${days})`

/**
 * Deletes the oldest of these rows. They are selected as an array, because a plan made while a
 * table was empty would otherwise select them again for every row. `offset 0` keeps a condition about
 * another table as a look at its index: few rows are expected of a hotel, even where it has most.
 */
const deleteOld =
  (table: string, isOld: (old: Old) => RawBuilder<unknown>) =>
  (old: Old): RawBuilder<unknown> =>
    sql`delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${isOld(old)} limit ${old.atOnce}))`

/** What is deleted by its own age, whatever became of its stay. */
const kinds = {
  // To addresses that no stay has: an account's, or one that the guest has changed.
  mails: deleteOld(
    'mails',
    ({ now, retention }) => sql`member_id is null and created_at < ${before(now, retention.guestDays)}
      and not exists (select from deliveries where deliveries.id = mails.id and deliveries.state = 'waiting'
        offset 0)`,
  ),
  deliveries: deleteOld(
    'deliveries',
    ({ now, retention }) => sql`state <> 'waiting' and created_at < ${before(now, retention.guestDays)}
      and not exists (select from mails where mails.id = deliveries.id offset 0)`,
  ),
  // What a screen showed to the colleague who controlled it, if they never released it.
  deskMessages: ({ now }) => sql`update front_desk_screens set shown = null, shown_at = null
    where shown_at < ${before(now, 1)}`,
  pageEvents: deleteOld('tracking_events', ({ now, retention }) => sql`at < ${before(now, retention.trackingDays)}`),
  steps: deleteOld(
    'checkin_steps',
    ({ now, retention }) => sql`first_at < ${before(now, retention.trackingDays)}
      and last_at < ${before(now, retention.trackingDays)}`,
  ),
  // The log gives guests who are still in the hotel access to their key.
  checkinLogs: deleteOld(
    'checkin_logs',
    ({ now, today, retention }) => sql`started_at < ${before(now, retention.logDays)}
      and coalesce(ended_at, started_at) < ${before(now, retention.logDays)}
      and exists (select from reservations stay where stay.id = reservation_id and stay.end_date < ${today}::date offset 0)`,
  ),
  // With the guests' names and addresses on them, which outlive the stay. Credit notes first.
  invoices: deleteOld(
    'invoices',
    ({ today, retention }) => sql`day < ${today}::date - ${retention.invoiceDays}::int and not exists (
      select from invoices credit where credit.hotel_id = invoices.hotel_id and credit.corrects = invoices.id
      offset 0)`,
  ),
  // The last record of a chain stays, because the next one continues it.
  invoiceRecords: deleteOld(
    'invoice_records',
    ({ today, retention }) => sql`at < ${today}::date - ${retention.invoiceDays}::int and exists (
      select from invoice_records later where later.hotel_id = invoice_records.hotel_id
        and later.issuer = invoice_records.issuer and later.is_test = invoice_records.is_test
        and later.position > invoice_records.position offset 0)
      order by position`,
  ),
  authorityReceipts: deleteOld('authority_receipts', ({ today }) => sql`retain_until < ${today}::date`),
  authorityDayReceipts: deleteOld('authority_day_receipts', ({ today }) => sql`retain_until < ${today}::date`),
  feedRejections: deleteOld(
    'feed_rejections',
    ({ now, retention }) => sql`last_at < ${before(now, retention.logDays)}`,
  ),
} as const satisfies Record<string, (old: Old) => RawBuilder<unknown>>

export async function eraseOld(tx: HotelTransaction, old: Old): Promise<Counts> {
  const counts: Record<string, number> = {}
  for (const [kind, statement] of Object.entries(kinds)) {
    const count = Number((await statement(old).execute(tx)).numAffectedRows ?? 0)
    if (count > 0) counts[kind] = count
  }
  return counts
}
