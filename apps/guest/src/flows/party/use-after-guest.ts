import { type FinishedStep, getNextGuestStep, type NextGuestStep } from '@foyer/domain/completion/next-guest-step.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { orderGuests } from '@foyer/domain/guest/guest-order.ts'
import { type Place, place } from '@foyer/domain/journey/place.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useReservation } from '../../journey/use-reservations.ts'
import { useSite } from '../../site/site-context.tsx'
import { useToday } from '../../site/use-today.ts'

type Params = Record<'code' | 'groupLocator' | 'guestIndex', string | undefined>

const placesAfter: Record<NextGuestStep, (params: Params, faceFirst: boolean) => Place> = {
  membership: (params, faceFirst) =>
    place('bme-subscription', { ...params, showFaceRecognition: faceFirst ? 'true' : undefined }),
  face: (params) => place('guest-detail', { ...params, doFaceRecognitionFirst: 'true' }),
  signature: (params) => place('signpad', params),
  licence: (params) => place('driving-licence', params),
  list: ({ code, groupLocator }) => place('guest-list', { code, groupLocator }),
}

/** The next step after a guest was saved: membership, face, signature, or back to the list. */
export function useAfterGuest(): (saved: Guest, finished?: FinishedStep) => Place {
  const { site, readers } = useSite()
  const { place: here } = useJourney()
  const today = useToday()
  const { code, groupLocator } = here.params
  const { reservation } = useReservation(code)
  return (saved, finished = 'form') => {
    // The saved data may have moved the guest up or down the list.
    const party = (reservation?.guests ?? []).map((guest) => (guest.id === saved.id ? saved : guest))
    const index = orderGuests(party, today).find(({ id }) => id === saved.id)?.index ?? saved.index
    const faceFirst = site.policies.face.first || here.params['showFaceRecognition'] === 'true'
    const next = getNextGuestStep(saved, finished, { site, today, readers, faceFirst })
    return placesAfter[next]({ code, groupLocator, guestIndex: String(index) }, faceFirst)
  }
}
