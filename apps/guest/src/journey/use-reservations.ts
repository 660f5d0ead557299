import { visitReservations } from '@foyer/contract/reservation.ts'
import type { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const KEY = ['bookings']

/**
 * The reservations this visit has found. The server
 * has them, so a reload and a second tab see the same.
 */
export function useReservations({ when = true }: { readonly when?: boolean } = {}) {
  const caller = useCaller()
  const queries = useQueryClient()
  const ask = async () => (await callApi(visitReservations, {}, caller)).reservations
  const query = useQuery<Reservation[], Problem>({
    queryKey: KEY,
    queryFn: ask,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: when,
  })
  const found = (reservations: Reservation[]) => queries.setQueryData(KEY, reservations)
  return {
    reservations: query.data,
    problem: query.error ?? undefined,
    /** Stores what an answer returned. */
    found,
    /** Stores the hotel's ids for guests, from the answer to a save. */
    nameGuests(reference: string, named: readonly NamedGuest[]) {
      queries.setQueryData<Reservation[]>(KEY, (known) =>
        known?.map((one) => (one.reference === reference ? withNames(one, named) : one)),
      )
    },
    /** Stores room and code from the arrival's answer. */
    arrived(reference: string, { keyCode, roomNumber: number }: Arrived) {
      const room = { ...(number !== undefined && { number }), ...(keyCode !== undefined && { keyCode }) }
      queries.setQueryData<Reservation[]>(KEY, (known) =>
        known?.map((one) => (one.reference === reference ? { ...one, room: { ...one.room, ...room } } : one)),
      )
    },
    /** Background refresh: errors are ignored and a newer value wins. */
    async lookAgain() {
      const updates = () => queries.getQueryState(KEY)?.dataUpdateCount
      const before = updates()
      const seen = await ask().catch(() => undefined)
      if (seen && updates() === before) found(seen)
    },
    /** Reads from the server again after a change there. */
    refresh: () => queries.invalidateQueries({ queryKey: KEY }),
    retry: () => query.refetch(),
  }
}

interface Arrived {
  readonly keyCode?: string | undefined
  readonly roomNumber?: string | undefined
}

interface NamedGuest {
  readonly id?: string | undefined
  readonly customerId?: string | undefined
}

function withNames(reservation: Reservation, named: readonly NamedGuest[]): Reservation {
  const guests = reservation.guests.map((guest) => {
    const customerId = named.find(({ id }) => id === guest.id)?.customerId
    return customerId === undefined ? guest : { ...guest, customerId }
  })
  return { ...reservation, guests }
}

const noReservations: readonly Reservation[] = []

/**
 * Reads the cache without a request. It isn't a query, because
 * its options would override those of `useReservations`.
 */
export function useKnownReservations(): readonly Reservation[] {
  const queries = useQueryClient()
  return useSyncExternalStore(
    (changed) => queries.getQueryCache().subscribe(changed),
    () => queries.getQueryData<Reservation[]>(KEY) ?? noReservations,
  )
}

/**
 * Adds reservations found by a call other than the search. If
 * the page has none cached, it loads them from the server.
 */
export function addFoundReservations(queries: QueryClient, reservations: readonly Reservation[]): void {
  queries.setQueryData<Reservation[]>(KEY, (known) => {
    if (!known) return undefined
    const others = known.filter(({ id }) => reservations.every((one) => one.id !== id))
    return [...others, ...reservations]
  })
}

/** The reservation in the address; undefined until known. */
export function useReservation(code: string | undefined) {
  const all = useReservations()
  return { ...all, reservation: all.reservations?.find(({ reference }) => reference === code) }
}
