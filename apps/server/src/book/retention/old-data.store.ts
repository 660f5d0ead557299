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

/** What is deleted by its own age, whatever became of its stay. */
const kinds = {
  // To addresses that no stay has: an account's, or one that the guest has changed.
  mails: ({ now, retention, atOnce }) => sql`delete from mails where id in (
    select id from mails where member_id is null
      and not exists (select from deliveries where deliveries.id = mails.id and deliveries.state = 'waiting')
      and created_at < ${before(now, retention.guestDays)} limit ${atOnce})`,
  deliveries: ({ now, retention, atOnce }) => sql`delete from deliveries where id in (
    select id from deliveries where state <> 'waiting' and created_at < ${before(now, retention.guestDays)}
      and not exists (select from mails where mails.id = deliveries.id) limit ${atOnce})`,
  // What a screen showed to the colleague who controlled it, if they never released it.
  deskMessages: ({ now }) => sql`update front_desk_screens set shown = null, shown_at = null
    where shown_at < ${before(now, 1)}`,
  pageEvents: ({ now, retention, atOnce }) => sql`delete from tracking_events where id in (
    select id from tracking_events where at < ${before(now, retention.trackingDays)} limit ${atOnce})`,
  steps: ({ now, retention, atOnce }) => sql`delete from checkin_steps where ctid = any(array(
    select ctid from checkin_steps where first_at < ${before(now, retention.trackingDays)}
      and last_at < ${before(now, retention.trackingDays)} limit ${atOnce}))`,
  // The log gives guests who are still in the hotel access to their key.
  checkinLogs: ({ now, today, retention, atOnce }) => sql`delete from checkin_logs where id in (
    select log.id from checkin_logs log join reservations stay on stay.id = log.reservation_id
    where log.started_at < ${before(now, retention.logDays)}
      and coalesce(log.ended_at, log.started_at) < ${before(now, retention.logDays)} and stay.end_date < ${today}::date
    limit ${atOnce})`,
  // With the guests' names and addresses on them, which outlive the stay. Credit notes first.
  invoices: ({ today, retention, atOnce }) => sql`delete from invoices where (hotel_id, id) in (
    select hotel_id, id from invoices invoice where day < ${today}::date - ${retention.invoiceDays}::int
      and not exists (select from invoices credit where credit.hotel_id = invoice.hotel_id and credit.corrects = invoice.id)
    limit ${atOnce})`,
  // The last record of a chain stays, because the next one continues it.
  invoiceRecords: ({ today, retention, atOnce }) => sql`delete from invoice_records where (hotel_id, id) in (
    select hotel_id, id from invoice_records record where at < ${today}::date - ${retention.invoiceDays}::int
      and exists (select from invoice_records later where later.hotel_id = record.hotel_id
        and later.issuer = record.issuer and later.is_test = record.is_test and later.position > record.position)
    order by position limit ${atOnce})`,
  authorityReceipts: ({ today, atOnce }) => sql`delete from authority_receipts where (hotel_id, id) in (
    select hotel_id, id from authority_receipts where retain_until < ${today}::date limit ${atOnce})`,
  authorityDayReceipts: ({ today, atOnce }) => sql`delete from authority_day_receipts where ctid = any(array(
    select ctid from authority_day_receipts where retain_until < ${today}::date limit ${atOnce}))`,
  feedRejections: ({ now, retention, atOnce }) => sql`delete from feed_rejections where ctid = any(array(
    select ctid from feed_rejections where last_at < ${before(now, retention.logDays)} limit ${atOnce}))`,
} as const satisfies Record<string, (old: Old) => RawBuilder<unknown>>

export async function eraseOld(tx: HotelTransaction, old: Old): Promise<Counts> {
  const counts: Record<string, number> = {}
  for (const [kind, statement] of Object.entries(kinds)) {
    const count = Number((await statement(old).execute(tx)).numAffectedRows ?? 0)
    if (count > 0) counts[kind] = count
  }
  return counts
}
