import { formatMoney } from '@foyer/domain/payment/money.ts'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'
import { cardName } from './card-name.ts'
import type { Summarised } from './use-summary.ts'

/** What is blocked on a card together with the payment, said before it is; or on the provider's own page, where no card is kept. */
export function DepositNotice({ deposit, depositPage: page }: Pick<Summarised, 'deposit' | 'depositPage'>) {
  const { label, language } = useSite()
  const text = label.on('check-in-summary')
  if (page) {
    const go = (
      <Button kind="quiet" size="small" busy={page.busy} onPress={() => void page.go()}>
        {text('deposit.page.go')}
      </Button>
    )
    const words = text('deposit.page', { amount: formatMoney(page.amount, language) })
    return (
      <Notice icon={<ShieldCheck />} action={go}>
        {words}
      </Notice>
    )
  }
  if (!deposit) return null
  const values = { amount: formatMoney(deposit.amount, language), card: cardName(deposit.card) }
  return <Notice icon={<ShieldCheck />}>{text('deposit', values)}</Notice>
}
