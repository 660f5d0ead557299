import type { ClosePoint, DayClose } from '@foyer/contract/staff/day-close.ts'
import { Button } from '../../parts/button.tsx'
import { MarkShape } from '../../parts/state-mark.tsx'
import { useSession } from '../../session/session-context.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './day-close.module.css'

const titles = { stops: 'dayClose.stops', open: 'dayClose.open', done: 'dayClose.done.title' } as const
const marks = { stops: 'needsPerson', open: 'unknown', done: 'done' } as const

interface ClosePointsProps {
  readonly data: DayClose
  readonly isAsking: boolean
  readonly onAsk: (open: DayClose['openPayments']) => void
}

/** What stops the close, what may stay open, and what is done. */
export function ClosePoints({ data, isAsking, onAsk }: ClosePointsProps) {
  const { say } = useTexts()
  const { mayDo } = useSession()
  const { points, openPayments, report } = data
  const mayAsk = openPayments.length > 0 && mayDo('takePayments')
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
              {some.map((point) => (
                <li key={point.kind}>
                  <MarkShape mark={marks[state]} />
                  <PointText point={point} currency={report.currency} />
                  {point.kind === 'payments' && mayAsk && (
                    <Button busy={isAsking} onClick={() => onAsk(openPayments)}>
                      {say('dayClose.ask')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}

function PointText({ point, currency }: { readonly point: ClosePoint; readonly currency: string }) {
  const { say, money } = useTexts()
  const { kind, count, minor, references } = point
  const about = [minor === undefined ? '' : money({ minor, currency }), references.join(', ')].filter(Boolean)
  return (
    <div>
      <b>{say(`dayClose.point.${kind}`, { n: count })}</b>
      {about.length > 0 && <p className={words['code']}>{about.join(' · ')}</p>}
    </div>
  )
}
