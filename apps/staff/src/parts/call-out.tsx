import type { Mark } from '@foyer/domain/staff/marks.ts'
import type { ReactNode } from 'react'
import styles from './call-out.module.css'
import { MarkShape } from './state-mark.tsx'

interface CallOutProps {
  mark?: Mark
  title: string
  children?: ReactNode
  /** What can be done about it. */
  act?: ReactNode
  /** It came while somebody was looking: it is read out. */
  announced?: boolean
}

/** One thing that stands out of the page, washed in the colour of its state. */
export function CallOut({ mark, title, children, act, announced = false }: CallOutProps) {
  return (
    <div className={`${styles['out']} ${mark ? styles[mark] : ''}`} role={announced ? 'alert' : undefined}>
      <p className={styles['title']}>
        {mark && <MarkShape mark={mark} />}
        <b>{title}</b>
      </p>
      {children && <div className={styles['text']}>{children}</div>}
      {act && <div className={styles['act']}>{act}</div>}
    </div>
  )
}
