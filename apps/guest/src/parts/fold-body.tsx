import type { ReactNode } from 'react'
import css from './fold-body.module.css'

interface FoldBodyProps {
  words: string
  /** The buttons below the text. */
  children: ReactNode
}

/** The content of an open card: text as far as it fits, and actions. */
export function FoldBody({ words, children }: FoldBodyProps) {
  return (
    <div className={css['body']}>
      <p className={css['words']}>{words}</p>
      <div className={css['buttons']}>{children}</div>
    </div>
  )
}
