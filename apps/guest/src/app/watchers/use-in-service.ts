import { pokActive } from '@foyer/contract/hotel.ts'
import {
  canShowOutOfService,
  getDevicePhase,
  getServiceCheck,
  outOfServicePlace,
} from '@foyer/domain/device/in-service.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { HttpRejection, requestApi } from '@foyer/web/api/call-api.ts'
import { useEffect, useEffectEvent } from 'react'
import { clearVisit } from '../../journey/end-visit.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'

/**
 * Shows that a device is out of service before a guest begins, and recovers when it is back. A
 * revoked device clears the current guest and shows its sign-in.
 */
export function useInService(): void {
  const { site } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const asksWhetherItServes = useProbe()
  const standing = getDevicePhase({ device: site.device, at: journey.place, cameFrom: journey.cameFrom })

  const heard = useEffectEvent((answer: Answer, isAtOnce: boolean) => {
    if (answer === 'revoked') {
      clearVisit()
      problems.show(new Problem('noDevice'))
    }
    if (answer === 'serves' && standing === 'refused') void journey.restart()
    if (answer === 'rests' && canShowOutOfService(standing, isAtOnce)) journey.goTo(outOfServicePlace)
  })
  const ask = useEffectEvent(async (isAtOnce: boolean) => {
    const answer = await asksWhetherItServes()
    // A guest who has moved on in the meantime is not pulled back.
    if (answer !== undefined) heard(answer, isAtOnce)
  })

  useEffect(() => {
    const { atOnce, everyMs } = getServiceCheck(standing)
    if (atOnce) void ask(true)
    if (everyMs === undefined) return
    const timer = setInterval(() => void ask(false), everyMs)
    return () => clearInterval(timer)
  }, [standing])
}

type Answer = 'serves' | 'rests' | 'revoked'

/**
 * Any status other than 200 means that the device is out of service. A lost connection or a visit
 * that has just ended says nothing about the device.
 */
function toAnswer({ code, cause }: Problem): Answer | undefined {
  if (code === 'noDevice') return 'revoked'
  if (code === 'noVisit') return undefined
  return cause instanceof HttpRejection ? 'rests' : undefined
}

/** Resolves to undefined if the state is unknown. */
function useProbe(): () => Promise<Answer | undefined> {
  const { hotel, fingerprint } = useSite()
  const caller = useCaller()
  return async () => {
    try {
      // The fingerprint is the device number issued by the server; the browser is not
      // fingerprinted.
      await requestApi(pokActive, { query: { hotelId: hotel.id, fingerprint } }, caller)
      return 'serves'
    } catch (caught) {
      return caught instanceof Problem ? toAnswer(caught) : undefined
    }
  }
}
