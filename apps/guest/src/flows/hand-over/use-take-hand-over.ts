import { takeHandOver } from '@foyer/contract/hand-over.ts'
import { getStepPlace } from '@foyer/domain/hand-over/hand-over.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { durations } from '@foyer/domain/notification/durations.ts'
import { ensureProblem } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useReservations } from '../../journey/use-reservations.ts'
import { useSecondFactors } from '../../journey/use-second-factors.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useShowToast } from '../../problems/toasts-context.tsx'
import { useSite } from '../../site/site-context.tsx'

/** Continues a check-in from another device at the same step. */
export function useTakeHandOver() {
  const { site, label } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const showToast = useShowToast()
  const { found } = useReservations()
  const { askFor } = useSecondFactors()
  const call = useCall(takeHandOver)

  /** Returns `ended` for the screen to explain; every other failure is already shown. */
  async function take(code: string): Promise<'taken' | 'ended' | 'failed'> {
    try {
      const { reservations, secondFactors, unsaved, ...step } = await call.mutateAsync({ body: { code } })
      if (unsaved) showToast({ kind: 'info', text: label('hand-over.unsaved.there'), lastsMs: durations.long })
      if (secondFactors) {
        askFor(secondFactors)
        journey.goTo(place('second-factor'), 'replace')
        return 'taken'
      }
      found(reservations)
      // The code is used up, so it is replaced in the history.
      journey.goTo(getStepPlace(site, step, reservations), 'replace')
      return 'taken'
    } catch (caught) {
      if (ensureProblem(caught).code === 'linkEnded') return 'ended'
      problems.show(caught, { retry: () => take(code) })
      return 'failed'
    }
  }

  return { take, busy: call.isPending }
}
