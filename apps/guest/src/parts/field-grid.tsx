import type { ReactNode } from 'react'
import css from './field-grid.module.css'

interface FieldGridProps {
  /**
   * A few fields look better stacked on a tablet, unless the on-screen keyboard needs the height.
   */
  stacked?: boolean
  children: ReactNode
}

/** Fields stacked on a phone, two per row if there is room. */
export function FieldGrid({ stacked, children }: FieldGridProps) {
  return (
    <div className={css['grid']} data-stacked={stacked || undefined}>
      {children}
    </div>
  )
}

/** A field that spans the whole row of a grid. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className={css['wide']}>{children}</div>
}
