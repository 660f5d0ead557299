import { MarkShape } from '../../parts/state-mark.tsx'
import { toBarStyle } from './rack-bar.tsx'
import styles from './rack-slot.module.css'

/** Where the carried stay would be, and what speaks for or against it. */
export interface Slot {
  readonly begin: number
  readonly end: number
  readonly isGood: boolean
  readonly title: string
  readonly text: string
  /** There is more space to the left. */
  readonly opensLeft: boolean
}

export function RackSlot({ slot }: { slot: Slot }) {
  const { isGood, title, text, opensLeft } = slot
  return (
    <div className={`${styles['slot']} ${styles[isGood ? 'good' : 'bad']}`} style={toBarStyle(slot)} aria-hidden>
      <div className={`${styles['say']} ${opensLeft ? styles['left'] : ''}`}>
        <MarkShape mark={isGood ? 'done' : 'failed'} />
        <b>{title}</b>
        <span>{text}</span>
      </div>
    </div>
  )
}
