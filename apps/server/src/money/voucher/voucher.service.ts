import { randomUUID } from 'node:crypto'
import { fromDecimal, toDecimal } from '@foyer/domain/basics/money.ts'
import { isOpen } from '@foyer/domain/payment/payment.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { findVoucher, toVoucherKey, type Voucher } from '@foyer/domain/voucher/voucher.ts'
import { voucherLockReason } from '@foyer/domain/voucher/voucher-lock-reason.ts'
import { mayDo } from '../../access/proof/proved-reservation.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { assertCodesLeft, recordWrongDiscount } from '../../book/discount/discount-attempts.ts'
import type { HotelPublisher } from '../../book/hotel-system/hotel-publisher.ts'
import { acquireReservation } from '../../book/lease/acquire-reservation.ts'
import { acquireReservationLock } from '../../book/lease/lease.store.ts'
import { assertMayBegin } from '../../book/reservation/assert-may-begin.ts'
import { saveOwnLine } from '../../book/reservation/own-line.store.ts'
import type { Bill, FoundReservation, ReservationService } from '../../book/reservation/reservation.service.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { listPayments } from '../payment/payment.store.ts'
import {
  countUses,
  deleteUses,
  formatOrigin,
  insertUse,
  lockVoucher,
  readDiscounts,
  updateDiscountLines,
} from './voucher.store.ts'
import { computeDiscounts, getVoucherNames, isRedeemed, isStale } from './voucher-discount.ts'

/** Codes are short, so guessing is limited. */
const CODE_LIMIT = { tries: 15, minutes: 15 }

interface VoucherDependencies {
  readonly reservations: ReservationService
  readonly sites: Sites
  readonly hotel: HotelPublisher
  readonly changes: Changes
}

interface RedeemInput {
  readonly typed: readonly string[]
  readonly network: string
  /** The current bill, if it was read in this transaction and hasn't changed since. */
  readonly before?: Bill | undefined
}

export interface VoucherService {
  /**
   * Applies these codes and returns the bill with the rejected ones. Vouchers that were applied
   * before stay.
   */
  redeem(visit: Visit, reference: string, typing: RedeemInput): Promise<{ bill: Bill; refused: string[] }>
  /** Removes vouchers from the bill, so that others can use their codes. */
  remove(visit: Visit, reference: string, typed: readonly string[]): Promise<void>
}

export function createVoucherService(dependencies: VoucherDependencies): VoucherService {
  const { reservations } = dependencies
  return {
    async redeem(visit, reference, { typed, network, before: known }) {
      const before = known ?? (await reservations.bill(visit, reference))
      const wanted = [...new Set(typed.map(toVoucherKey))].filter((code) => !isRedeemed(before, code))
      if (wanted.length > 0 && visit.site.policies.summary.vouchers) {
        const refused = await redeemNew(dependencies, visit, reference, wanted, network)
        return { bill: await reservations.bill(visit, reference), refused }
      }
      // The bill may have changed since: until the arrival, a percentage follows it.
      if (before.state === 'expected' && isStale(before)) {
        const reservation = await reservations.one(visit, reference)
        await acquireReservationLock(visit, reservation.id)
        await updateDiscounts(dependencies, visit, reservation, await reservations.bill(visit, reference))
        return { bill: await reservations.bill(visit, reference), refused: wanted }
      }
      return { bill: before, refused: wanted }
    },
    async remove(visit, reference, typed) {
      if (typed.length === 0) return
      const reservation = await acquireReservation(reservations, visit, reference, assertMayBegin)
      if (!mayDo(visit, reservation.proved, ['change'])) throw new Problem('proofTooWeak')
      const before = await reservations.bill(visit, reference)
      const dropped = [...new Set(typed.map(toVoucherKey))].filter((code) => isRedeemed(before, code))
      const payments = await listPayments(visit.tx, reservation.id)
      const captured = payments.filter(({ state }) => state === 'captured')
      const why = voucherLockReason({
        isTaken: dropped.length > 0,
        hasOpenPayment: payments.some(({ state }) => isOpen(state)),
        paid: captured.reduce((sum, { amount, refunded }) => sum + amount.minor - refunded.minor, 0),
      })
      if (why) throw new Problem(why)
      if (dropped.length === 0) return
      await deleteUses(visit.tx, reservation.id, dropped, dropped.map(formatOrigin))
      await updateDiscounts(dependencies, visit, reservation, await reservations.bill(visit, reference))
    },
  }
}

/** Returns the rejected codes. */
async function redeemNew(
  dependencies: VoucherDependencies,
  visit: Visit,
  reference: string,
  wanted: readonly string[],
  network: string,
): Promise<string[]> {
  const { reservations, sites } = dependencies
  const reservation = await acquireReservation(reservations, visit, reference, assertMayBegin)
  if (!mayDo(visit, reservation.proved, ['change'])) throw new Problem('proofTooWeak')
  const { tx, hotel: ofHotel, today } = visit
  const attempt = { kind: 'voucher', network, limits: [CODE_LIMIT] } as const
  let left = await assertCodesLeft(visit, attempt)
  const { vouchers } = (await sites.config(tx, ofHotel)).config
  const refused: string[] = []
  // A fixed order prevents deadlocks.
  for (const code of wanted.toSorted()) {
    // One call may name many codes; those beyond the limit aren't compared.
    const voucher = left > 0 ? findVoucher(vouchers, code, today) : undefined
    if (!voucher && left-- > 0) await recordWrongDiscount(visit, attempt, dependencies.changes)
    if (!voucher || !(await redeemOne(dependencies, visit, reservation, reference, voucher))) refused.push(code)
  }
  return refused
}

/** Returns false if the voucher is used up or would take nothing off. */
async function redeemOne(
  dependencies: VoucherDependencies,
  visit: Visit,
  reservation: FoundReservation,
  name: string,
  voucher: Voucher,
): Promise<boolean> {
  const { tx, hotel: ofHotel } = visit
  const { code, most, percent } = voucher
  await lockVoucher(tx, ofHotel.id, code)
  const [used] = most === undefined ? [] : await countUses(tx, code, reservation.id)
  if (most !== undefined && (used?.count ?? 0) >= most) return false
  const bill = await dependencies.reservations.bill(visit, name)
  if (isRedeemed(bill, code)) return true
  const minor = voucher.amount && fromDecimal(voucher.amount, ofHotel.currency).minor
  const [fresh] = computeDiscounts(bill, [...bill.vouchers, { code, minor, percent }]).slice(-1)
  if (!fresh?.minor) return false
  await insertUse(tx, ofHotel.id, reservation.id, code, minor ?? null, percent ?? null)
  const names = JSON.stringify(getVoucherNames(voucher))
  await saveOwnLine(tx, ofHotel.id, randomUUID(), reservation.id, formatOrigin(code), names, -fresh.minor)
  await publishDiscounts(dependencies, visit, reservation)
  return true
}

/** Updates the discounts of a bill that has changed. */
async function updateDiscounts(
  dependencies: VoucherDependencies,
  visit: Visit,
  reservation: { id: string; reference: string },
  bill: Bill,
): Promise<void> {
  const fresh = computeDiscounts(bill, bill.vouchers)
  const origins = fresh.map(({ code }) => formatOrigin(code))
  // Avoids -0.
  const amounts = fresh.map(({ minor }) => 0 - minor)
  await updateDiscountLines(visit.tx, reservation.id, origins, amounts)
  await publishDiscounts(dependencies, visit, reservation)
}

async function publishDiscounts(
  { hotel, changes }: VoucherDependencies,
  visit: Visit,
  reservation: { id: string; reference: string },
): Promise<void> {
  const { tx, hotel: ofHotel } = visit
  const told = await readDiscounts(tx, reservation.id)
  const { currency } = ofHotel
  await hotel.discountsTaken(
    visit,
    reservation,
    told.map(({ amount, ...one }) => ({ ...one, amount: toDecimal({ minor: amount, currency }) })),
  )
  afterCommit(tx, () => changes.publish(ofHotel.id, 'stays'))
}
