import type { Summary } from '@foyer/contract/summary.ts'
import { balanceOfFolio } from '../../book/reservation/book.ts'
import type { Bill } from '../../book/reservation/reservation.service.ts'
import { takenOff } from '../../money/voucher/voucher-discount.ts'

/** Amounts are added here, from our own book; nothing of them comes from a client. */
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
    // A bill is made anew each time it is wanted: until then nothing of it is billed.
    unbilled: money(total),
    unpaidBeforeDiscounts: money(Math.max(0, total + takenOff(bill) - paid)),
    lines: bill.folio.map(({ kind, names, amount }) => ({ kind, label: names[language] ?? names['en'] ?? '', amount })),
    ...(bill.vouchers.length > 0 && {
      discounts: bill.vouchers.map(({ code, taken }) => ({ code, amount: money(taken) })),
    }),
  }
}
