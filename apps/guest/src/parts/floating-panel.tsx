import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import css from './floating-panel.module.css'
import { showOnTop } from './show-on-top.ts'

const GAP_PX = 6
const EDGE_PX = 12
const MIN_HEIGHT_PX = 160
/** With an on-screen keyboard, a list longer than this takes the width of its form. */
const LONG_PX = 480

interface Opened {
  /** The list's height when opened: filtering makes it shorter, which must not flip its side. */
  readonly needsPx: number
  /** Searchable and long: next to an on-screen keyboard it covers its form. */
  readonly isLong?: boolean
  /** The height to keep while above its field, where shrinking would push every row down. */
  readonly keepsPx?: number | undefined
}

/**
 * Below its field if there is room, otherwise above:
 * on a kiosk the keyboard is below and must stay free.
 */
function positionPanel(panel: HTMLElement, anchor: Element, { needsPx, keepsPx, isLong }: Opened) {
  const field = anchor.getBoundingClientRect()
  const keys = document.querySelector('[data-keyboard]')
  const form = isLong && keys ? anchor.closest('form') : null
  const across = form?.getBoundingClientRect() ?? field
  // Leaves the on-screen keyboard free, because the guest types into the list with it.
  const floor = keys?.getBoundingClientRect().top ?? window.innerHeight
  const below = floor - field.bottom - GAP_PX - EDGE_PX
  const above = field.top - GAP_PX - EDGE_PX
  const upwards = below < Math.min(needsPx, MIN_HEIGHT_PX * 2) && above > below
  const room = Math.max(upwards ? above : below, MIN_HEIGHT_PX)
  panel.toggleAttribute('data-sheet', form !== null)
  panel.style.setProperty('--panel-inline', `${across.width}px`)
  panel.style.setProperty('--panel-room', `${room}px`)
  panel.style.setProperty('left', `${across.left}px`)
  panel.style.setProperty('top', upwards ? 'auto' : `${field.bottom + GAP_PX}px`)
  panel.style.setProperty('bottom', upwards ? `${window.innerHeight - field.top + GAP_PX}px` : 'auto')
  panel.style.setProperty('block-size', upwards && keepsPx !== undefined ? `${keepsPx}px` : 'auto')
}

export interface FloatingPanelProps {
  anchor: RefObject<Element | null>
  open: boolean
  /** For searchable content: the box and rows don't move while typing. */
  steady?: boolean
  children: ReactNode
}

/**
 * A list that belongs to a field and floats above
 * everything else, so that no scroll container clips it.
 */
export function FloatingPanel({ anchor, open, steady = false, children }: FloatingPanelProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const panel = box.current
    const field = anchor.current
    if (!open || !panel || !field) return
    const lower = showOnTop(panel)
    const needsPx = panel.scrollHeight
    const isLong = steady && needsPx > LONG_PX
    positionPanel(panel, field, { needsPx, isLong })
    const keepsPx = steady ? panel.offsetHeight : undefined
    const follow = () => positionPanel(panel, field, { needsPx, keepsPx, isLong })
    follow()
    // The on-screen keyboard may appear after the list that it is for.
    const watch = new MutationObserver(follow)
    watch.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('resize', follow)
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    return () => {
      watch.disconnect()
      window.removeEventListener('resize', follow)
      window.removeEventListener('scroll', follow, { capture: true })
      lower()
      // The next opening must be measured without this one's size.
      panel.removeAttribute('style')
    }
  }, [open, anchor, steady])
  return (
    <div ref={box} className={css['panel']} data-panel data-open={open || undefined}>
      {children}
    </div>
  )
}
