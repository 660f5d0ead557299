/** A section of a long table: a header and rows of equal height. */
export interface Heights {
  readonly head: number
  readonly row: number
}

/** The visible part of the table, measured from its top, with a margin on both sides. */
export interface Span {
  readonly top: number
  readonly bottom: number
}

/** Scrolling by less than this renders nothing, unless a table has steps of its own. */
export const STEP_PX = 200

/** What is in view before the table can be measured; the rows around it follow. */
export const getFirstSpan = (viewHeight: number): Span => ({ top: 0, bottom: viewHeight })

/** A step more than what is in view on both sides, until the view is scrolled to the next step. */
export function getSpan(scrollTop: number, viewHeight: number, stepPx = STEP_PX): Span {
  const top = (Math.floor(scrollTop / stepPx) - 1) * stepPx
  return { top, bottom: top + (Math.ceil(viewHeight / stepPx) + 3) * stepPx }
}

/** Half-open: includes `from`, excludes `to`. */
export type Range = readonly [from: number, to: number]

/**
 * Rows of each section to render: those in the span, and those that are required wherever they are.
 */
export function findRowsWithin(
  counts: readonly number[],
  heights: Heights,
  span: Span,
  wanted: readonly number[],
): Range[][] {
  let top = 0
  let first = 0
  return counts.map((count) => {
    const rowsTop = top + heights.head
    const seen: Range = [
      Math.max(0, Math.floor((span.top - rowsTop) / heights.row)),
      Math.min(count, Math.ceil((span.bottom - rowsTop) / heights.row)),
    ]
    const begin = first
    const apart = wanted
      .map((index) => index - begin)
      .filter((index) => index >= 0 && index < count)
      .map((index): Range => [index, index + 1])
    top = rowsTop + count * heights.row
    first += count
    return mergeRanges([seen, ...apart])
  })
}

function mergeRanges(ranges: readonly Range[]): Range[] {
  const ordered = ranges.filter(([from, to]) => to > from).toSorted(([a], [b]) => a - b)
  const all: Range[] = []
  for (const [from, to] of ordered) {
    const last = all.at(-1)
    if (last && from <= last[1]) all.splice(-1, 1, [last[0], Math.max(last[1], to)])
    else all.push([from, to])
  }
  return all
}

/** Offset of a row, counted over all sections. */
export function findRowTop(counts: readonly number[], heights: Heights, index: number): number {
  let first = 0
  let top = 0
  for (const count of counts) {
    if (index < first + count) return top + heights.head + (index - first) * heights.row
    first += count
    top += heights.head + count * heights.row
  }
  return top
}
