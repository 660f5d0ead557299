import { formatMoney } from '@foyer/domain/basics/money.ts'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShieldQuestion from 'lucide-react/icons/shield-question-mark'
import ShieldX from 'lucide-react/icons/shield-x'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { formatDay } from '../../site/format-day.ts'
import { useSite } from '../../site/site-context.tsx'
import { formatCard, toSingleLine } from './format-card.ts'
import type { DepositState } from './use-deposit.ts'

const noticeStyles = {
  waiting: { kind: 'plain', icon: <ShieldQuestion /> },
  blocked: { kind: 'good', icon: <ShieldCheck /> },
  refused: { kind: 'warning', icon: <ShieldX /> },
} as const

type DepositNoticeProps = Pick<DepositState, 'withPayment' | 'first' | 'short' | 'atDesk' | 'told'>

/**
 * The state of the deposit: already blocked; to be blocked with the payment, or before it on a
 * saved card or the provider's page; or left to the desk.
 */
export function DepositNotice({ withPayment, first, short, atDesk, told }: DepositNoticeProps) {
  const { label, language } = useSite()
  const text = label.on('check-in-summary')
  if (told)
    return (
      <>
        <Notice
          {...noticeStyles[told.news]}
          action={first && !short && <BlockButton first={first} again />}
          announced={told.isBack || told.news === 'refused' || Boolean(first?.isMissing && !short)}
        >
          {text(`deposit.${told.news}`, {
            amount: formatMoney(told.amount, language),
            card: toSingleLine(told.card ?? ''),
            day: told.until ? formatDay(told.until, language, 'long') : '',
          })}
        </Notice>
        {short && <ShortNotice short={short} first={first} />}
        {withPayment && <WithPaymentNotice withPayment={withPayment} />}
      </>
    )
  if (first) {
    const values = { amount: formatMoney(first.amount, language), card: formatCard(getCard(first)) }
    return (
      <Notice
        kind={first.isMissing ? 'warning' : 'plain'}
        icon={<ShieldCheck />}
        announced={first.isMissing}
        action={<BlockButton first={first} />}
      >
        {text(getCard(first) ? 'deposit.card' : 'deposit.page', values)}
      </Notice>
    )
  }
  if (atDesk)
    return <Notice icon={<ShieldCheck />}>{text('deposit.atDesk', { amount: formatMoney(atDesk, language) })}</Notice>
  return withPayment ? <WithPaymentNotice withPayment={withPayment} /> : null
}

type FirstBlock = NonNullable<DepositState['first']>

/** Undefined if the card is typed on the provider's page. */
const getCard = (first: FirstBlock) => ('card' in first ? first.card : undefined)

function WithPaymentNotice({ withPayment }: { readonly withPayment: NonNullable<DepositState['withPayment']> }) {
  const { label, language } = useSite()
  const values = { amount: formatMoney(withPayment.amount, language), card: formatCard(withPayment.card) }
  return <Notice icon={<ShieldCheck />}>{label.on('check-in-summary')('deposit', values)}</Notice>
}

interface BlockButtonProps {
  readonly first: FirstBlock
  /** True if it has been requested before. */
  readonly again?: boolean
  /** True if a part is blocked already. */
  readonly more?: boolean
}

function BlockButton({ first, again, more }: BlockButtonProps) {
  const { label, language } = useSite()
  const card = getCard(first)
  const onPage = again ? 'deposit.page.again' : 'deposit.page.go'
  const name = more ? (card ? 'deposit.more.goCard' : 'deposit.more.go') : card ? 'deposit.card.go' : onPage
  return (
    <Button kind="quiet" size="small" busy={first.busy} onPress={() => void first.go()}>
      {label.on('check-in-summary')(name, { amount: formatMoney(first.amount, language), card: formatCard(card) })}
    </Button>
  )
}

interface ShortNoticeProps {
  readonly short: NonNullable<DepositState['short']>
  readonly first: DepositState['first']
}

const shortKeys = { none: '', blocked: '', waiting: '.waiting', refused: '.refused' } as const

/** The additional deposit for a better car, which has to be blocked before the key is issued. */
function ShortNotice({ short, first }: ShortNoticeProps) {
  const { label, language } = useSite()
  const { news, isMissing } = short
  const amount = formatMoney(first?.amount ?? short.amount, language)
  const said = first || news === 'waiting' ? (`deposit.more${shortKeys[news]}` as const) : 'deposit.more.atDesk'
  return (
    <Notice
      kind={isMissing || news === 'refused' ? 'warning' : 'plain'}
      icon={<ShieldQuestion />}
      announced={isMissing || news !== 'none'}
      action={first && <BlockButton first={first} more />}
    >
      {label.on('check-in-summary')(said, { amount })}
    </Notice>
  )
}
