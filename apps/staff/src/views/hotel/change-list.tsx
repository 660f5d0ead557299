import type { HotelChange } from '@foyer/contract/staff/hotel.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { formatPath, formatValue } from './change-texts.ts'
import styles from './hotel.module.css'

interface ChangeListProps {
  changes: readonly HotelChange[]
  /** Currency of the prices. */
  currency: string
}

/** Lists the changes: the path, the old value and the new value. */
export function ChangeList({ changes, currency }: ChangeListProps) {
  const speech = useTexts()
  const { say } = speech
  return (
    <ul className={styles['changes']}>
      {changes.map(({ path, before, after }) => (
        <li key={path}>
          <b>{formatPath(path, speech)}</b>
          <del>
            <span className={words['sr']}>{say('hotel.change.before')} </span>
            {formatValue({ path, value: before, currency }, speech)}
          </del>
          <ins>
            <span className={words['sr']}>{say('hotel.change.after')} </span>
            {formatValue({ path, value: after, currency }, speech)}
          </ins>
        </li>
      ))}
    </ul>
  )
}
