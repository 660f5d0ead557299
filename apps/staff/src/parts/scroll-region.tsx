import type { ReactNode, Ref } from 'react'
import grid from './grid.module.css'

/** Scrollable areas must be reachable by keyboard, even without a focusable element inside. */
const reachable = { tabIndex: 0 }

interface ScrollRegionProps {
  label: string
  /** Replaces the list style. */
  className?: string | undefined
  ref?: Ref<HTMLElement>
  children: ReactNode
}

export function ScrollRegion({ label, className = grid['scroll'], ref, children }: ScrollRegionProps) {
  return (
    <section {...reachable} ref={ref} className={className} aria-label={label}>
      {children}
    </section>
  )
}
