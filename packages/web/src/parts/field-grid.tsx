import type { ReactNode } from 'react'
import css from './field-grid.module.css'

/** Fields under one another on a phone, two abreast where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={css['grid']}>{children}</div>
}

/** A field that takes the whole line of a grid. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className={css['wide']}>{children}</div>
}
