import type { Summary } from '@foyer/contract/summary.ts'
import { balanceOfFolio } from '../../book/reservation/book.ts'
import type { Bill } from '../../book/reservation/reservation.service.ts'
import { takenOff } from '../../money/voucher/voucher-discount.ts'

/** Adds up amounts from our own ledger; none of them come from a client. */
export function summaryOf(
  bill: Pick<Bill, 'folio' | 'vouchers'>,
  { currency, language }: { currency: string; language: string },
): Summary {
  const money = (minor: number) => ({ minor, currency })
  const { total, paid, pending, taxes } = balanceOfFolio(bill.folio)
  return {
    currency,
    total: money(total),
    paid: money(paid),
    pending: money(pending),
    taxes: money(taxes),
    // Bills are generated on request, so everything counts as unbilled.
    unbilled: money(total),
    unpaidBeforeDiscounts: money(Math.max(0, total + takenOff(bill) - paid)),
    lines: bill.folio.map(({ kind, names, amount }) => ({ kind, label: names[language] ?? names['en'] ?? '', amount })),
    ...(bill.vouchers.length > 0 && {
      discounts: bill.vouchers.map(({ code, taken }) => ({ code, amount: money(taken) })),
    }),
  }
}
