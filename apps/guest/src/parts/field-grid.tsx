import type { ReactNode } from 'react'
import css from './field-grid.module.css'

interface FieldGridProps {
  /** Few fields fill a tablet better under one another; where keys stand below, they need the height. */
  stacked?: boolean
  children: ReactNode
}

/** Fields under one another on a phone, two abreast where there is room. */
export function FieldGrid({ stacked, children }: FieldGridProps) {
  return (
    <div className={css['grid']} data-stacked={stacked || undefined}>
      {children}
    </div>
  )
}

/** A field that takes the whole line of a grid. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className={css['wide']}>{children}</div>
}
