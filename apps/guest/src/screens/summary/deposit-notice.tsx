import { formatMoney } from '@foyer/domain/payment/money.ts'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'
import { cardName } from './card-name.ts'
import type { Summarised } from './use-summary.ts'

/** What is blocked on a card together with the payment, said before it is. */
export function DepositNotice({ deposit }: { deposit: Summarised['deposit'] }) {
  const { label, language } = useSite()
  if (!deposit) return null
  const values = { amount: formatMoney(deposit.amount, language), card: cardName(deposit.card) }
  return <Notice icon={<ShieldCheck />}>{label.on('check-in-summary')('deposit', values)}</Notice>
}
