import { type AlertProgress, raiseAlert } from '@foyer/contract/alert.ts'
import type { AlertReasonName } from '@foyer/domain/alert/alert-reasons.ts'
import { processes } from '@foyer/domain/mode/processes.ts'
import { getReservationCode } from '@foyer/domain/pre-checkin/link-code.ts'
import type { ProblemCode } from '@foyer/domain/problem/problem.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useJourney } from '../journey/journey-context.tsx'
import { useSite } from '../site/site-context.tsx'

/** Alerts the desk with the screen, the reservation and the reason. */
export function useRaiseAlert(): (reason: AlertReasonName, problem?: ProblemCode) => Promise<AlertProgress> {
  const { site } = useSite()
  const { place } = useJourney()
  const caller = useCaller()
  return async (reason, problem) => {
    // Before arrival the guest isn't at the hotel, so staff can't come to them.
    if (processes[site.process].beforeArrival) return { state: 'unheard' }
    const reference = getReservationCode(place)
    const body = { reason, screen: place.screen, ...(reference && { reference }), ...(problem && { problem }) }
    return callApi(raiseAlert, { body }, caller)
  }
}
