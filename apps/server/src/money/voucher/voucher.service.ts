import { randomUUID } from 'node:crypto'
import { fromDecimal, toDecimal } from '@foyer/domain/basics/money.ts'
import { isOpen } from '@foyer/domain/payment/payment.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { whyVoucherStays } from '@foyer/domain/voucher/take-back.ts'
import { type Voucher, voucherKey, voucherOf } from '@foyer/domain/voucher/voucher.ts'
import { mayDo } from '../../access/proof/proved-reservation.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { TellHotel } from '../../book/hotel-system/tell-hotel.ts'
import { holdReservation } from '../../book/lease/hold-reservation.ts'
import { takeTurn } from '../../book/lease/lease.store.ts'
import { keepOwnLine } from '../../book/reservation/own-line.store.ts'
import { refuseBeginning } from '../../book/reservation/refuse-not-now.ts'
import type { Bill, FoundReservation, ReservationService } from '../../book/reservation/reservation.service.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { noteFailure, refuseAfter } from '../../platform/tries/tries.store.ts'
import { paymentsOf } from '../payment/payment.store.ts'
import { countUses, dropUses, keepUse, originOf, readDiscounts, setTaken, takeTurnAtVoucher } from './voucher.store.ts'
import { discountsNow, isStale, isTaken, namesOf } from './voucher-discount.ts'

/** Codes are short, so guessing is limited. */
const CODE_LIMIT = { tries: 15, minutes: 15 }

interface VoucherDependencies {
  readonly reservations: ReservationService
  readonly sites: Sites
  readonly hotel: TellHotel
  readonly changes: Changes
}

interface Typing {
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
  take(visit: Visit, reference: string, typing: Typing): Promise<{ bill: Bill; refused: string[] }>
  /** Removes vouchers from the bill, so that others can use their codes. */
  drop(visit: Visit, reference: string, typed: readonly string[]): Promise<void>
}

export function voucherService(dependencies: VoucherDependencies): VoucherService {
  const { reservations } = dependencies
  return {
    async take(visit, reference, { typed, network, before: known }) {
      const before = known ?? (await reservations.bill(visit, reference))
      const wanted = [...new Set(typed.map(voucherKey))].filter((code) => !isTaken(before, code))
      if (wanted.length > 0 && visit.site.policies.summary.vouchers) {
        const refused = await takeNew(dependencies, visit, reference, wanted, network)
        return { bill: await reservations.bill(visit, reference), refused }
      }
      // The bill may have changed since: until the arrival, a percentage follows it.
      if (before.state === 'expected' && isStale(before)) {
        const reservation = await reservations.one(visit, reference)
        await takeTurn(visit, reservation.id)
        await follow(dependencies, visit, reservation, await reservations.bill(visit, reference))
        return { bill: await reservations.bill(visit, reference), refused: wanted }
      }
      return { bill: before, refused: wanted }
    },
    async drop(visit, reference, typed) {
      if (typed.length === 0) return
      const reservation = await holdReservation(reservations, visit, reference, refuseBeginning)
      if (!mayDo(visit, reservation.proved, ['change'])) throw new Problem('proofTooWeak')
      const before = await reservations.bill(visit, reference)
      const dropped = [...new Set(typed.map(voucherKey))].filter((code) => isTaken(before, code))
      const payments = await paymentsOf(visit.tx, reservation.id)
      const captured = payments.filter(({ state }) => state === 'captured')
      const why = whyVoucherStays({
        isTaken: dropped.length > 0,
        hasOpenPayment: payments.some(({ state }) => isOpen(state)),
        paid: captured.reduce((sum, { amount, refunded }) => sum + amount.minor - refunded.minor, 0),
      })
      if (why) throw new Problem(why)
      if (dropped.length === 0) return
      await dropUses(visit.tx, reservation.id, dropped, dropped.map(originOf))
      await follow(dependencies, visit, reservation, await reservations.bill(visit, reference))
    },
  }
}

/** Returns the rejected codes. */
async function takeNew(
  dependencies: VoucherDependencies,
  visit: Visit,
  reference: string,
  wanted: readonly string[],
  network: string,
): Promise<string[]> {
  const { reservations, sites } = dependencies
  const reservation = await holdReservation(reservations, visit, reference, refuseBeginning)
  if (!mayDo(visit, reservation.proved, ['change'])) throw new Problem('proofTooWeak')
  const { tx, hotel: ofHotel, deviceId, today } = visit
  const tries = { kind: 'voucher', caller: `${ofHotel.id} ${deviceId ?? network}` } as const
  await refuseAfter(tx, tries, CODE_LIMIT)
  const { vouchers } = (await sites.config(tx, ofHotel)).config
  const refused: string[] = []
  // A fixed order prevents deadlocks.
  for (const code of wanted.toSorted()) {
    const voucher = voucherOf(vouchers, code, today)
    if (!voucher) await noteFailure(tx, tries)
    if (!voucher || !(await keep(dependencies, visit, reservation, reference, voucher))) refused.push(code)
  }
  return refused
}

/** Returns false if the voucher is used up or would take nothing off. */
async function keep(
  dependencies: VoucherDependencies,
  visit: Visit,
  reservation: FoundReservation,
  name: string,
  voucher: Voucher,
): Promise<boolean> {
  const { tx, hotel: ofHotel } = visit
  const { code, most, percent } = voucher
  await takeTurnAtVoucher(tx, ofHotel.id, code)
  const [used] = most === undefined ? [] : await countUses(tx, code, reservation.id)
  if (most !== undefined && (used?.count ?? 0) >= most) return false
  const bill = await dependencies.reservations.bill(visit, name)
  if (isTaken(bill, code)) return true
  const minor = voucher.amount && fromDecimal(voucher.amount, ofHotel.currency).minor
  const [fresh] = discountsNow(bill, [...bill.vouchers, { code, minor, percent }]).slice(-1)
  if (!fresh?.minor) return false
  await keepUse(tx, ofHotel.id, reservation.id, code, minor ?? null, percent ?? null)
  const names = JSON.stringify(namesOf(voucher))
  await keepOwnLine(tx, ofHotel.id, randomUUID(), reservation.id, originOf(code), names, -fresh.minor)
  await tell(dependencies, visit, reservation)
  return true
}

/** Updates the discounts of a bill that has changed. */
async function follow(
  dependencies: VoucherDependencies,
  visit: Visit,
  reservation: { id: string; reference: string },
  bill: Bill,
): Promise<void> {
  const fresh = discountsNow(bill, bill.vouchers)
  const origins = fresh.map(({ code }) => originOf(code))
  // Avoids -0.
  const amounts = fresh.map(({ minor }) => 0 - minor)
  await setTaken(visit.tx, reservation.id, origins, amounts)
  await tell(dependencies, visit, reservation)
}

async function tell(
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
  afterCommit(tx, () => changes.tell(ofHotel.id, 'stays'))
}
