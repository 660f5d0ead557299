import { formatMoney } from '@foyer/domain/payment/money.ts'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'
import type { Summarised } from './use-summary.ts'

/** What is blocked on a card together with the payment, said before it is. */
export function DepositNotice({ deposit }: { deposit: Summarised['deposit'] }) {
  const { label, language } = useSite()
  if (!deposit) return null
  const { brand = '', lastDigits = '' } = deposit.card
  const values = { amount: formatMoney(deposit.amount, language), card: `${brand} ·· ${lastDigits}` }
  return <Notice icon={<ShieldCheck />}>{label.on('check-in-summary')('deposit', values)}</Notice>
}
