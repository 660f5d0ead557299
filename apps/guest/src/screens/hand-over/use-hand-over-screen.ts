import { endHandOver } from '@foyer/contract/hand-over.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { clearGivenHandOver, readGivenHandOver } from '../../flows/hand-over/given-hand-over.ts'
import { useTakeHandOver } from '../../flows/hand-over/use-take-hand-over.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useProblems } from '../../problems/problems-context.tsx'

/** The original screen restarts after this time, because the guest has left with their phone. */
const CLEAR_DELAY_MS = 30_000

/**
 * `given`: continued on the phone, and this screen has cleared the guest. `undone`: it was not the
 * guest's phone.
 */
export type HandOverStage = 'taking' | 'ended' | 'given' | 'undone'

export function useHandOverScreen() {
  const journey = useJourney()
  const problems = useProblems()
  const { take } = useTakeHandOver()
  const undo = useCall(endHandOver)
  const code = journey.place.params['code']
  const [stage, setStage] = useState<HandOverStage>(code ? 'taking' : 'given')
  const begun = useRef(false)

  const begin = useEffectEvent(async (token: string) => {
    if (begun.current) return
    begun.current = true
    if ((await take(token)) === 'ended') setStage('ended')
  })
  useEffect(() => {
    if (code) void begin(code)
  }, [code])

  const clear = useEffectEvent(() => void journey.restart())
  const isAsking = undo.isPending
  useEffect(() => {
    // A guest who has just requested it back is waiting for the response here.
    if (stage !== 'given' || code || isAsking) return
    const timer = setTimeout(clear, CLEAR_DELAY_MS)
    return () => clearTimeout(timer)
  }, [stage, code, isAsking])

  async function notMine(): Promise<void> {
    const given = readGivenHandOver()
    try {
      if (given) await undo.mutateAsync({ body: given })
      clearGivenHandOver()
      setStage('undone')
    } catch (caught) {
      problems.show(caught, { retry: notMine })
    }
  }

  return {
    stage,
    canUndo: readGivenHandOver() !== undefined,
    busy: isAsking,
    notMine,
    done: () => journey.restart(),
    search: () => journey.goTo(place('check-in'), 'replace'),
  }
}
