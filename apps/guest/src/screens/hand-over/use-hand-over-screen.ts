import { endHandOver } from '@foyer/contract/hand-over.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { forgetGiven, givenHere } from '../../flows/hand-over/given-hand-over.ts'
import { useTakeHandOver } from '../../flows/hand-over/use-take-hand-over.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useProblems } from '../../problems/problems-context.tsx'

/** Whoever has gone on with their phone stands here no more. */
const CLEARED_AFTER_MS = 30_000

/** `given`: it went on elsewhere, and this screen has forgotten the guest. `undone`: it was not their phone. */
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
    // Whoever has just asked for it back waits for the answer here.
    if (stage !== 'given' || code || isAsking) return
    const timer = setTimeout(clear, CLEARED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [stage, code, isAsking])

  async function notMine(): Promise<void> {
    const given = givenHere()
    try {
      if (given) await undo.mutateAsync({ body: given })
      forgetGiven()
      setStage('undone')
    } catch (caught) {
      problems.show(caught, { retry: notMine })
    }
  }

  return {
    stage,
    canUndo: givenHere() !== undefined,
    busy: isAsking,
    notMine,
    done: () => journey.restart(),
    search: () => journey.goTo(place('check-in'), 'replace'),
  }
}
