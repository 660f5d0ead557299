import type { Mark } from '@foyer/domain/staff/marks.ts'
import type { ReactNode } from 'react'
import colours from './state-colours.module.css'
import styles from './state-label.module.css'
import { MarkShape } from './state-mark.tsx'

/** A small label with its mark; without a shape where the row already shows one. */
export function StateLabel({ mark, bare = false, children }: { mark: Mark; bare?: boolean; children: ReactNode }) {
  return (
    <span className={`${styles['word']} ${colours[mark]}`}>
      {!bare && <MarkShape mark={mark} small />}
      {children}
    </span>
  )
}
