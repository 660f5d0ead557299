import { type ArrivalFilter, arrivalFilters, listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useEffect, useRef, useState } from 'react'
import { type Place, place } from '../../places/place.ts'
import { useAddress } from '../../places/places-context.tsx'

const isFilter = (text: string | undefined): text is ArrivalFilter => arrivalFilters.some((one) => one === text)

/** Typing is over when nothing has been typed for this long. */
const TYPED_MS = 200

/** Today's arrivals as the address asks for them. While another filter loads, the last list stays. */
export function useArrivals(at: Place) {
  const address = useAddress()
  const { reference, search } = at.params
  const show = isFilter(at.params['show']) ? at.params['show'] : 'all'
  const load = useLoad(listArrivals, { query: { ...(show !== 'all' && { show }), ...(search && { search }) } })
  const last = useRef(load.data)
  if (load.data) last.current = load.data

  const go = (params: { show?: ArrivalFilter; search?: string }) => {
    const next = { show, search, ...params }
    const shown = next.show === 'all' ? undefined : next.show
    address.go(place('arrivals', { reference, search: next.search, show: shown }), 'replace')
  }
  return {
    list: load.data ?? last.current,
    problem: load.data || last.current ? undefined : load.error,
    again: () => void load.refetch(),
    show,
    search: search ?? '',
    choose: (chosen: ArrivalFilter) => go({ show: chosen }),
    find: (text: string) => go({ search: text }),
  }
}

/** A field whose text becomes part of the address once it has been typed. */
export function useTyped(text: string, onTyped: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState(text)
  const told = useRef(onTyped)
  useEffect(() => {
    told.current = onTyped
  })
  useEffect(() => {
    if (typed === text) return
    const timer = setTimeout(() => told.current(typed.trim()), TYPED_MS)
    return () => clearTimeout(timer)
  }, [typed, text])
  return [typed, setTyped]
}
