import MoonStar from 'lucide-react/icons/moon-star'
import { useState } from 'react'
import { CashDrawers } from '../../cash/cash-drawers.tsx'
import { useCash } from '../../cash/use-cash.ts'
import { Button } from '../../parts/button.tsx'
import { CallOut } from '../../parts/call-out.tsx'
import { ConfirmDialog } from '../../parts/dialog.tsx'
import { NotLoaded } from '../../parts/loading.tsx'
import { Page } from '../../parts/page.tsx'
import { ScrollRegion } from '../../parts/scroll-region.tsx'
import { useSession } from '../../session/session-context.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { ClosePoints } from './close-points.tsx'
import { ClosedDays } from './closed-days.tsx'
import styles from './day-close.module.css'
import { JournalExport } from './journal-export.tsx'
import { NoShows } from './no-shows.tsx'
import { ReportPanel } from './report-panel.tsx'
import { useDayClose } from './use-day-close.ts'

/** Ends the business day: what stops it, no-shows, the cash count, and the report of the day. */
export function DayCloseView() {
  const { say, day: formatDay } = useTexts()
  const { mayDo } = useSession()
  const closing = useDayClose()
  const cash = useCash(() => void closing.loaded.refetch())
  const [isAsking, setIsAsking] = useState(false)
  const { data } = closing.loaded
  const stops = data?.points.filter(({ state }) => state === 'stops').length ?? 0
  const [lastClosed] = data?.closed ?? []
  const mayClose = data && stops === 0 && !data.isAhead && !data.inHotelSystem
  return (
    <Page
      title={data ? say('dayClose.title', { day: formatDay(data.day) }) : say('nav.dayClose')}
      sub={data && say('dayClose.next', { day: formatDay(data.nextDay) })}
      act={
        <>
          {stops > 0 && <span className={words['note']}>{say('dayClose.stopped', { n: stops })}</span>}
          {data?.isAhead && <span className={words['note']}>{say('dayClose.ahead')}</span>}
          <Button look="primary" disabled={!mayClose} onClick={() => setIsAsking(true)}>
            <MoonStar size={16} aria-hidden /> {say('dayClose.close')}
          </Button>
        </>
      }
    >
      <NotLoaded of={closing.loaded} rows={6} />
      {data?.inHotelSystem && <CallOut title={say('dayClose.inSystem')} />}
      {data && (
        <div className={styles['sides']}>
          <ScrollRegion label={say('dayClose.whatIsOpen')} className={styles['left']}>
            <ClosePoints data={data} isAsking={closing.isAsking} onAsk={closing.ask} />
            <NoShows
              noShows={data.noShows}
              busy={closing.isDeciding}
              onMissing={closing.markNoShow}
              onLate={closing.saveLateArrival}
            />
            <CashDrawers cash={cash} />
            <ClosedDays closed={data.closed} busy={closing.isMaking} onMake={closing.make} />
            {lastClosed && mayDo('readAudit') && (
              <JournalExport key={lastClosed.day} lastDay={lastClosed.day} recordsInvoices={data.recordsInvoices} />
            )}
          </ScrollRegion>
          <ScrollRegion label={say('dayClose.report')} className={styles['right']}>
            <ReportPanel report={data.report} hidesCash={data.hidesCash} />
          </ScrollRegion>
        </div>
      )}
      {isAsking && data && (
        <ConfirmDialog
          title={say('dayClose.sure', { day: formatDay(data.day) })}
          text={say('dayClose.sureText')}
          does={say('dayClose.close')}
          busy={closing.isClosing}
          onConfirm={() => closing.close(data.day, () => setIsAsking(false))}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Page>
  )
}
