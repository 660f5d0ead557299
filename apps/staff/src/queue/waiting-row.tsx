import type { Waiting } from '@foyer/contract/staff/queue.ts'
import { getInitials } from '@foyer/domain/name/initials.ts'
import { place } from '../places/place.ts'
import { useLink } from '../places/places-context.tsx'
import { useSession } from '../session/session-context.tsx'
import words from '../theme/words.module.css'
import { useTexts } from '../wordings/texts-context.tsx'
import { computeWait, formatWait, isLate } from './format-wait.ts'
import styles from './queue-panel.module.css'
import { useWaitingTexts } from './use-waiting-texts.ts'
import { WaitingButton } from './waiting-button.tsx'

/** One guest: how long, who, where, why, and what helps or who has it. */
export function WaitingRow({ waiting, now }: { waiting: Waiting; now: Date }) {
  const { say } = useTexts()
  const { session, mayDo } = useSession()
  const link = useLink()
  const { who, where, why } = useWaitingTexts()
  const { reference, since, kind, claimedBy } = waiting
  const seconds = computeWait(since, now)
  const mayAssign = kind === 'roomNotAvailable' && reference && mayDo('workOnStay')
  return (
    <li className={isLate(seconds) ? styles['late'] : undefined}>
      <time dateTime={since}>{formatWait(seconds)}</time>
      <div>
        {reference && mayDo('openStay') ? (
          <a {...link(place('arrivals', { reference }))}>
            <b>{who(waiting)}</b>
          </a>
        ) : (
          <b>{who(waiting)}</b>
        )}
        <span className={`${words['muted']} ${styles['where']}`}>{where(waiting)}</span>
        <p>
          {why(waiting)}{' '}
          {mayAssign && <a {...link(place('arrivals', { reference, do: 'assign' }))}>{say('rooms.assign')}</a>}
        </p>
      </div>
      {claimedBy ? (
        <span className={styles['by']}>
          <span className={styles['initials']} aria-hidden="true">
            {getInitials(claimedBy)}
          </span>
          {claimedBy === session.member.name ? say('queue.you') : claimedBy}
        </span>
      ) : (
        <WaitingButton waiting={waiting} />
      )}
    </li>
  )
}
