import type { ReactNode } from 'react'
import css from './flag.module.css'

/** Beside a country's name, which says the same. */
export function Flag({ children }: { children: ReactNode }) {
  return (
    <span className={css['flag']} aria-hidden="true">
      {children}
    </span>
  )
}
