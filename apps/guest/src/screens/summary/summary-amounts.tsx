import type { Summary } from '@foyer/contract/summary.ts'
import { formatMoney, type Money } from '@foyer/domain/basics/money.ts'
import { MoneyLines } from '../../parts/money-lines.tsx'
import { useSite } from '../../site/site-context.tsx'

/** The total, the tax in it, what was paid, and what is left. */
export function SummaryAmounts({ bill }: { bill: Summary }) {
  const { label, language } = useSite()
  const text = label.on('check-in-summary')
  const money = (amount: Money) => formatMoney(amount, language)
  const lines = (bill.lines ?? []).map((line, index) => ({
    id: `${index}`,
    kind: line.kind,
    name: line.label,
    amount: money(line.amount),
    credit: line.amount.minor < 0,
  }))
  const payments = lines.filter(({ kind }) => kind === 'payment')
  const total = {
    id: 'total',
    name: text('total'),
    amount: money(bill.total),
    strong: true,
    ...(bill.taxes && bill.taxes.minor > 0 && { note: text('taxes', { amount: money(bill.taxes) }) }),
  }
  return (
    <MoneyLines
      lines={[...lines.filter(({ kind }) => kind !== 'payment'), total, ...payments]}
      total={{ name: text('dueToday'), amount: money(bill.pending) }}
    />
  )
}
