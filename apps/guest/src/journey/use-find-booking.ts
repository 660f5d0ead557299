import { searchReservations } from '@foyer/contract/reservation.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { nextPlace } from '@foyer/domain/journey/way.ts'
import { asProblem, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useProblems } from '../problems/problems-context.tsx'
import { useSite } from '../site/site-context.tsx'
import { useJourney } from './journey-context.tsx'
import { useBookings } from './use-bookings.ts'

/** The specification's own words for a search that failed. */
const errorTexts: Partial<Record<ProblemCode, string>> = { kioskNotConfigured: 'Pok no configurado' }

/** What a booking may be searched by. */
export interface SearchWords {
  readonly voucher?: string
  readonly surname?: string
  readonly qr?: string
}

/** One search, whatever it is by: what it finds is this visit's, and the way goes on from there. */
export function useFindBooking() {
  const { site, hotel } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const { found } = useBookings()
  const search = useCall(searchReservations)

  /** `notFound` is the screen's to say; every other failure is shown already. */
  async function find(words: SearchWords, retry: () => unknown): Promise<'found' | 'notFound' | 'failed'> {
    try {
      const { reservations } = await search.mutateAsync({
        body: {
          ...words,
          hotel: hotel.id,
          isPok: site.device.isPok,
          onlyDueIn: site.policies.search.onlyDueIn,
          allDueIn: false,
          appId: site.appKey,
        },
      })
      found(reservations)
      const there = nextPlace(site, { from: place('check-in') })
      if (there) journey.goTo(there)
      return 'found'
    } catch (caught) {
      const problem = asProblem(caught)
      if (problem.code === 'reservationNotFound') return 'notFound'
      const error = errorTexts[problem.code] ?? 'Error inesperado'
      problems.show(problem, { action: 'Check-in', error, retry })
      return 'failed'
    }
  }

  return {
    find,
    busy: search.isPending,
    notFound: search.error?.code === 'reservationNotFound',
    /** Forgets how the last search ended. */
    again() {
      if (search.isError) search.reset()
    },
  }
}
