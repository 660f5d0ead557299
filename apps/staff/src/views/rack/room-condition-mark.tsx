import type { RoomCondition } from '@foyer/domain/room/condition.ts'
import type { ReactNode } from 'react'
import styles from './room-condition-mark.module.css'

type Shown = RoomCondition | 'closed'

/** A shape for each condition, because colour alone says nothing to some. */
const shapes: Readonly<Record<Shown, ReactNode>> = {
  inspected: (
    <>
      <circle className={styles['fill']} cx="8" cy="8" r="6.5" />
      <path className={styles['cut']} d="m5 8.2 2.1 2.1L11.2 6" />
    </>
  ),
  clean: (
    <>
      <circle className={styles['ring']} cx="8" cy="8" r="5.75" />
      <path className={styles['stroke']} d="m5.4 8.2 1.8 1.8 3.4-3.7" />
    </>
  ),
  dirty: <path className={styles['fill']} d="M8 1.5 14.5 8 8 14.5 1.5 8z" />,
  closed: (
    <>
      <rect className={styles['ring']} x="2.5" y="2.5" width="11" height="11" rx="2" />
      <path className={styles['stroke']} d="m5 11 6-6" />
    </>
  ),
}

/** Hidden from screen readers, because the adjacent text says the same. */
export function RoomConditionMark({ condition }: { condition: Shown }) {
  return (
    <svg className={`${styles['mark']} ${styles[condition]}`} viewBox="0 0 16 16" aria-hidden="true">
      {shapes[condition]}
    </svg>
  )
}
