import { useLive } from '../live/live-context.tsx'
import { useWords } from '../wordings/words-context.tsx'
import styles from './live-word.module.css'

/** Shows whether the page is up to date; it never claims Live without proof. */
export function LiveWord() {
  const { say, seconds } = useWords()
  const { word, asOf } = useLive()
  return (
    <span className={`${styles['live']} ${styles[word]}`} role="status">
      <i className={styles['pulse']} />
      <b>{say(`live.${word}`)}</b>
      {word === 'offline' && (
        <span className={styles['asOf']}>{say('live.asOf', { time: seconds(asOf.toISOString()) })}</span>
      )}
    </span>
  )
}
