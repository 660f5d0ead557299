import { type Arrival, findStays } from '@foyer/contract/staff/arrivals.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useEffect, useState } from 'react'

export interface FoundGroup {
  readonly title: 'arriving' | 'inHouse' | 'others'
  readonly stays: readonly Arrival[]
}

const DEBOUNCE_MS = 150

/** All stays of the hotel that match the text, today's first. */
export function useSearch(text: string): { groups: FoundGroup[]; found: Arrival[]; isSettled: boolean } {
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const { data } = useLoad(findStays, { query: { search } }, { when: search !== '' })
  const groups = search === '' || !data ? [] : groupStays(data.stays, data.day)
  return {
    groups,
    found: groups.flatMap(({ stays }) => stays),
    isSettled: search !== '' && search === text.trim() && data !== undefined,
  }
}

export function groupStays(stays: readonly Arrival[], day: string): FoundGroup[] {
  const titleOf = ({ state, startDate }: Arrival): FoundGroup['title'] => {
    if (state === 'inHouse') return 'inHouse'
    return state === 'expected' && startDate === day ? 'arriving' : 'others'
  }
  return (['arriving', 'inHouse', 'others'] as const)
    .map((title) => ({ title, stays: stays.filter((stay) => titleOf(stay) === title) }))
    .filter((group) => group.stays.length > 0)
}
