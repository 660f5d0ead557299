import { compareFaces, requestFaceTurn, saveFaceConsent, skipFace } from '@foyer/contract/face.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import type { ChooseFaceMatcher } from '../../outside/face-matcher/face-matcher.ts'
import { chooseTurn } from './choose-turn.ts'
import { createFaceComparison } from './comparison.ts'
import { createConsentService } from './consent.service.ts'
import { skipFaceForGuest } from './skip-face.ts'

interface FaceRoutesDependencies {
  readonly reservations: ReservationService
  readonly matcherFor: ChooseFaceMatcher
}

export function faceRoutes(calls: Calls, { reservations, matcherFor }: FaceRoutesDependencies): void {
  const consents = createConsentService(reservations)

  calls.serve(saveFaceConsent, async ({ body: { people } }, visit) => {
    await consents.answer(visit, people)
    if (people.some(({ face }) => face)) matcherFor(visit.hotel, visit.site).prepare?.()
    return {}
  })

  calls.serve(requestFaceTurn, async ({ body }, visit) => ({ side: await chooseTurn(reservations, visit, body) }))

  calls.serveOutside(compareFaces, createFaceComparison(reservations, matcherFor))

  calls.serve(skipFace, async ({ body }, visit) => {
    await skipFaceForGuest(reservations, visit, body)
    return {}
  })
}
