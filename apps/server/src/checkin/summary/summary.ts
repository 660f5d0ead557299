import type { Summary } from '@foyer/contract/summary.ts'
import { localizeText } from '@foyer/domain/basics/localize-text.ts'
import { computeFolioBalance } from '../../book/reservation/book.ts'
import type { Bill } from '../../book/reservation/reservation.service.ts'
import { sumDiscounts } from '../../money/voucher/voucher-discount.ts'

/** Adds up amounts from our own ledger; none of them come from a client. */
export function toSummary(
  bill: Pick<Bill, 'folio' | 'vouchers'>,
  { currency, language }: { currency: string; language: string },
): Summary {
  const money = (minor: number) => ({ minor, currency })
  const { total, paid, pending, taxes } = computeFolioBalance(bill.folio)
  return {
    currency,
    total: money(total),
    paid: money(paid),
    pending: money(pending),
    taxes: money(taxes),
    // Bills are generated on request, so everything counts as unbilled.
    unbilled: money(total),
    unpaidBeforeDiscounts: money(Math.max(0, total + sumDiscounts(bill) - paid)),
    lines: bill.folio.map(({ kind, names, amount }) => ({ kind, label: localizeText(names, language), amount })),
    ...(bill.vouchers.length > 0 && {
      discounts: bill.vouchers.map(({ code, taken }) => ({ code, amount: money(taken) })),
    }),
  }
}
