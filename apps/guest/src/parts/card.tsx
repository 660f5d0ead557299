import type { ReactNode } from 'react'
import css from './card.module.css'

/** A raised sheet. */
export function Card({ children }: { children: ReactNode }) {
  return <div className={css['card']}>{children}</div>
}
