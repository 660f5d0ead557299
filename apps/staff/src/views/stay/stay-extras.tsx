import type { Stay } from '@foyer/contract/staff/stay.ts'
import { Button } from '../../parts/button.tsx'
import { StateLabel } from '../../parts/state-label.tsx'
import { useNow } from '../../session/use-now.ts'
import { useTranslatedName } from '../../stays/names.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './stay-extras.module.css'

interface StayExtrasProps {
  readonly stay: Stay
  readonly busy: boolean
  /** Undefined if this person may not do it, or there is nothing left to do. */
  readonly onSetDone?: ((extraId: string, done: boolean) => void) | undefined
}

/** Extras that were ordered: staff deliver them and mark them as done. */
export function StayExtras({ stay: { extras, upgrade }, busy, onSetDone }: StayExtrasProps) {
  const { say, amount, moment } = useTexts()
  const now = useNow()
  const nameIn = useTranslatedName()
  const what = upgrade?.plate ? 'stay.upsell' : 'stay.upgrade'
  if (extras.length === 0 && !upgrade) return null
  return (
    <section>
      <h3>{say('stay.extras')}</h3>
      <ul className={styles['extras']}>
        {upgrade && (
          <li>
            <p>
              {say(what, {
                room: nameIn(upgrade.roomTypeNames, '–'),
                number: upgrade.roomNumber,
                plate: upgrade.plate ?? '–',
              })}
              <span className={words['note']}>{say(`${what}.${upgrade.applied ? 'applied' : 'chosen'}`)}</span>
            </p>
            <StateLabel mark={upgrade.applied ? 'done' : 'notYet'}>
              {say(upgrade.applied ? 'stay.extra.done' : 'stay.extra.open')}
            </StateLabel>
          </li>
        )}
        {extras.map(({ id, names, amount: money, orderedAt, doneAt, doneBy }) => {
          const name = nameIn(names, id)
          return (
            <li key={id}>
              <p>
                {name} <span className={words['muted']}>{amount(money)}</span>
                <span className={words['note']}>
                  {doneAt
                    ? say('stay.extra.doneBy', { by: doneBy ?? '–', time: moment(doneAt, now) })
                    : say('stay.extra.ordered', { time: moment(orderedAt, now) })}
                </span>
              </p>
              <StateLabel mark={doneAt ? 'done' : 'needsPerson'}>
                {say(doneAt ? 'stay.extra.done' : 'stay.extra.open')}
              </StateLabel>
              {onSetDone && (
                <Button
                  busy={busy}
                  aria-label={say(doneAt ? 'stay.extra.reopenOf' : 'stay.extra.doOf', { name })}
                  onClick={() => onSetDone(id, !doneAt)}
                >
                  {say(doneAt ? 'stay.extra.reopen' : 'stay.extra.do')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
