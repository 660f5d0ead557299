import { searchReservations } from '@foyer/contract/reservation.ts'
import { getFullName, NO_NAME } from '@foyer/domain/guest/guest.ts'
import { getPlaceAfterSearch } from '@foyer/domain/journey/journey.ts'
import { toNameKey } from '@foyer/domain/name/name-key.ts'
import { getNameSearchTerms } from '@foyer/domain/name/name-search-terms.ts'
import { ensureProblem, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import { localizeRoomType } from '@foyer/domain/reservation/localize-room-type.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { useJourney } from '../../../journey/journey-context.tsx'
import { useReservations } from '../../../journey/use-reservations.ts'
import { useProblems } from '../../../problems/problems-context.tsx'
import { useSite } from '../../../site/site-context.tsx'

/**
 * The password is sent for the list and again for each
 * reservation, because the server doesn't trust the page's state.
 */
export function useArrivals() {
  const { site, hotel, label, language } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const { found } = useReservations()
  const call = useCall(searchReservations)
  const [password, setPassword] = useState('')
  const [refused, setRefused] = useState<ProblemCode | 'missing'>()
  const [listed, setListed] = useState<readonly Reservation[]>()
  const [typed, setTyped] = useState('')

  const ask = async (picked?: string) => {
    const { reservations } = await call.mutateAsync({
      body: {
        allDueIn: true,
        staffPassword: password,
        ...(picked !== undefined && { picked }),
        hotel: hotel.id,
        isPok: site.device.isPok,
        appId: site.appKey,
      },
    })
    return reservations
  }

  async function open() {
    if (call.isPending) return
    if (password === '') return setRefused('missing')
    try {
      setListed(await ask())
    } catch (caught) {
      setRefused(ensureProblem(caught).code)
      setPassword('')
    }
  }

  async function pick(id: string): Promise<void> {
    if (call.isPending) return
    try {
      const reservations = await ask(id)
      found(reservations)
      journey.goTo(getPlaceAfterSearch(site, reservations))
    } catch (caught) {
      problems.show(caught, { action: 'Check-in', retry: () => pick(id) })
    }
  }

  const rows = listed?.map(({ id, reference, customer, room }) => ({
    id,
    reference,
    name: getFullName(customer) ?? NO_NAME,
    room: localizeRoomType(room, language),
  }))
  return {
    panel: {
      password,
      type(text: string) {
        setPassword(text)
        setRefused(undefined)
      },
      issue: refused && label(refused === 'missing' ? 'field.required' : `problem.${refused}.text`),
    },
    busy: call.isPending,
    open,
    count: rows?.length,
    /** Undefined until the password is accepted. */
    rows: rows?.filter(({ name, reference }) =>
      getNameSearchTerms(`${name} ${reference}`).some((word) => word.includes(toNameKey(typed))),
    ),
    typed,
    search: setTyped,
    pick,
  }
}
