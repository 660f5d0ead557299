import { visitReservations } from '@foyer/contract/reservation.ts'
import type { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const KEY = ['bookings']

/** What this visit has found. The server holds it, so a reload and a second tab see the same. */
export function useReservations() {
  const caller = useCaller()
  const queries = useQueryClient()
  const ask = async () => (await callApi(visitReservations, {}, caller)).reservations
  const query = useQuery<Reservation[], Problem>({
    queryKey: KEY,
    queryFn: ask,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const found = (reservations: Reservation[]) => queries.setQueryData(KEY, reservations)
  return {
    reservations: query.data,
    problem: query.error ?? undefined,
    /** What an answer has just brought. */
    found,
    /** The hotel's own numbers for guests, as the answer to a save has brought them. */
    nameGuests(reference: string, named: readonly NamedGuest[]) {
      queries.setQueryData<Reservation[]>(KEY, (known) =>
        known?.map((one) => (one.reference === reference ? withNames(one, named) : one)),
      )
    },
    /** Room and code of whoever has just arrived, as the answer has brought them. */
    arrived(reference: string, { keyCode, roomNumber: number }: Arrived) {
      const room = { ...(number !== undefined && { number }), ...(keyCode !== undefined && { keyCode }) }
      queries.setQueryData<Reservation[]>(KEY, (known) =>
        known?.map((one) => (one.reference === reference ? { ...one, room: { ...one.room, ...room } } : one)),
      )
    },
    /** By and by, when nobody has asked: a failure is nobody's trouble, and whatever came meanwhile is newer. */
    async lookAgain() {
      const updates = () => queries.getQueryState(KEY)?.dataUpdateCount
      const before = updates()
      const seen = await ask().catch(() => undefined)
      if (seen && updates() === before) found(seen)
    },
    /** Asks the server again, after something was changed there. */
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

const none: readonly Reservation[] = []

/** As far as this page has them; nobody is asked. No query of its own: the last one's way to ask would become everybody's. */
export function useKnownReservations(): readonly Reservation[] {
  const queries = useQueryClient()
  return useSyncExternalStore(
    (changed) => queries.getQueryCache().subscribe(changed),
    () => queries.getQueryData<Reservation[]>(KEY) ?? none,
  )
}

/** Found by another call than the search. What the page does not know of yet the server will tell it. */
export function addFound(queries: QueryClient, reservations: readonly Reservation[]): void {
  queries.setQueryData<Reservation[]>(KEY, (known) => {
    if (!known) return undefined
    const others = known.filter(({ id }) => reservations.every((one) => one.id !== id))
    return [...others, ...reservations]
  })
}

/** The reservation that the address speaks of; undefined while it is not known yet. */
export function useReservation(code: string | undefined) {
  const all = useReservations()
  return { ...all, reservation: all.reservations?.find(({ reference }) => reference === code) }
}
