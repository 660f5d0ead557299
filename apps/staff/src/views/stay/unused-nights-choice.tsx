import type { DatesPreview } from '@foyer/contract/staff/dates.ts'
import { type UnusedNights, unusedNightChoices } from '@foyer/domain/reservation/date-change.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './choices.module.css'

interface UnusedNightsProps {
  readonly preview: Pick<DatesPreview, 'unusedNights' | 'released'>
  readonly chosen: UnusedNights | undefined
  readonly onChoose: (choice: UnusedNights) => void
}

/** Asks what becomes of booked nights that the guests no longer use. */
export function UnusedNightsChoice({ preview, chosen, onChoose }: UnusedNightsProps) {
  const { say, money } = useTexts()
  return (
    <fieldset className={styles['choices']}>
      <legend>{say('dates.unused', { n: preview.unusedNights })}</legend>
      {unusedNightChoices.map((choice) => (
        <label key={choice} className={styles['choice']}>
          <input
            type="radio"
            name="unusedNights"
            value={choice}
            checked={choice === chosen}
            onChange={() => onChoose(choice)}
          />
          <span>
            {say(`dates.unused.${choice}`)}{' '}
            <span className={words['note']}>
              {say(`dates.unused.${choice}.note`, { amount: money(preview.released) })}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
