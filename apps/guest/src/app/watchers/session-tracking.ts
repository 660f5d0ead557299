import { saveStep } from '@foyer/contract/checkin-log.ts'
import { toPath } from '@foyer/domain/journey/place.ts'
import type { ScreenName } from '@foyer/domain/journey/screens.ts'
import { getReservationCode } from '@foyer/domain/pre-checkin/link-code.ts'
import { isProblemCode } from '@foyer/domain/problem/problem.ts'
import { invalidStepReason } from '@foyer/domain/tracking/checkin-step.ts'
import { newSessionReason } from '@foyer/domain/tracking/tracking.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useTrack } from '../../journey/use-track.ts'
import { useSite } from '../../site/site-context.tsx'
import { createTrackingNumber } from '../../site/tracking-number.ts'
import { useGuestCaller } from '../../visit/caller-context.tsx'
import type { GuestCaller } from '../../visit/guest-caller.ts'

/** Tracks each place the guest enters in its session, and each step of a check-in. */
export function useSessionTracking(): void {
  const { place, cameFrom } = useJourney()
  const { hotel } = useSite()
  const caller = useGuestCaller()
  const track = useTrack()
  const saveThisStep = useSaveStep()
  const last = useRef<ScreenName>(cameFrom)

  const entered = useEffectEvent(() => {
    const from = isFirst(caller) ? undefined : last.current
    last.current = place.screen
    const begins = newSessionReason({ from, to: place.screen })
    // The page already carries the number of its first session.
    if (begins && from) caller?.beginTracking(createTrackingNumber(hotel, Date.now()))
    if (begins) track('new-session', begins)
    else track('navigation', 'screen entered', { from })
    if (place.screen === 'show-error') track('error', 'problem shown', shownProblem(place.params))
    if (place.screen === 'finish') track('process-result', 'check-in finished')
    saveThisStep()
  })

  const path = toPath(place)
  useEffect(() => {
    if (path) entered()
  }, [path])
}

const startedCallers = new WeakSet<GuestCaller>()

/** True once per page load, even if the guest has moved on before tracking has loaded. */
function isFirst(caller: GuestCaller | undefined): boolean {
  if (!caller || startedCallers.has(caller)) return false
  startedCallers.add(caller)
  return true
}

function shownProblem({ error, statusCode }: Readonly<Record<string, string>>): Record<string, unknown> {
  return { ...(isProblemCode(error) && { problem: error }), ...(statusCode && { status: Number(statusCode) }) }
}

function useSaveStep(): () => void {
  const { place } = useJourney()
  const { site, hotel } = useSite()
  const caller = useCaller()
  return () => {
    const step = {
      hotelId: hotel.id,
      reference: getReservationCode(place),
      step: place.screen,
      isPok: site.device.isPok,
      isFrontApp: site.device.isFrontApp,
      finished: place.screen === 'finish',
      appKey: site.appKey,
    }
    if (!invalidStepReason(step)) callApi(saveStep, { body: step }, caller).catch(() => {})
  }
}
