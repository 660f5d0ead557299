import { reportFillingIn } from '@foyer/contract/filling-in.ts'
import { processes } from '@foyer/domain/mode/processes.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSite } from '../../site/site-context.tsx'
import { readFromVisit, saveToVisit } from '../../site/visit-storage.ts'
import type { CurrentParty } from '../party/use-party.ts'

const POLL_INTERVAL_MS = 5_000

const noGuests: readonly string[] = []

const toStoredName = (reference: string | undefined) => `filledIn.${reference}`

/**
 * Before arrival several phones fill in one party. Reports the guest of this page, and returns the
 * ids of the guests that other phones are filling in. Errors are ignored: the next poll repeats it.
 */
export function useFillingIn(party: CurrentParty | undefined, guestId?: string): readonly string[] {
  const { site } = useSite()
  const caller = useCaller()
  const reference = party?.reservation.reference
  const isShared = processes[site.process].inSeveralHands && (party?.listed.length ?? 0) > 1
  const body = { reference: reference ?? '', ...(guestId && { guestId }) }
  const { data } = useQuery({
    queryKey: ['fillingIn', reference, guestId],
    queryFn: async () => (await callApi(reportFillingIn, { body }, caller)).elsewhere,
    enabled: isShared,
    // Answers are not reused: the other phone may have left the form in the meantime.
    gcTime: 0,
    refetchInterval: POLL_INTERVAL_MS,
  })
  useEffect(() => {
    if (isShared && guestId) saveToVisit(toStoredName(reference), true)
  }, [isShared, guestId, reference])
  return isShared ? (data ?? noGuests) : noGuests
}

/** True if this phone has opened the form of a guest, so that its owner has chosen a name. */
export const hasFilledIn = (reference: string | undefined) => readFromVisit(toStoredName(reference)) !== undefined
