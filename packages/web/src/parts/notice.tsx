import type { ReactNode } from 'react'
import css from './notice.module.css'

export interface NoticeProps {
  kind?: 'plain' | 'good' | 'warning' | 'problem'
  icon?: ReactNode
  action?: ReactNode
  /** Read out when it appears. */
  announced?: boolean
  children: ReactNode
}

/** A sentence beside the flow, with a way on at its end. */
export function Notice({ kind = 'plain', icon, action, announced, children }: NoticeProps) {
  return (
    <div className={css['notice']} data-kind={kind} role={announced ? 'status' : undefined}>
      {icon}
      <div className={css['words']}>{children}</div>
      {action && <div className={css['action']}>{action}</div>}
    </div>
  )
}
