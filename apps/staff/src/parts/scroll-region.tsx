import type { ReactNode, Ref } from 'react'
import grid from './grid.module.css'

/** What scrolls must be reachable by keys, even where nothing in it can be pressed. */
const reachable = { tabIndex: 0 }

interface ScrollRegionProps {
  label: string
  /** Instead of the look of a list. */
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
