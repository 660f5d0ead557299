import type { RackStay } from '@foyer/contract/staff/rack.ts'
import { addDays } from '@foyer/domain/basics/add-days.ts'
import { countNights } from '@foyer/domain/basics/count-nights.ts'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { findCell, type RackCell, type RackPeriod } from './rack-cells.ts'
import type { Carry, CarryKind } from './use-carry.ts'
import type { RackLine } from './use-rack.ts'

interface Cursor {
  readonly line: string
  readonly at: number
}

interface RackKeysOptions {
  readonly scroller: RefObject<HTMLElement | null>
  /** The lines of the tray, then the rooms. */
  readonly lines: readonly RackLine[]
  readonly trayCount: number
  readonly period: RackPeriod
  readonly carry: Carry
  /** Undefined if the stay cannot be moved; says why. */
  readonly onPickUp: (stay: RackStay, kind: CarryKind) => void
  readonly onUndo: () => void
  readonly onToday: () => void
  /** Scrolls a room into view. */
  readonly show: (index: number) => void
}

const PAGE_LINES = 10
const kinds: Readonly<Record<string, CarryKind>> = { m: 'room', e: 'end', a: 'start' }
const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -PAGE_LINES, PageDown: PAGE_LINES }
const dayCounts: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Moves over the grid by keyboard: one cell can be reached with Tab, arrows go on from there. */
export function useRackKeys(options: RackKeysOptions) {
  const { scroller, lines, trayCount, period, carry, onPickUp, onUndo, onToday, show } = options
  const [cursor, setCursor] = useState<Cursor>()
  const wantsFocus = useRef(false)
  const hasFocus = useRef(false)
  const isThere = cursor !== undefined && lines.some(({ key }) => key === cursor.line)
  const first = { line: lines[0]?.key ?? '', at: Math.max(0, countNights(period.from, period.today)) }
  const here = isThere ? cursor : first
  const position = Math.max(
    0,
    lines.findIndex(({ key }) => key === here.line),
  )

  // After each render, because the row may have been outside the rendered window before, and the
  // focused bar may have moved to another row.
  useEffect(() => {
    const isLost = hasFocus.current && document.activeElement === document.body
    if (!wantsFocus.current && !isLost) return
    const cell = scroller.current?.querySelector<HTMLElement>('[data-cursor]')
    if (!cell) return show(position - trayCount)
    wantsFocus.current = false
    cell.focus()
  })

  function go(to: number, at: number) {
    const line = lines[Math.max(0, Math.min(lines.length - 1, to))]
    if (!line) return
    wantsFocus.current = true
    setCursor({ line: line.key, at })
  }

  function goBeside(step: number) {
    const cells = lines[position]?.cells ?? []
    const current = findCell(cells, here.at)
    const next = cells[cells.indexOf(current as RackCell) + step]
    if (next) go(position, next.at)
  }

  function aim(key: string) {
    const { carried } = carry
    if (!carried) return
    const days = dayCounts[key]
    if (carried.kind === 'end' && days) return carry.aim({ endDate: addDays(carried.endDate, days) })
    if (carried.kind === 'start' && days) return carry.aim({ startDate: addDays(carried.startDate, days) })
    const step = steps[key]
    if (carried.kind !== 'room' || !step) return
    // Above the first room is the tray, which leaves the stay without a room.
    const rooms = [undefined, ...lines.slice(trayCount).flatMap(({ room }) => room?.number ?? [])]
    const now = rooms.indexOf(carried.roomNumber)
    const next = Math.max(0, Math.min(rooms.length - 1, now + step))
    carry.aim({ roomNumber: rooms[next] })
    if (next > 0) show(next - 1)
  }

  /** The focus follows the stay to its new row. */
  function putDown() {
    const { carried, verdict } = carry
    carry.putDown()
    const to = verdict?.result === 'fits' ? lines.findIndex(({ key }) => key === carried?.roomNumber) : -1
    if (to >= 0) go(to, here.at)
  }

  function onCarryKey(key: string): boolean {
    if (key === 'Escape') carry.putBack()
    else if (key === 'Enter') putDown()
    else if (key in steps || key in dayCounts) aim(key)
    else return false
    return true
  }

  function onMoveKey({ key, ctrlKey }: KeyboardEvent): boolean {
    const step = steps[key]
    const side = dayCounts[key]
    if (step) go(position + step, here.at)
    else if (side) goBeside(side)
    else if (key === 'Home') go(ctrlKey ? 0 : position, 0)
    else if (key === 'End') go(ctrlKey ? lines.length - 1 : position, period.days - 1)
    else return false
    return true
  }

  function onLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    const letter = key.toLowerCase()
    if ((ctrlKey || metaKey) && letter === 'z') onUndo()
    else if (ctrlKey || metaKey || altKey) return false
    else if (letter === 't') onToday()
    else if (kinds[letter]) {
      const stay = findCell(lines[position]?.cells ?? [], here.at)?.stay
      if (!stay) return false
      onPickUp(stay, kinds[letter])
    } else return false
    return true
  }

  return {
    here,
    /** Of the room among the rooms; undefined in the tray. */
    index: position < trayCount ? undefined : position - trayCount,
    onKeyDown(event: KeyboardEvent) {
      const isHandled = carry.carried ? onCarryKey(event.key) : onMoveKey(event) || onLetter(event)
      if (!isHandled) return
      event.preventDefault()
      event.stopPropagation()
    },
    /** Tab, a press and the end of a dialog also move the focus. */
    onFocus({ target }: { target: EventTarget }) {
      if (!(target instanceof HTMLElement)) return
      hasFocus.current = true
      const key = target.closest<HTMLElement>('[data-line]')?.dataset['line']
      const column = target.closest('[role=gridcell]')?.getAttribute('aria-colindex')
      if (key === undefined || !column) return
      const at = Number(column) - 2
      if (key !== here.line || findCell(lines[position]?.cells ?? [], here.at)?.at !== at) setCursor({ line: key, at })
    },
    onBlur({ relatedTarget }: { relatedTarget: EventTarget | null }) {
      hasFocus.current = relatedTarget instanceof Node && scroller.current?.contains(relatedTarget) === true
    },
  }
}
