import { formatMoney, type Money } from '@foyer/domain/basics/money.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { ReceptionButton } from '../../frame/help/reception-button.tsx'
import { Button } from '../../parts/button.tsx'
import { MoneyLines } from '../../parts/money-lines.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useCheckOutSummary } from './use-check-out-summary.ts'

/** The guest has to pay before check-out. Reception knows that they are coming. */
export function CheckOutSummary() {
  const { label, language } = useSite()
  const text = label.on('check-in-summary')
  const { bill, ...leaving } = useCheckOutSummary()
  const money = (amount: Money) => formatMoney(amount, language)
  const isDue = bill === undefined || bill.pending.minor > 0
  const question = bill ? (isDue ? 'checkOut.question' : 'checkOut.nothingDue') : 'loading'
  return (
    <GuestFrame
      offTheLine
      question={text(question, { amount: bill ? money(bill.pending) : '' })}
      {...(bill && { hint: text(isDue ? 'checkOut.hint' : 'checkOut.nothingDueHint') })}
      picture={<ConfiguredPicture name="bill" />}
      onBack={leaving.back}
      secondary={<ReceptionButton />}
      primary={
        <Button
          kind="primary"
          busy={leaving.busy}
          disabled={!bill}
          onPress={leaving.tryAgain}
          iconEnd={<ArrowRight data-turns />}
        >
          {isDue ? text('checkOut.paid') : label('checkout.submit')}
        </Button>
      }
    >
      {!bill ? (
        <GuestWaiting shape={<Skeleton lines={['long', 'long', 'medium', 'card']} />} words={text('loading')} />
      ) : (
        <>
          <MoneyLines
            lines={(bill.lines ?? []).map((line, index) => ({
              id: `${index}`,
              name: line.label,
              amount: money(line.amount),
              credit: line.amount.minor < 0,
            }))}
            total={{ name: text('checkOut.due'), amount: money(bill.pending) }}
          />
          {isDue && <Notice icon={<ConciergeBell />}>{text('checkOut.atReception')}</Notice>}
          {leaving.stillDue && (
            <Notice kind="warning" announced>
              {text('checkOut.stillDue', { amount: money(bill.pending) })}
            </Notice>
          )}
        </>
      )}
    </GuestFrame>
  )
}
