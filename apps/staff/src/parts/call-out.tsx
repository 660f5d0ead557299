import type { Mark } from '@foyer/domain/staff/marks.ts'
import type { ReactNode } from 'react'
import styles from './call-out.module.css'
import { MarkShape } from './state-mark.tsx'

interface CallOutProps {
  mark?: Mark
  title: string
  children?: ReactNode
  /** Action that resolves it. */
  act?: ReactNode
  /** Appeared while the page was open, so screen readers announce it. */
  announced?: boolean
}

/** A highlighted box in the colour of its state. */
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
