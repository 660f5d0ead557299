import type { ClosePoint, DayClose } from '@foyer/contract/staff/day-close.ts'
import MoonStar from 'lucide-react/icons/moon-star'
import { useState } from 'react'
import { CashDrawers } from '../../cash/cash-drawers.tsx'
import { useCash } from '../../cash/use-cash.ts'
import { Button } from '../../parts/button.tsx'
import { CallOut } from '../../parts/call-out.tsx'
import { ConfirmDialog } from '../../parts/dialog.tsx'
import { NotLoaded } from '../../parts/loading.tsx'
import { Page } from '../../parts/page.tsx'
import { MarkShape } from '../../parts/state-mark.tsx'
import { useNow } from '../../session/use-now.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './day-close.module.css'
import { ReportPanel } from './report-panel.tsx'
import { useDayClose } from './use-day-close.ts'

/** Ends the business day: what stops it, no-shows, the cash count, and the report of the day. */
export function DayCloseView() {
  const { say, day: formatDay } = useTexts()
  const closing = useDayClose()
  const cash = useCash(() => void closing.loaded.refetch())
  const [isAsking, setIsAsking] = useState(false)
  const { data } = closing.loaded
  const stops = data?.points.filter(({ state }) => state === 'stops').length ?? 0
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
          <div className={styles['left']}>
            <Points points={data.points} currency={data.report.currency} />
            <NoShows
              noShows={data.noShows}
              busy={closing.isDeciding}
              onMissing={closing.markNoShow}
              onLate={closing.noteLate}
            />
            <CashDrawers cash={cash} />
            <ClosedDays closed={data.closed} busy={closing.isMaking} onMake={closing.make} />
          </div>
          <div className={styles['right']}>
            <ReportPanel report={data.report} hidesCash={data.hidesCash} />
          </div>
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

const titles = { stops: 'dayClose.stops', open: 'dayClose.open', done: 'dayClose.done.title' } as const
const marks = { stops: 'needsPerson', open: 'unknown', done: 'done' } as const

function Points({ points, currency }: { readonly points: readonly ClosePoint[]; readonly currency: string }) {
  const { say, money } = useTexts()
  return (
    <>
      {(['stops', 'open', 'done'] as const).map((state) => {
        const some = points.filter((point) => point.state === state)
        return some.length === 0 ? null : (
          <section key={state} className={styles['points']}>
            <h2>
              {say(titles[state])} <span>{some.length}</span>
            </h2>
            <ul>
              {some.map(({ kind, count, minor, references }) => (
                <li key={kind}>
                  <MarkShape mark={marks[state]} />
                  <div>
                    <b>{say(`dayClose.point.${kind}`, { n: count })}</b>
                    {(references.length > 0 || minor !== undefined) && (
                      <p className={words['code']}>
                        {[minor === undefined ? '' : money({ minor, currency }), references.join(', ')]
                          .filter(Boolean)
                          .join(' · ')}
                      </p>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}

interface NoShowsProps {
  readonly noShows: DayClose['noShows']
  readonly busy: boolean
  readonly onMissing: (reference: string) => void
  readonly onLate: (reference: string) => void
}

function NoShows({ noShows, busy, onMissing, onLate }: NoShowsProps) {
  const { say, day } = useTexts()
  if (noShows.length === 0) return null
  return (
    <section className={styles['points']}>
      <h2>
        {say('dayClose.noShows')} <span>{noShows.length}</span>
      </h2>
      <ul>
        {noShows.map(({ reference, name, since, isLate }) => (
          <li key={reference}>
            <MarkShape mark={isLate ? 'now' : 'notYet'} />
            <div>
              <b>{name}</b> <span className={words['code']}>{reference}</span>
              <p>{isLate ? say('dayClose.stillComing') : day(since)}</p>
            </div>
            <span className={styles['acts']}>
              <Button
                busy={busy}
                aria-label={`${say('dayClose.missing')} ${name}`}
                onClick={() => onMissing(reference)}
              >
                {say('dayClose.missing')}
              </Button>
              {!isLate && (
                <Button
                  busy={busy}
                  aria-label={`${say('dayClose.stillComing')} ${name}`}
                  onClick={() => onLate(reference)}
                >
                  {say('dayClose.stillComing')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ClosedDaysProps {
  readonly closed: DayClose['closed']
  readonly busy: boolean
  readonly onMake: (day: string, form: 'pdf' | 'csv') => void
}

function ClosedDays({ closed, busy, onMake }: ClosedDaysProps) {
  const { say, day: formatDay, moment } = useTexts()
  const now = useNow()
  if (closed.length === 0) return null
  return (
    <section className={styles['points']}>
      <h2>{say('dayClose.closedDays')}</h2>
      <ul>
        {closed.map(({ day, at, by }) => (
          <li key={day}>
            <MarkShape mark="done" />
            <div>
              <b>{formatDay(day)}</b>
              <p>{[moment(at, now), by ?? say('dayClose.byJob')].join(' · ')}</p>
            </div>
            <span className={styles['acts']}>
              {(['pdf', 'csv'] as const).map((form) => (
                <Button
                  key={form}
                  busy={busy}
                  aria-label={`${form.toUpperCase()} ${formatDay(day)}`}
                  onClick={() => onMake(day, form)}
                >
                  {form.toUpperCase()}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
