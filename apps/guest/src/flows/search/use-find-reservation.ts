import { searchReservations } from '@foyer/contract/reservation.ts'
import { getPlaceAfterSearch } from '@foyer/domain/journey/journey.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { ensureProblem, Problem } from '@foyer/domain/problem/problem.ts'
import { findsOnlyDueIn } from '@foyer/domain/search/due-in.ts'
import { HttpRejection } from '@foyer/web/api/call-api.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useReservations } from '../../journey/use-reservations.ts'
import { useSecondFactors } from '../../journey/use-second-factors.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'

/** A forbidden search always means the same, whatever else its answer contains. */
const FORBIDDEN = 403

/** What a reservation can be searched by. */
export interface SearchTerms {
  readonly voucher?: string
  readonly surname?: string
  readonly qr?: string
}

/**
 * Searches by any key: the results become part of this visit, and the guest continues from there.
 */
export function useFindReservation() {
  const { site, hotel, label } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const { found } = useReservations()
  const { askFor } = useSecondFactors()
  const search = useCall(searchReservations)
  const [notFound, setNotFound] = useState(false)
  /** The next screen is opening; a second tap would search and navigate again. */
  const [leaving, setLeaving] = useState(false)

  /** The specification's text for a failed search, and the problem behind it for support. */
  function inTheirWords(problem: Problem): { readonly error: string; readonly told: Problem } {
    const { status, statusText } = problem.cause instanceof HttpRejection ? problem.cause : {}
    const detail = problem.detail ?? statusText
    return status === FORBIDDEN
      ? { error: 'Pok no configurado', told: new Problem('kioskNotConfigured', label('check-in.notConfigured')) }
      : { error: 'Error inesperado', told: new Problem(problem.code, detail, { cause: problem.cause }) }
  }

  /** Returns `notFound` for the screen to explain; every other failure is already shown. */
  async function find(words: SearchTerms, retry: () => unknown): Promise<'found' | 'notFound' | 'failed'> {
    setNotFound(false)
    try {
      const { reservations, secondFactors, isDemoKey } = await search.mutateAsync({
        body: {
          ...words,
          hotel: hotel.id,
          isPok: site.device.isPok,
          isFrontApp: site.device.isFrontApp,
          onlyDueIn: findsOnlyDueIn(site),
          allDueIn: false,
          appId: site.appKey,
        },
      })
      if (secondFactors) {
        askFor(secondFactors)
        setLeaving(true)
        journey.goTo(place('second-factor'))
        return 'found'
      }
      const isEnough = words.voucher !== undefined || words.qr !== undefined || reservations.length === 1
      if (reservations.length === 0 || !isEnough) throw new Problem('reservationNotFound')
      found(reservations)
      setLeaving(true)
      journey.goTo(
        isDemoKey ? place('room-key', { code: reservations[0]?.reference }) : getPlaceAfterSearch(site, reservations),
      )
      return 'found'
    } catch (caught) {
      const problem = ensureProblem(caught)
      if (problem.code === 'reservationNotFound') {
        setNotFound(true)
        return 'notFound'
      }
      const { error, told } = inTheirWords(problem)
      problems.show(told, { action: 'Check-in', error, retry })
      return 'failed'
    }
  }

  return {
    find,
    busy: search.isPending || leaving,
    notFound,
    /** Clears the outcome of the last search. */
    again: () => setNotFound(false),
  }
}
