import { answerSurvey } from '@foyer/contract/checkout.ts'
import { MOST_LOW_STARS } from '@foyer/domain/checkout/check-out.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { checkedOutBy } from '../checkout/check-out.store.ts'
import { tellLowRating } from './low-rating.ts'
import { keepSurvey } from './survey.store.ts'

export function surveyRoutes(calls: Calls, changes: Changes): void {
  calls.serve(answerSurvey, async ({ body }, visit) => {
    const reservationId = await checkedOutBy(visit.tx, visit.id)
    if (!reservationId) throw new Problem('reservationNotFound', 'this page has checked nobody out')
    await keepSurvey(visit, reservationId, body)
    if (body.rating <= MOST_LOW_STARS) await tellLowRating(visit, reservationId, changes)
    return {}
  })
}
