import { type ReactNode, useEffect, useRef } from 'react'
import css from './notice.module.css'

export interface NoticeProps {
  kind?: 'plain' | 'good' | 'warning' | 'problem'
  icon?: ReactNode
  action?: ReactNode
  /** Responds to an action: read out when it appears, and scrolled into view. */
  announced?: boolean
  children: ReactNode
}

/** A notice next to the main content, with an optional action at its end. */
export function Notice({ kind = 'plain', icon, action, announced, children }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (announced) notice.current?.scrollIntoView?.({ block: 'nearest' })
  }, [announced])
  return (
    <div ref={notice} className={css['notice']} data-kind={kind} role={announced ? 'status' : undefined}>
      {icon}
      <div className={css['words']}>{children}</div>
      {action && <div className={css['action']}>{action}</div>}
    </div>
  )
}
