import type { Upsell } from '@foyer/contract/upsell.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import { Facts } from '../../parts/facts.tsx'
import { useSite } from '../../site/site-context.tsx'

/** What would change, before anything is confirmed. */
export function UpsellFigures({ option }: { readonly option: Upsell }) {
  const { label, language } = useSite()
  const text = label.on('rac-upsell')
  const { total, deposit, bookedDeposit, rentalTotal, days } = option
  const shown = (money: typeof total) => formatMoney(money, language)
  return (
    <div aria-live="polite">
      <Facts
        figures
        facts={[
          { name: text('more', { days }), value: `+${shown(total)}` },
          { name: text('rental'), value: shown(rentalTotal) },
          ...(deposit
            ? [
                {
                  name: text('deposit'),
                  value: shown(deposit),
                  note: bookedDeposit && text('insteadOf', { amount: shown(bookedDeposit) }),
                },
              ]
            : []),
        ]}
      />
    </div>
  )
}
