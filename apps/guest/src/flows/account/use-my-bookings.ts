import { fetchProfile, userStatus } from '@foyer/contract/account.ts'
import { myBookings } from '@foyer/contract/reservation.ts'
import type { AccountProfile } from '@foyer/domain/account/account.ts'
import type { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { addFoundReservations } from '../../journey/known-reservations.ts'
import { useSession } from '../../visit/session-context.tsx'

/**
 * The stays of the signed-in guest, requested each time;
 * the visit has then found these reservations too.
 */
export function useMyBookings() {
  const caller = useCaller()
  const queries = useQueryClient()
  const { session } = useSession()
  const queryKey = [myBookings.name, session?.user.id]
  const mine = useQuery<Reservation[], Problem>({
    queryKey,
    queryFn: async () => {
      const { reservations } = await callApi(myBookings, {}, caller)
      addFoundReservations(queries, reservations)
      return reservations
    },
    enabled: session !== undefined,
  })
  return { ...mine, askAnew: useFreshRefetch(queryKey, mine.refetch) }
}

/** The account's profile; keyed by user, so another account never sees it. */
export function useProfile() {
  const caller = useCaller()
  const { session } = useSession()
  const queryKey = [fetchProfile.name, session?.user.id]
  const profile = useQuery<AccountProfile, Problem>({
    queryKey,
    queryFn: () => callApi(fetchProfile, {}, caller),
    enabled: session !== undefined,
  })
  return { ...profile, askAnew: useFreshRefetch(queryKey, profile.refetch) }
}

/**
 * Whether the guest is checked in, and where. Errors are ignored, because the bookings show it too.
 */
export function useUserStatus() {
  const caller = useCaller()
  const { session } = useSession()
  const { data } = useQuery({
    queryKey: [userStatus.name, session?.user.id],
    queryFn: () => callApi(userStatus, {}, caller),
    enabled: session !== undefined,
  })
  return data
}

/**
 * Cancels a request in flight, because its answer may be outdated
 * and the library would wait for it instead of asking again.
 */
function useFreshRefetch(queryKey: readonly unknown[], refetch: () => Promise<unknown>): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await queries.cancelQueries({ queryKey })
    await refetch()
  }
}
