import type { HotelChange } from '@foyer/contract/staff/hotel.ts'
import words from '../../theme/words.module.css'
import { useWords } from '../../wordings/words-context.tsx'
import { placeInWords, valueInWords } from './change-words.ts'
import styles from './hotel.module.css'

/** What becomes different: the place, what stood there, what stands there now. */
export function ChangeList({ changes }: { changes: readonly HotelChange[] }) {
  const speech = useWords()
  const { say } = speech
  return (
    <ul className={styles['changes']}>
      {changes.map(({ path, before, after }) => (
        <li key={path}>
          <b>{placeInWords(path, speech)}</b>
          <del>
            <span className={words['sr']}>{say('hotel.change.before')} </span>
            {valueInWords(before, speech)}
          </del>
          <ins>
            <span className={words['sr']}>{say('hotel.change.after')} </span>
            {valueInWords(after, speech)}
          </ins>
        </li>
      ))}
    </ul>
  )
}
