import { searchReservations } from '@foyer/contract/reservation.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { afterSearch } from '@foyer/domain/journey/way.ts'
import { asProblem, Problem, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { useProblems } from '../problems/problems-context.tsx'
import { useSite } from '../site/site-context.tsx'
import { useJourney } from './journey-context.tsx'
import { useReservations } from './use-reservations.ts'
import { useSecondFactors } from './use-second-factors.ts'

/** The specification's own words for a search that failed, and ours for what they mean, for whoever helps. */
const errorTexts: Partial<Record<ProblemCode, { readonly error: string; readonly means: string }>> = {
  kioskNotConfigured: { error: 'Pok no configurado', means: 'check-in.notConfigured' },
}

/** What a reservation may be searched by. */
export interface SearchWords {
  readonly voucher?: string
  readonly surname?: string
  readonly qr?: string
}

/** One search, whatever it is by: what it finds is this visit's, and the way goes on from there. */
export function useFindReservation() {
  const { site, hotel, label } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const { found } = useReservations()
  const { askFor } = useSecondFactors()
  const search = useCall(searchReservations)
  const [notFound, setNotFound] = useState(false)

  /** `notFound` is the screen's to say; every other failure is shown already. */
  async function find(words: SearchWords, retry: () => unknown): Promise<'found' | 'notFound' | 'failed'> {
    setNotFound(false)
    try {
      const { reservations, secondFactors } = await search.mutateAsync({
        body: {
          ...words,
          hotel: hotel.id,
          isPok: site.device.isPok,
          onlyDueIn: site.policies.search.onlyDueIn,
          allDueIn: false,
          appId: site.appKey,
        },
      })
      if (secondFactors) {
        askFor(secondFactors)
        journey.goTo(place('second-factor'))
        return 'found'
      }
      const isEnough = words.voucher !== undefined || words.qr !== undefined || reservations.length === 1
      if (reservations.length === 0 || !isEnough) throw new Problem('reservationNotFound')
      found(reservations)
      journey.goTo(afterSearch(site, reservations))
      return 'found'
    } catch (caught) {
      const problem = asProblem(caught)
      if (problem.code === 'reservationNotFound') {
        setNotFound(true)
        return 'notFound'
      }
      const { error, means } = errorTexts[problem.code] ?? { error: 'Error inesperado' }
      const told = means ? new Problem(problem.code, label(means), { cause: problem }) : problem
      problems.show(told, { action: 'Check-in', error, retry })
      return 'failed'
    }
  }

  return {
    find,
    busy: search.isPending,
    notFound,
    /** Forgets how the last search ended. */
    again: () => setNotFound(false),
  }
}
