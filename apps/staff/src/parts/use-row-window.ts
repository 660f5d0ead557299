import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { findRowsWithin, findRowTop, getFirstSpan, getSpan, type Heights, type Range, type Span } from './row-window.ts'

/** For printing. */
const EVERYTHING: Span = { top: 0, bottom: Number.MAX_SAFE_INTEGER }

interface RowWindowOptions {
  readonly scroller: RefObject<HTMLElement | null>
  /** Rows in each section of the table. */
  readonly counts: readonly number[]
  /** Used until the first rows are rendered and can be measured. */
  readonly estimate: Heights
  /** Height of what the window always shows besides the rows. */
  readonly surroundPx?: number
  /** Rows are rendered each time when so much was scrolled. */
  readonly stepPx?: number
  /** Index of the open row over all sections: it and its neighbours are always rendered. */
  readonly open: number | undefined
}

/** A table of any length that renders only its visible rows. */
export function useRowWindow({ scroller, counts, estimate, surroundPx = 0, stepPx, open }: RowWindowOptions): {
  readonly ranges: Range[][]
  readonly heights: Heights
  show(index: number): void
} {
  const [span, setSpan] = useState(() => getFirstSpan(innerHeight - surroundPx))
  const [heights, setHeights] = useState(estimate)
  const [focused, setFocused] = useState<number>()

  // After the first rows are painted, because measuring would compute the layout once more.
  useEffect(() => {
    const shown = scroller.current
    if (!shown || shown.clientHeight === 0) return setSpan(getSpan(0, innerHeight, stepPx))
    const look = () => {
      const { top, bottom } = getSpan(shown.scrollTop, shown.clientHeight, stepPx)
      setSpan((before) => (before.top === top && before.bottom === bottom ? before : { top, bottom }))
    }
    const focus = ({ target }: FocusEvent) => {
      const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-index]') : null
      setFocused(row ? Number(row.dataset['index']) : undefined)
    }
    const print = () => flushSync(() => setSpan(EVERYTHING))
    const resized = new ResizeObserver(look)
    // In a task of its own behind the first frame, which would otherwise lay out twice as many rows.
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        look()
        resized.observe(shown)
      })
    })
    shown.addEventListener('scroll', look, { passive: true })
    shown.addEventListener('focusin', focus)
    addEventListener('beforeprint', print)
    addEventListener('afterprint', look)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      resized.disconnect()
      shown.removeEventListener('scroll', look)
      shown.removeEventListener('focusin', focus)
      removeEventListener('beforeprint', print)
      removeEventListener('afterprint', look)
    }
  }, [scroller, stepPx])

  // Text may be larger than expected, and a phone spreads a row over three lines.
  useEffect(() => {
    const row = measureHeight(scroller.current, '[data-index]')
    const head = measureHeight(scroller.current, '[data-head]')
    if (row && head && (row !== heights.row || head !== heights.head)) setHeights({ row, head })
  })

  const wanted = [open, focused].flatMap((index) => (index === undefined ? [] : [index - 1, index, index + 1]))
  return {
    ranges: findRowsWithin(counts, heights, span, wanted),
    heights,
    show(index) {
      const shown = scroller.current
      if (!shown) return
      const top = findRowTop(counts, heights, index)
      const isSeen = top >= shown.scrollTop && top + 2 * heights.row <= shown.scrollTop + shown.clientHeight
      if (!isSeen) shown.scrollTop = Math.max(0, top - shown.clientHeight / 2)
    },
  }
}

function measureHeight(within: HTMLElement | null, selector: string): number {
  return within?.querySelector<HTMLElement>(selector)?.getBoundingClientRect().height ?? 0
}
