import { answerSurvey } from '@foyer/contract/checkout.ts'
import { MAX_LOW_RATING } from '@foyer/domain/checkout/check-out.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { findCheckedOutBy } from '../checkout/check-out.store.ts'
import { notifyLowRating } from './notify-low-rating.ts'
import { saveSurvey } from './survey.store.ts'

export function surveyRoutes(calls: Calls, changes: Changes): void {
  calls.serve(answerSurvey, async ({ body }, visit) => {
    const reservationId = await findCheckedOutBy(visit.tx, visit.id)
    if (!reservationId) throw new Problem('reservationNotFound', 'this visit has checked no one out')
    await saveSurvey(visit, reservationId, body)
    if (body.rating <= MAX_LOW_RATING) await notifyLowRating(visit, reservationId, changes)
    return {}
  })
}
