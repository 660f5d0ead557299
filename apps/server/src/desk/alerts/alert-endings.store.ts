import type { AlertKind } from '@foyer/domain/alert/alert-kinds.ts'
import { openDepositStates } from '@foyer/domain/payment/deposit.ts'
import { roomHeldSql } from '../../book/reservation/room-nights.store.ts'

interface Ending {
  /** What ends it, for people. */
  readonly when: string
  /** SQL that is true once the cause of `alert` is gone; without it, only a person closes it. */
  readonly isGone?: string
}

const ofStay = (condition: string) => `exists (select from reservations stay
  where stay.hotel_id = alert.hotel_id and stay.id = alert.reservation_id and ${condition})`

const isOver = ofStay(`stay.state in ('departed', 'cancelled')`)

/** The stay was over before the guest came to the screen, so that it ends nothing. */
const cameAfterwards = `coalesce(alert.reason in ('departed', 'cancelled'), false)`

const hasArrivedSince = `exists (select from checkin_logs log where log.hotel_id = alert.hotel_id
  and log.reservation_id = alert.reservation_id and log.arrived_at > alert.last_at)`

const hasKeySince = `exists (select from keys key where key.hotel_id = alert.hotel_id
  and key.reservation_id = alert.reservation_id and key.state = 'done' and key.settled_at > alert.last_at)`

const noneOf = (table: string, condition: string) => `not exists (select from ${table} one
  where one.hotel_id = alert.hotel_id and ${condition})`

const isOfStay = 'one.reservation_id = alert.reservation_id'

const isOutOfService = `not exists (select from devices device
  where device.hotel_id = alert.hotel_id and device.id = alert.device_id and device.revoked_at is null
    and device.paused_at is null)`

const ofJob = (condition: string) => `exists (select from jobs where jobs.name = alert.job
  and (jobs.of_hotel is null or jobs.of_hotel = alert.hotel_id) and ${condition})`

const arrivesOrLeaves = { when: 'the guest checks in, or the stay is over', isGone: `${hasArrivedSince} or ${isOver}` }

/** For whatever kept a guest from the next step: they have taken it. */
const goesOn = {
  when: 'the guest checks in or gets a key, or the stay ends',
  isGone: `${hasArrivedSince} or ${hasKeySince} or (${isOver} and not ${cameAfterwards})`,
}
const byPerson = (why: string): Ending => ({ when: `a person closes it: ${why}` })

const openDeposits = openDepositStates.map((state) => `'${state}'`).join(', ')

/** What ends each kind of alert. Most are closed with their cause as well; this closes the rest. */
export const alertEndings: Readonly<Record<AlertKind, Ending>> = {
  guestAsksForHelp: {
    when: 'the guest checks in or gets a key; otherwise a person closes it',
    isGone: `${hasArrivedSince} or ${hasKeySince}`,
  },
  guestStuck: goesOn,
  roomNotAvailable: {
    when: 'the stay has a room for every night, the guest checks in, or the stay is over',
    isGone: `${hasArrivedSince} or ${isOver} or ${ofStay(
      `stay.room_available and stay.room_number is not null and ${roomHeldSql('current_date')}`,
    )}`,
  },
  partBroken: {
    when: 'the hub reports the part as working, or the device is paused or revoked',
    isGone: isOutOfService,
  },
  keyUnknown: {
    when: 'the outcome of each key is known',
    isGone: noneOf('keys', `${isOfStay} and one.state = 'unknown'`),
  },
  endedKeyCut: {
    when: 'a new card for that room has replaced it, or its last day is over',
    isGone: `exists (select from keys cut where cut.hotel_id = alert.hotel_id and cut.id = alert.key_id
      and (cut.valid_to < current_date - 1 or exists (select from keys newer where newer.hotel_id = cut.hotel_id
        and newer.room_number = cut.room_number and newer.kind = 'card' and newer.operation = 'new'
        and newer.state = 'done' and newer.settled_at > alert.last_at)))`,
  },
  guestReplaced: {
    when: 'the new guest checks in, staff make a key, or the stay is over',
    isGone: `${ofStay('stay.guest_changed_at is null')} or ${isOver}`,
  },
  paymentUnknown: {
    when: 'the outcome of each payment and refund is known',
    isGone: `${noneOf('payments', `${isOfStay} and one.state = 'unknown'`)} and not exists (
      select from payments paid join refunds refund on refund.hotel_id = paid.hotel_id and refund.payment_id = paid.id
      where paid.hotel_id = alert.hotel_id and paid.reservation_id = alert.reservation_id
        and refund.state = 'unknown')`,
  },
  paymentLate: {
    when: 'money is refunded to the guest since',
    isGone: `exists (select from payments paid join refunds refund
      on refund.hotel_id = paid.hotel_id and refund.payment_id = paid.id
      where paid.hotel_id = alert.hotel_id and paid.reservation_id = alert.reservation_id
        and refund.state = 'done' and refund.settled_at > alert.last_at)`,
  },
  paidAfterCancel: {
    when: 'the payment is refunded or voided as a whole, or what is left of it is kept as the cancellation fee',
    isGone: `${noneOf(
      'payments',
      `one.id = alert.payment_id and one.state = 'captured' and one.refunded_minor < one.minor`,
    )} or (select count(*) filter (where line.origin like 'cancellationFee:%') > 0 and sum(line.amount) >= 0
      from folio_lines line where line.hotel_id = alert.hotel_id and line.reservation_id = alert.reservation_id)`,
  },
  depositAfterCancel: {
    when: 'no deposit of the cancelled stay is blocked any more',
    isGone: noneOf('deposits', `${isOfStay} and one.state in (${openDeposits})`),
  },
  refundWaiting: {
    when: 'a kiosk has fetched the refund, or it is settled by hand',
    isGone: noneOf('refunds', `one.id = alert.refund_id and one.state = 'created'`),
  },
  refundLate: byPerson('whether the guest was refunded twice is in the terminal’s records'),
  paidNotArrived: {
    when: 'the guest is checked in, or the stay is over',
    isGone: ofStay(`stay.state <> 'expected'`),
  },
  rentalNotPaid: arrivesOrLeaves,
  licenceUnseen: arrivesOrLeaves,
  identityUnseen: arrivesOrLeaves,
  depositShort: arrivesOrLeaves,
  billFailed: {
    when: 'the receipt is printed',
    isGone: noneOf('fiscal_bills', `${isOfStay} and one.state in ('failed', 'unknown')`),
  },
  billAsked: {
    when: 'the bill is mailed; otherwise a person closes it, who gave it to the guest',
    isGone: `exists (select from wanted_bills one where one.hotel_id = alert.hotel_id and ${isOfStay}
      and one.mail_id is not null)`,
  },
  departureUnpaid: { when: 'the guest pays or checks out', isGone: isOver },
  cancelledAfterArrival: { when: 'the guest is no longer in house', isGone: ofStay(`stay.state <> 'inHouse'`) },
  paymentNotDelivered: {
    when: 'the hotel’s system has accepted the payments of the stay',
    isGone: noneOf(
      'deliveries',
      `one.stream = alert.reservation_id::text and one.kind = 'payment' and one.state in ('waiting', 'refused')`,
    ),
  },
  deliveryRefused: {
    when: 'the hotel’s system has accepted what it had refused',
    isGone: noneOf('deliveries', `one.stream = alert.reservation_id::text and one.state = 'refused'`),
  },
  reportRefused: {
    when: 'no report of the stay is refused or unknown',
    isGone: noneOf('authority_reports', `${isOfStay} and one.state in ('refused', 'unknown')`),
  },
  reportDue: {
    when: 'the authority has accepted the report',
    isGone: noneOf(
      'authority_reports',
      `${isOfStay} and one.state in ('incomplete', 'queued', 'sent', 'refused', 'unknown')`,
    ),
  },
  authorityStopped: {
    when: 'the authority accepts the hotel’s credentials, or nothing waits for it',
    isGone: noneOf('deliveries', `one.end_name = 'authority' and one.state = 'waiting'`),
  },
  invoiceRecordsStopped: {
    when: 'the tax agency accepts records again, or none is left to send',
    isGone: `${noneOf('invoice_record_flows', 'one.failing_since is not null')} or ${noneOf(
      'invoice_record_states',
      `one.state in ('queued', 'sent', 'unknown')`,
    )}`,
  },
  invoiceRecordRefused: {
    when: 'no record of the stay’s invoices is refused',
    isGone: noneOf(
      'invoice_record_states',
      `one.state = 'refused' and exists (select from invoice_records record
        join invoices invoice on invoice.hotel_id = record.hotel_id and invoice.id = record.invoice_id
        where record.hotel_id = one.hotel_id and record.id = one.record_id
          and invoice.reservation_id = alert.reservation_id)`,
    ),
  },
  feedRefused: { when: 'no refused event is left', isGone: noneOf('feed_rejections', 'true') },
  booksDiffer: { when: 'no difference is open', isGone: noneOf('book_differences', 'one.resolved_at is null') },
  reservationGuessed: byPerson('only they know whether it was the guest'),
  handOverTaken: arrivesOrLeaves,
  codeGuessed: byPerson('only they know whether it was the guest'),
  lowRating: byPerson('they talk to the guest'),
  secondFactorGuessed: byPerson('only they know whether it was a colleague'),
  linkGuessed: byPerson('only they know whether it was the guest'),
  discountGuessed: byPerson('they decide whether a code has to change'),
  searchGuessed: byPerson('they look at the device or the network'),
  deviceOffline: { when: 'the device is heard again, or is paused or revoked', isGone: isOutOfService },
  mailFailed: {
    when: 'the mail is sent again, or is deleted',
    isGone: noneOf('deliveries', `one.id = alert.mail_id and one.state <> 'delivered'`),
  },
  dayNotClosed: {
    when: 'the day is closed',
    isGone: `exists (select from business_days closed
      where closed.hotel_id = alert.hotel_id and closed.day >= alert.problem::date)`,
  },
  jobFailing: { when: 'the job succeeds', isGone: ofJob(`jobs.result = 'done' and jobs.failures = 0`) },
  jobLate: { when: 'the job has run', isGone: ofJob('not jobs.told_late') },
}
