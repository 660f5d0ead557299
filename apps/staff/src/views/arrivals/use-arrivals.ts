import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { isRealDay } from '@foyer/domain/basics/days.ts'
import {
  type ArrivalFilter,
  arrivalFilters,
  countByFilter,
  matchesFilter,
} from '@foyer/domain/staff/arrival-filters.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useMemo, useRef } from 'react'
import { useLive } from '../../live/live-context.tsx'
import { type Place, place } from '../../places/place.ts'
import { useAddress } from '../../places/places-context.tsx'

const isFilter = (text: string | undefined): text is ArrivalFilter => arrivalFilters.some((one) => one === text)

/**
 * Loads the arrivals that the address asks for. The previous list stays while another day or search
 * loads.
 */
export function useArrivals(at: Place) {
  const address = useAddress()
  const { day, search } = at.params
  const show = isFilter(at.params['show']) ? at.params['show'] : 'all'
  const { mayLoad } = useLive()
  const query = { ...(day && isRealDay(day) && { day }), ...(search && { search }) }
  const load = useLoad(listArrivals, { query }, { when: mayLoad })
  const last = useRef(load.data)
  if (load.data) last.current = load.data
  const list = load.data ?? last.current
  const all = list?.arrivals
  const counts = useMemo(() => all && countByFilter(all), [all])
  const shown = useMemo(() => all?.filter((arrival) => matchesFilter(arrival, show)), [all, show])

  const go = (params: { show?: ArrivalFilter | undefined; search?: string | undefined }) =>
    address.go(place('arrivals', { ...at.params, ...params }), 'replace')
  return {
    list,
    counts,
    shown,
    problem: list ? undefined : load.error,
    again: () => void load.refetch(),
    show,
    search: search ?? '',
    choose: (chosen: ArrivalFilter) => go({ show: chosen === 'all' ? undefined : chosen }),
    find: (text: string) => go({ search: text }),
    clear: () => go({ show: undefined, search: undefined }),
  }
}
