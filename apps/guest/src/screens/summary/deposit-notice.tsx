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

type DepositNoticeProps = Pick<DepositState, 'withPayment' | 'page' | 'short' | 'atDesk' | 'told'>

/**
 * The state of the deposit: already blocked; to be blocked with the payment; to be blocked on the
 * provider's page if no card is saved; or left to the desk.
 */
export function DepositNotice({ withPayment, page, short, atDesk, told }: DepositNoticeProps) {
  const { label, language } = useSite()
  const text = label.on('check-in-summary')
  const go = page && (
    <Button kind="quiet" size="small" busy={page.busy} onPress={() => void page.go()}>
      {text(told ? 'deposit.page.again' : 'deposit.page.go')}
    </Button>
  )
  if (told)
    return (
      <>
        <Notice {...noticeStyles[told.news]} action={short ? undefined : go} announced={told.isBack}>
          {text(`deposit.${told.news}`, {
            amount: formatMoney(told.amount, language),
            card: toSingleLine(told.card ?? ''),
            day: told.until ? formatDay(told.until, language, 'long') : '',
          })}
        </Notice>
        {short && <ShortNotice short={short} page={page} />}
      </>
    )
  if (page)
    return (
      <Notice icon={<ShieldCheck />} action={go}>
        {text('deposit.page', { amount: formatMoney(page.amount, language) })}
      </Notice>
    )
  if (atDesk)
    return <Notice icon={<ShieldCheck />}>{text('deposit.atDesk', { amount: formatMoney(atDesk, language) })}</Notice>
  if (!withPayment) return null
  const values = { amount: formatMoney(withPayment.amount, language), card: formatCard(withPayment.card) }
  return <Notice icon={<ShieldCheck />}>{text('deposit', values)}</Notice>
}

interface ShortNoticeProps {
  readonly short: NonNullable<DepositState['short']>
  readonly page: DepositState['page']
}

const shortKeys = { none: '', blocked: '', waiting: '.waiting', refused: '.refused' } as const

/** The additional deposit for a better car, which has to be blocked before the key is issued. */
function ShortNotice({ short, page }: ShortNoticeProps) {
  const { label, language } = useSite()
  const text = label.on('check-in-summary')
  const { news, rest, isMissing } = short
  const way = rest ?? page
  const amount = formatMoney(way?.amount ?? short.amount, language)
  const said = way || news === 'waiting' ? (`deposit.more${shortKeys[news]}` as const) : 'deposit.more.atDesk'
  return (
    <Notice
      kind={isMissing || news === 'refused' ? 'warning' : 'plain'}
      icon={<ShieldQuestion />}
      announced={isMissing || news !== 'none'}
      action={
        way && (
          <Button kind="quiet" size="small" busy={way.busy} onPress={() => void way.go()}>
            {rest
              ? text('deposit.more.goCard', { amount, card: formatCard(rest.card) })
              : text('deposit.more.go', { amount })}
          </Button>
        )
      }
    >
      {text(said, { amount })}
    </Notice>
  )
}
