import { pokActive } from '@foyer/contract/hotel.ts'
import { asksInService, maySendAway, restingPlace, standingOf } from '@foyer/domain/device/in-service.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { askApi, Refusal } from '@foyer/web/api/call-api.ts'
import { useEffect, useEffectEvent } from 'react'
import { forgetHere } from '../../journey/forget-guest.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'

/**
 * A hotel's device that staff take out of service says so before anybody begins, and serves again by itself. One that is the
 * hotel's no more forgets whoever stands there and shows its sign-in.
 */
export function useInService(): void {
  const { site } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const asksWhetherItServes = useProbe()
  const standing = standingOf({ device: site.device, at: journey.place, cameFrom: journey.cameFrom })

  const heard = useEffectEvent((answer: Answer, isAtOnce: boolean) => {
    if (answer === 'revoked') {
      forgetHere()
      problems.show(new Problem('noDevice'))
    }
    if (answer === 'serves' && standing === 'refused') void journey.restart()
    if (answer === 'rests' && maySendAway(standing, isAtOnce)) journey.goTo(restingPlace)
  })
  const ask = useEffectEvent(async (isAtOnce: boolean) => {
    const answer = await asksWhetherItServes()
    // Who has gone on meanwhile stands elsewhere, and is not pulled back.
    if (answer !== undefined) heard(answer, isAtOnce)
  })

  useEffect(() => {
    const { atOnce, everyMs } = asksInService(standing)
    if (atOnce) void ask(true)
    if (everyMs === undefined) return
    const timer = setInterval(() => void ask(false), everyMs)
    return () => clearInterval(timer)
  }, [standing])
}

type Answer = 'serves' | 'rests' | 'revoked'

/** Any status but 200 says that the device rests. A connection that was lost, and a visit that has just ended, say nothing of it. */
function answerOf({ code, cause }: Problem): Answer | undefined {
  if (code === 'noDevice') return 'revoked'
  if (code === 'noVisit') return undefined
  return cause instanceof Refusal ? 'rests' : undefined
}

/** Undefined when nobody knows. */
function useProbe(): () => Promise<Answer | undefined> {
  const { hotel, fingerprint } = useSite()
  const caller = useCaller()
  return async () => {
    try {
      // Of the device's own number, which the server gave it. Nobody's browser is measured.
      await askApi(pokActive, { query: { hotelId: hotel.id, fingerprint } }, caller)
      return 'serves'
    } catch (caught) {
      return caught instanceof Problem ? answerOf(caught) : undefined
    }
  }
}
