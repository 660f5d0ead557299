import type { ReactNode } from 'react'
import css from './flag.module.css'

/** Decorative, next to a country's name. */
export function Flag({ children }: { children: ReactNode }) {
  return (
    <span className={css['flag']} aria-hidden="true">
      {children}
    </span>
  )
}
