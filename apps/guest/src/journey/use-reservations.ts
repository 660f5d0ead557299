import { visitReservations } from '@foyer/contract/reservation.ts'
import type { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { RESERVATIONS_KEY } from './known-reservations.ts'

/**
 * The reservations this visit has found. The server
 * has them, so a reload and a second tab see the same.
 */
export function useReservations({ when = true }: { readonly when?: boolean } = {}) {
  const caller = useCaller()
  const queries = useQueryClient()
  const ask = async () => (await callApi(visitReservations, {}, caller)).reservations
  const query = useQuery<Reservation[], Problem>({
    queryKey: RESERVATIONS_KEY,
    queryFn: ask,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: when,
  })
  const found = (reservations: Reservation[]) => queries.setQueryData(RESERVATIONS_KEY, reservations)
  return {
    reservations: query.data,
    problem: query.error ?? undefined,
    /** Stores what an answer returned. */
    found,
    /** Stores the hotel's ids for guests, from the answer to a save. */
    nameGuests(reference: string, named: readonly NamedGuest[]) {
      queries.setQueryData<Reservation[]>(RESERVATIONS_KEY, (known) =>
        known?.map((one) => (one.reference === reference ? withNames(one, named) : one)),
      )
    },
    /** Stores room and code from the arrival's answer. */
    arrived(reference: string, { keyCode, roomNumber: number }: Arrived) {
      const room = { ...(number !== undefined && { number }), ...(keyCode !== undefined && { keyCode }) }
      queries.setQueryData<Reservation[]>(RESERVATIONS_KEY, (known) =>
        known?.map((one) => (one.reference === reference ? { ...one, room: { ...one.room, ...room } } : one)),
      )
    },
    /** Background refresh: errors are ignored and a newer value wins. */
    async lookAgain() {
      const updates = () => queries.getQueryState(RESERVATIONS_KEY)?.dataUpdateCount
      const before = updates()
      const seen = await ask().catch(() => undefined)
      if (seen && updates() === before) found(seen)
    },
    /** Reads from the server again after a change there. */
    refresh: () => queries.invalidateQueries({ queryKey: RESERVATIONS_KEY }),
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

/** The reservation in the address; undefined until known. */
export function useReservation(code: string | undefined) {
  const all = useReservations()
  return { ...all, reservation: all.reservations?.find(({ reference }) => reference === code) }
}
