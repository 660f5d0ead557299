import { type Rack, readRack } from '@foyer/contract/staff/rack.ts'
import { addDays } from '@foyer/domain/basics/add-days.ts'
import { isRealDay } from '@foyer/domain/basics/days.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useMemo, useRef } from 'react'
import { type Place, place } from '../../places/place.ts'
import { useAddress } from '../../places/places-context.tsx'
import { useNow } from '../../session/use-now.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import { arrangeRows, buildRows, countRows, packTray, type RackFilter, rackFilters } from './arrange-rack.ts'
import { buildCells, type RackCell, type RackPeriod } from './rack-cells.ts'

export const rackLengths = [7, 14, 21] as const
const DEFAULT_LENGTH = 14
/** Days before today, so that guests who have just left are in view. */
const DAYS_BEFORE = 2

const isFilter = (text: string | undefined): text is RackFilter => rackFilters.some((one) => one === text)

/** One line of the grid: a room, or a line of stays without one. */
export interface RackLine {
  readonly key: string
  readonly room?: Rack['rooms'][number]
  readonly cells: readonly RackCell[]
}

/** Loads the rack that the address asks for; the previous one stays while another period loads. */
export function useRack(at: Place, isPhone: boolean) {
  const address = useAddress()
  const { dayOf } = useTexts()
  const now = useNow()
  const { day, search = '' } = at.params
  const show = isFilter(at.params['show']) ? at.params['show'] : 'all'
  const today = dayOf(now)
  const chosen = day && isRealDay(day) ? day : undefined
  const length = rackLengths.find((days) => String(days) === at.params['days']) ?? DEFAULT_LENGTH
  const asked = isPhone
    ? { from: chosen ?? today, days: 1 }
    : { from: chosen ?? addDays(today, -DAYS_BEFORE), days: length }
  const load = useLoad(readRack, { query: asked })
  const last = useRef(load.data)
  if (load.data) last.current = load.data
  const rack = load.data ?? last.current
  const arranged = useMemo(() => rack && arrange(rack, show, search), [rack, show, search])
  const go = (params: Record<string, string | undefined>) =>
    address.go(place('rack', { ...at.params, ...params }), 'replace')
  return {
    rack,
    arranged,
    from: asked.from,
    length,
    show,
    search,
    problem: rack ? undefined : load.error,
    again: () => void load.refetch(),
    choose: (filter: RackFilter) => go({ show: filter === 'all' ? undefined : filter }),
    find: (text: string) => go({ search: text }),
    clear: () => go({ show: undefined, search: undefined }),
    setLength: (days: number) => go({ days: days === DEFAULT_LENGTH ? undefined : String(days) }),
    goTo: (to: string | undefined) => go({ day: to }),
  }
}

export type ArrangedRack = ReturnType<typeof arrange>

function arrange(rack: Rack, show: RackFilter, search: string) {
  const { from, today, days } = rack
  const period: RackPeriod = { from, today, days: days.length }
  const rows = buildRows(rack)
  const sections = arrangeRows(rows, { show, search, today })
  const tray = packTray(rack.stays, search).map(
    (stays, at): RackLine => ({
      key: `tray ${at}`,
      cells: buildCells(period, stays, []).filter(({ stay }) => stay),
    }),
  )
  const lines = sections.flatMap((section) =>
    section.rows.map(
      ({ room, stays, closures }): RackLine => ({ key: room.number, room, cells: buildCells(period, stays, closures) }),
    ),
  )
  return { period, counts: countRows(rows, today), sections, tray, lines }
}
