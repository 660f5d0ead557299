import type { Summary } from '@foyer/contract/summary.ts'
import { getLocale } from '@foyer/domain/basics/locale.ts'
import Clock from 'lucide-react/icons/clock'
import PenLine from 'lucide-react/icons/pen-line'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'
import type { SummaryState } from './use-summary.ts'

interface BillNoticesProps {
  readonly bill: Summary
  readonly signsAgain: SummaryState['signsAgain']
}

/** Notices that the price has changed since it was signed for, and how old the amounts are. */
export function BillNotices({ bill, signsAgain }: BillNoticesProps) {
  const { hotel, label, language } = useSite()
  const text = label.on('check-in-summary')
  const moment = (at: string) =>
    new Intl.DateTimeFormat(getLocale(language), {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: hotel.timeZone,
    }).format(new Date(at))
  return (
    <>
      {signsAgain && (
        <Notice
          kind="warning"
          icon={<PenLine />}
          announced={signsAgain.isMissing}
          action={<Button onPress={() => void signsAgain.go()}>{text('signAgain.go')}</Button>}
        >
          {text('signAgain')}
        </Notice>
      )}
      {bill.asOf && <Notice icon={<Clock />}>{text('asOf', { time: moment(bill.asOf) })}</Notice>}
    </>
  )
}
