import type { DayClose } from '@foyer/contract/staff/day-close.ts'
import type { NoShowDecision } from '@foyer/domain/config/no-show.ts'
import { Button } from '../../parts/button.tsx'
import { MarkShape } from '../../parts/state-mark.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './day-close.module.css'

const decisions = ['firstNight', 'none'] as const satisfies readonly NoShowDecision[]
const decisionTexts = { firstNight: 'dayClose.chargeNight', none: 'dayClose.noCharge' } as const

interface NoShowsProps {
  readonly noShows: DayClose['noShows']
  readonly busy: boolean
  readonly onMissing: (reference: string, charge: NoShowDecision) => void
  readonly onLate: (reference: string) => void
}

/** Guests who have not come: what each of them pays, or that they are still coming. */
export function NoShows({ noShows, busy, onMissing, onLate }: NoShowsProps) {
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
              {decisions.map((charge) => (
                <Button
                  key={charge}
                  busy={busy}
                  aria-label={`${say(decisionTexts[charge])} ${name}`}
                  onClick={() => onMissing(reference, charge)}
                >
                  {say(decisionTexts[charge])}
                </Button>
              ))}
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
