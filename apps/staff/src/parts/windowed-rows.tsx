import { Fragment, type ReactNode } from 'react'
import type { Range } from './row-window.ts'

interface WindowedRowsProps {
  readonly ranges: readonly Range[]
  readonly count: number
  /** A spacer in place of so many rows. */
  readonly gap: (rows: number) => ReactNode
  /** A row with a key of its own. */
  readonly children: (index: number) => ReactNode
}

/**
 * The rendered rows of a section, with spacers in place of the others. All are siblings, so that a
 * row which remains keeps its elements when the window moves.
 */
export function WindowedRows({ ranges, count, gap, children }: WindowedRowsProps) {
  const last = ranges.at(-1)?.[1] ?? 0
  return [
    ...ranges.flatMap(([from, to], at) => [
      createGap(`before ${at}`, from - (ranges[at - 1]?.[1] ?? 0), gap),
      ...Array.from({ length: to - from }, (_, more) => children(from + more)),
    ]),
    createGap('after', count - last, gap),
  ]
}

function createGap(key: string, rows: number, gap: (rows: number) => ReactNode): ReactNode {
  return rows > 0 && <Fragment key={key}>{gap(rows)}</Fragment>
}
