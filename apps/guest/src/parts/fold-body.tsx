import type { ReactNode } from 'react'
import css from './fold-body.module.css'

interface FoldBodyProps {
  words: string
  /** The buttons below them. */
  children: ReactNode
}

/** What an open card shows: words as far as there is room, and what can be done. */
export function FoldBody({ words, children }: FoldBodyProps) {
  return (
    <div className={css['body']}>
      <p className={css['words']}>{words}</p>
      <div className={css['buttons']}>{children}</div>
    </div>
  )
}
