import { fetchProfile } from '@foyer/contract/account.ts'
import { myBookings } from '@foyer/contract/reservation.ts'
import type { AccountProfile } from '@foyer/domain/account/account.ts'
import type { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { addFound } from '../journey/use-reservations.ts'
import { useSession } from './session-context.tsx'

/** The stays of whoever has signed in, asked anew each time: from then on the visit has found them too. */
export function useMyBookings() {
  const caller = useCaller()
  const queries = useQueryClient()
  const { session } = useSession()
  return useQuery<Reservation[], Problem>({
    queryKey: [myBookings.name, session?.user.id],
    queryFn: async () => {
      const { reservations } = await callApi(myBookings, {}, caller)
      addFound(queries, reservations)
      return reservations
    },
    enabled: session !== undefined,
  })
}

/** What the account knows of its owner: nobody who signs in later sees it. */
export function useProfile() {
  const caller = useCaller()
  const { session } = useSession()
  return useQuery<AccountProfile, Problem>({
    queryKey: [fetchProfile.name, session?.user.id],
    queryFn: () => callApi(fetchProfile, {}, caller),
    enabled: session !== undefined,
  })
}
