import { useLive } from '../live/live-context.tsx'
import { useTexts } from '../wordings/texts-context.tsx'
import styles from './live-status.module.css'

/** Shows whether the page is up to date; it never claims Live without proof. */
export function LiveStatus() {
  const { say, seconds } = useTexts()
  const { status, asOf } = useLive()
  return (
    <span className={`${styles['live']} ${styles[status]}`} role="status">
      <i className={styles['pulse']} />
      <b>{say(`live.${status}`)}</b>
      {status === 'offline' && (
        <span className={styles['asOf']}>{say('live.asOf', { time: seconds(asOf.toISOString()) })}</span>
      )}
    </span>
  )
}
