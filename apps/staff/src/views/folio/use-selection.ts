import type { FolioLine, StayFolio } from '@foyer/contract/staff/folio.ts'
import { useState } from 'react'
import { arrangeLines, getMovable } from './arrange-lines.ts'

interface SelectedLines {
  readonly payerId: string | undefined
  readonly ids: ReadonlySet<string>
}

/** Lines of one payer that are being selected; none of them once another payer is chosen. */
export function useSelection(folio: StayFolio, payerId: string | undefined) {
  const [selected, setSelected] = useState<SelectedLines>()
  const { days, payments } = arrangeLines(folio.lines, payerId)
  const charges = days.flatMap(({ lines }) => lines)
  const movable = [...charges, ...(folio.folios.length > 1 ? payments : [])].filter((line) => getMovable(line) !== 0)
  const isActive = selected !== undefined && selected.payerId === payerId
  const ids: ReadonlySet<string> = isActive ? selected.ids : new Set()
  return {
    isActive,
    canStart: !isActive && movable.length > 0,
    start: () => setSelected({ payerId, ids: new Set() }),
    end: () => setSelected(undefined),
    ids,
    toggle: (id: string) => {
      const others = [...ids].filter((one) => one !== id)
      setSelected({ payerId, ids: new Set(ids.has(id) ? others : [...others, id]) })
    },
    /** A line that a colleague has taken off meanwhile is no longer selected. */
    lines: movable.filter((line: FolioLine) => ids.has(line.id)),
  }
}
