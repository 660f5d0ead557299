import type { Stay } from '@foyer/contract/staff/stay.ts'
import { Button } from '../../parts/button.tsx'
import { StateLabel } from '../../parts/state-label.tsx'
import { useSession } from '../../session/session-context.tsx'
import { useNow } from '../../session/use-now.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './stay-pre-checkin.module.css'
import { usePreCheckinLinks } from './use-pre-checkin-links.ts'

interface StayPreCheckinProps {
  stay: Stay
  onChanged: () => void
}

/** What the party has completed at home, and the links for doing so. */
export function StayPreCheckin({ stay, onChanged }: StayPreCheckinProps) {
  const { say, moment } = useTexts()
  const { mayDo } = useSession()
  const now = useNow()
  const acts = usePreCheckinLinks(stay.reference, onChanged)
  const { preCheckin, links, email } = stay
  const isAwaited = stay.state === 'expected'
  // After arrival, what was not done at home no longer matters.
  if (!preCheckin && !(isAwaited ? links : stay.preCheckinCompleted)) return null
  const mayWork = mayDo('workOnStay') && isAwaited && links !== undefined
  return (
    <section>
      <h3>
        {say('stay.preCheckin')}{' '}
        <StateLabel mark={stay.preCheckinCompleted ? 'done' : 'notYet'}>
          {preCheckin
            ? say('stay.preCheckin.completed', { time: moment(preCheckin.completedAt, now) })
            : say(stay.preCheckinCompleted ? 'stay.preCheckin.done' : 'stay.preCheckin.notYet')}
        </StateLabel>
      </h3>
      {preCheckin?.arrivalTime && <p>{say('stay.preCheckin.arrives', { time: preCheckin.arrivalTime })}</p>}
      {preCheckin?.notes && <blockquote className={styles['notes']}>{preCheckin.notes}</blockquote>}
      {isAwaited && links && links.open > 0 && (
        <p className={words['note']}>
          {say('stay.links', { n: links.open })} · {say('stay.links.opened', { n: links.opened })}
        </p>
      )}
      {mayWork && (
        <p className={styles['acts']}>
          {email && (
            <Button busy={acts.isSending} onClick={acts.send}>
              {say('stay.link.send')}
            </Button>
          )}
          {links.open > 0 && (
            <Button busy={acts.isWithdrawing} onClick={acts.withdraw}>
              {say('stay.link.withdraw')}
            </Button>
          )}
        </p>
      )}
    </section>
  )
}
