import Ticket from 'lucide-react/icons/ticket'
import { Button } from '../../parts/button.tsx'
import { useSite } from '../../site/site-context.tsx'
import css from './summary.module.css'
import type { SummaryState } from './use-summary.ts'

/** The invoice holder, and the voucher codes. */
export function HolderAndVouchers({ bill, holding, vouchers }: Pick<SummaryState, 'bill' | 'holding' | 'vouchers'>) {
  const text = useSite().label.on('check-in-summary')
  const holder = bill?.invoiceHolder
  if (!holder && !vouchers) return null
  return (
    <div className={css['about']}>
      {holder && (
        <div className={css['holder']}>
          <p>
            {text('holder')} <b>{holder.name}</b>
          </p>
          <Button kind="quiet" size="small" onPress={holding.open}>
            {text('holder.change')}
          </Button>
        </div>
      )}
      {vouchers && (
        <div className={css['voucher']}>
          <Button kind="quiet" size="small" icon={<Ticket />} onPress={vouchers.open}>
            {text('voucher.open')}
          </Button>
          {vouchers.taken.map((code) => (
            <Button key={code} kind="quiet" size="small" onPress={() => vouchers.drop(code)}>
              {text('voucher.drop', { code })}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
