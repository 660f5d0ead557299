import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import css from './floating-panel.module.css'
import { raise } from './top-layer.ts'

const GAP_PX = 6
const EDGE_PX = 12
const LOWEST_PX = 160

/** Below its field where there is room, otherwise above: on a kiosk the keyboard lies below and stays free. */
function place(panel: HTMLElement, anchor: Element) {
  const field = anchor.getBoundingClientRect()
  // Keys that lie on the screen stay free: the guest types into the list with them.
  const floor = document.querySelector('[data-keyboard]')?.getBoundingClientRect().top ?? window.innerHeight
  const below = floor - field.bottom - GAP_PX - EDGE_PX
  const above = field.top - GAP_PX - EDGE_PX
  const upwards = below < Math.min(panel.scrollHeight, LOWEST_PX * 2) && above > below
  const room = Math.max(upwards ? above : below, LOWEST_PX)
  panel.style.setProperty('--panel-inline', `${field.width}px`)
  panel.style.setProperty('--panel-room', `${room}px`)
  panel.style.setProperty('left', `${field.left}px`)
  panel.style.setProperty('top', upwards ? 'auto' : `${field.bottom + GAP_PX}px`)
  panel.style.setProperty('bottom', upwards ? `${window.innerHeight - field.top + GAP_PX}px` : 'auto')
}

export interface FloatingPanelProps {
  anchor: RefObject<Element | null>
  open: boolean
  children: ReactNode
}

/** A list that belongs to a field and lies above everything else, so that no scrolling box cuts it off. */
export function FloatingPanel({ anchor, open, children }: FloatingPanelProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const panel = box.current
    const field = anchor.current
    if (!open || !panel || !field) return
    const lower = raise(panel)
    const follow = () => place(panel, field)
    follow()
    window.addEventListener('resize', follow)
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    return () => {
      window.removeEventListener('resize', follow)
      window.removeEventListener('scroll', follow, { capture: true })
      lower()
    }
  }, [open, anchor])
  return (
    <div ref={box} className={css['panel']} data-open={open || undefined}>
      {children}
    </div>
  )
}
