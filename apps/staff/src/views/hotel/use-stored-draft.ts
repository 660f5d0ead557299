import type { EditableConfig } from '@foyer/domain/config/editable-config.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Changes, with the version they are based on. */
interface Draft {
  readonly base: number
  readonly part: EditableConfig
}

const KEY = ['hotelDraft']

/**
 * Kept in memory with this hotel's queries while the user visits other views; never persisted,
 * since it may hold passwords.
 */
export function useStoredDraft(): [Draft | undefined, (draft: Draft | undefined) => void] {
  const queries = useQueryClient()
  const { data } = useQuery<Draft | null>({
    queryKey: KEY,
    queryFn: () => null,
    enabled: false,
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const isBegun = data !== null
  useEffect(() => {
    if (!isBegun) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isBegun])
  return [data ?? undefined, (draft) => queries.setQueryData<Draft | null>(KEY, draft ?? null)]
}
