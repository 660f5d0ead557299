import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** The cache entry of `useReservations`. */
export const RESERVATIONS_KEY = ['bookings']

const noReservations: readonly Reservation[] = []

/**
 * Reads the cache without a request. It isn't a query, because
 * its options would override those of `useReservations`.
 */
export function useKnownReservations(): readonly Reservation[] {
  const queries = useQueryClient()
  return useSyncExternalStore(
    (changed) => queries.getQueryCache().subscribe(changed),
    () => queries.getQueryData<Reservation[]>(RESERVATIONS_KEY) ?? noReservations,
  )
}

/**
 * Adds reservations found by a call other than the search. If
 * the page has none cached, it loads them from the server.
 */
export function addFoundReservations(queries: QueryClient, reservations: readonly Reservation[]): void {
  queries.setQueryData<Reservation[]>(RESERVATIONS_KEY, (known) => {
    if (!known) return undefined
    const others = known.filter(({ id }) => reservations.every((one) => one.id !== id))
    return [...others, ...reservations]
  })
}
