import { endVisit } from '@foyer/contract/reservation.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { forgetAll } from '../site/kept.ts'

/** Forgets the guest here and on the server. Offline, the page forgets all the same; the visit then ends with the next one. */
export function useRestart(): () => Promise<void> {
  const caller = useCaller()
  const queries = useQueryClient()
  return useCallback(async () => {
    forgetAll()
    queries.clear()
    if (!caller) return
    try {
      const { csrf } = await callApi(endVisit, {}, caller)
      caller.csrf = csrf
    } catch {
      // The next page load starts a visit of its own.
    }
  }, [caller, queries])
}
