import { getPayProvider } from '@foyer/domain/payment/payment-method.ts'
import CircleCheck from 'lucide-react/icons/circle-check'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import CreditCard from 'lucide-react/icons/credit-card'
import { ChoiceList } from '../../parts/choice-list.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'
import { formatCard } from './format-card.ts'
import type { SummaryState } from './use-summary.ts'

const icons = { payInReception: <ConciergeBell />, payWithOtherCard: <CreditCard />, payWithToken: <CreditCard /> }

/** Ways to pay: a choice if there are several, a statement if there is one. */
export function PayChoice({ choice }: { choice: SummaryState['choice'] }) {
  const { site, label, payWallets } = useSite()
  const text = label.on('check-in-summary')
  const isOnline = getPayProvider(site.policies.payment.provider)?.way === 'gateway'
  const cardNote = [text(isOnline ? 'pay.online' : 'payWithOtherCard.note'), ...payWallets].join(' · ')
  if (choice.isForReception)
    return (
      <Notice kind="warning" icon={<ConciergeBell />}>
        {label('problem.payFirst.text')}
      </Notice>
    )
  const { ways } = choice
  const hasSeveralCards = ways.filter(({ card }) => card).length > 1
  if (ways.length > 1)
    return (
      <ChoiceList
        label={text('howToPay')}
        labelShown
        value={choice.way?.name}
        onChange={choice.choose}
        issue={choice.isMissing ? text('choiceMissing') : undefined}
        choices={ways.map(({ name, action, card }) => ({
          value: name,
          name: card && hasSeveralCards ? formatCard(card) : text(action),
          note:
            card && !hasSeveralCards
              ? formatCard(card)
              : action === 'payWithOtherCard'
                ? cardNote
                : text(`${action}.note`),
          end: icons[action],
        }))}
      />
    )
  if (choice.due)
    return (
      <Notice icon={choice.paysCard ? <CreditCard /> : <ConciergeBell />}>
        {choice.paysCard ? cardNote : text('payInReception.note')}
      </Notice>
    )
  return (
    <Notice kind="good" icon={<CircleCheck />}>
      {text('nothingDue')}
    </Notice>
  )
}
