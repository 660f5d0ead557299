import { type ReactNode, useEffect, useRef } from 'react'
import css from './notice.module.css'

export interface NoticeProps {
  kind?: 'plain' | 'good' | 'warning' | 'problem'
  icon?: ReactNode
  action?: ReactNode
  /** It answers what somebody did: read out when it appears, and brought into view. */
  announced?: boolean
  children: ReactNode
}

/** A sentence beside the flow, with a way on at its end. */
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
