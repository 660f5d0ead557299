import type { RackStay } from '@foyer/contract/staff/rack.ts'
import { addDays } from '@foyer/domain/basics/add-days.ts'
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { RackPeriod } from './rack-cells.ts'
import type { Carry, CarryKind } from './use-carry.ts'

/** A shorter movement is a click. */
const MIN_DISTANCE_PX = 5
/** How near the end of a bar a press must be to change its dates. */
const GRIP_PX = 9
/** The grid scrolls while the pointer is this near its edge. */
const SCROLL_EDGE_PX = 48
const SCROLL_STEP_PX = 14

interface PointerCarryOptions {
  readonly scroller: RefObject<HTMLElement | null>
  readonly period: RackPeriod
  /** Undefined if the stay cannot be moved. */
  readonly findStay: (reference: string) => RackStay | undefined
  readonly carry: Carry
}

/** Dragging with a mouse or pen. A finger scrolls, and opens a stay by tapping it. */
export function usePointerCarry(options: PointerCarryOptions) {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const wasDragged = useRef(false)
  const end = useRef<() => void>(undefined)
  useEffect(() => () => end.current?.(), [])

  function onPointerDown({ target, button, pointerType, clientX, clientY }: PointerEvent<HTMLElement>) {
    if (button !== 0 || pointerType === 'touch' || !(target instanceof Element)) return
    const bar = target.closest<HTMLElement>('[data-stay]')
    const stay = bar && latest.current.findStay(bar.dataset['stay'] ?? '')
    if (!stay) return
    const kind = findGrip(bar, clientX, stay)
    let isCarrying = false
    const move = (event: globalThis.PointerEvent) => {
      const { carry, scroller, period } = latest.current
      if (!isCarrying && Math.hypot(event.clientX - clientX, event.clientY - clientY) < MIN_DISTANCE_PX) return
      if (!isCarrying) carry.pickUp(stay, kind, 'pointer')
      isCarrying = true
      scrollNearEdge(scroller.current, event.clientY)
      carry.aim({ ...findTarget(event, kind, bar, period), point: { x: event.clientX, y: event.clientY } })
    }
    const finish = (isDropped: boolean) => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', drop)
      removeEventListener('pointercancel', putBack)
      removeEventListener('keydown', onKey, true)
      end.current = undefined
      if (!isCarrying) return
      wasDragged.current = true
      if (isDropped) latest.current.carry.putDown()
      else latest.current.carry.putBack()
    }
    const drop = () => finish(true)
    const putBack = () => finish(false)
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      putBack()
    }
    wasDragged.current = false
    end.current = putBack
    addEventListener('pointermove', move)
    addEventListener('pointerup', drop)
    addEventListener('pointercancel', putBack)
    addEventListener('keydown', onKey, true)
  }

  return {
    onPointerDown,
    /** The click at the end of a drag must not open the stay. */
    onClickCapture(event: MouseEvent) {
      if (!wasDragged.current) return
      wasDragged.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

function findGrip(bar: HTMLElement, x: number, { state, roomNumber }: RackStay): CarryKind {
  const { left, right, width } = bar.getBoundingClientRect()
  if (roomNumber === undefined || width < 3 * GRIP_PX) return 'room'
  if (right - x <= GRIP_PX && bar.dataset['cutAfter'] === undefined) return 'end'
  const hasGrip = x - left <= GRIP_PX && state === 'expected' && bar.dataset['cutBefore'] === undefined
  return hasGrip ? 'start' : 'room'
}

function findTarget(
  { clientX, clientY }: globalThis.PointerEvent,
  kind: CarryKind,
  bar: HTMLElement,
  { from, days }: RackPeriod,
) {
  if (kind === 'room') {
    const line = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-line]')
    return line ? { roomNumber: line.dataset['room'] || undefined } : {}
  }
  const lane = bar.closest<HTMLElement>('[data-lane]')?.getBoundingClientRect()
  if (!lane || lane.width === 0) return {}
  const position = ((clientX - lane.left) / lane.width) * days
  const day = addDays(from, Math.round(position - 0.5))
  return kind === 'end' ? { endDate: day } : { startDate: day }
}

function scrollNearEdge(scroller: HTMLElement | null, y: number): void {
  if (!scroller) return
  const { top, bottom } = scroller.getBoundingClientRect()
  if (y > bottom - SCROLL_EDGE_PX) scroller.scrollTop += SCROLL_STEP_PX
  else if (y < top + SCROLL_EDGE_PX) scroller.scrollTop -= SCROLL_STEP_PX
}
