import type { RoomCondition } from '@foyer/domain/room/condition.ts'
import type { ReactNode } from 'react'
import styles from './condition-mark.module.css'

type Condition = RoomCondition | 'closed'

/** Each condition has a shape of its own, so that colour is not needed to tell them apart. */
const shapes: Readonly<Record<Condition, ReactNode>> = {
  dirty: <path className={styles['fill']} d="M8 1.5 14.5 8 8 14.5 1.5 8z" />,
  clean: (
    <>
      <circle className={styles['edge']} cx="8" cy="8" r="5.75" />
      <path className={styles['line']} d="m5.4 8.2 1.8 1.8 3.4-3.7" />
    </>
  ),
  inspected: (
    <>
      <circle className={styles['fill']} cx="8" cy="8" r="6.5" />
      <path className={styles['inner']} d="m5 8.2 2.1 2.1L11.2 6" />
    </>
  ),
  closed: (
    <>
      <rect className={styles['edge']} x="2.5" y="2.5" width="11" height="11" rx="2" />
      <path className={styles['line']} d="m5 11 6-6" />
    </>
  ),
}

export function ConditionMark({ condition }: { condition: Condition }) {
  return (
    <svg className={`${styles['mark']} ${styles[condition]}`} viewBox="0 0 16 16" aria-hidden="true">
      {shapes[condition]}
    </svg>
  )
}
