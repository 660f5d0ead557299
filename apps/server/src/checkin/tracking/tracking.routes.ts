import { saveStep } from '@foyer/contract/checkin-log.ts'
import { trackEvent } from '@foyer/contract/tracking.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { invalidStepReason } from '@foyer/domain/tracking/checkin-step.ts'
import { droppedEventReason, isScreenName } from '@foyer/domain/tracking/tracking.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import { recordStep, saveEvents } from './tracking.store.ts'

export function trackingRoutes(calls: Calls, reservations: ReservationService): void {
  calls.serve(trackEvent, async ({ body, request }, visit) => {
    const { more = [], ...first } = body
    const told = [first, ...more].filter((event) => !droppedEventReason(event))
    for (const { state, description, data } of await saveEvents(visit, told)) {
      if (description === 'page at fault') request.log.warn({ screen: state, ...data }, 'a page is at fault')
    }
    return {}
  })

  calls.serve(saveStep, async ({ body }, visit) => {
    const refused = invalidStepReason(body)
    if (refused) throw new Problem('badInput', refused)
    if (!isScreenName(body.step)) throw new Problem('badInput', 'there is no such step')
    const reservationId = await reservations.idOf(visit, body.reference ?? '')
    await recordStep(visit, { reservationId, step: body.step, finished: body.finished })
    return {}
  })
}
