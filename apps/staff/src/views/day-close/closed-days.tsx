import type { DayClose } from '@foyer/contract/staff/day-close.ts'
import { Button } from '../../parts/button.tsx'
import { MarkShape } from '../../parts/state-mark.tsx'
import { useNow } from '../../session/use-now.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './day-close.module.css'

interface ClosedDaysProps {
  readonly closed: DayClose['closed']
  readonly busy: boolean
  readonly onMake: (day: string, form: 'pdf' | 'csv') => void
}

/** The reports of closed days as files. */
export function ClosedDays({ closed, busy, onMake }: ClosedDaysProps) {
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
