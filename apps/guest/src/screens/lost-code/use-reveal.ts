import { type LostReservation, logLostCode, revealLostCode } from '@foyer/contract/lost-code.ts'
import type { LostCodeFaults, LostCodeFieldName } from '@foyer/domain/lost-code/lost-code-fields.ts'
import { findMissingFields } from '@foyer/domain/lost-code/lost-code-fields.ts'
import { ensureProblem } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useEffect, useState } from 'react'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { LOST_CODE_ACTION } from './lost-code-action.ts'

/** Hides the code again, since someone may be looking or the guest may walk away. */
const REVEAL_DURATION_MS = 60_000

/**
 * The check on the screen, and the code once it passes. The server compares; the page knows nothing
 * before.
 */
export function useReveal(logId: string) {
  const { site, hotel } = useSite()
  const problems = useProblems()
  const reveal = useCall(revealLostCode)
  const log = useCall(logLostCode)
  const { fields } = site.policies.lostCode
  const [typed, setTyped] = useState<Partial<Record<LostCodeFieldName, string>>>({})
  const [issues, setIssues] = useState<LostCodeFaults>({})
  const [revealed, setRevealed] = useState<LostReservation>()
  const [isShown, setShown] = useState(false)
  const [isLocked, setLocked] = useState(false)

  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => setShown(false), REVEAL_DURATION_MS)
    return () => clearTimeout(timer)
  }, [isShown])

  /** Logs first: if that fails, the code is not shown. */
  async function show(): Promise<void> {
    try {
      await log.mutateAsync({ body: { hotelId: hotel.id, action: 'show_room_code', logId } })
      setShown(true)
    } catch (caught) {
      problems.show(caught, { action: LOST_CODE_ACTION, retry: show })
    }
  }

  async function submit(): Promise<void> {
    const missing = findMissingFields(fields, typed)
    setIssues(missing)
    if (Object.keys(missing).length > 0 || reveal.isPending) return
    try {
      const answer = await reveal.mutateAsync({ body: { logId, fields: typed } })
      setIssues(answer.issues)
      if (!answer.reservation) return
      setRevealed(answer.reservation)
      await show()
    } catch (caught) {
      if (ensureProblem(caught).code === 'tooManyTries') setLocked(true)
      else problems.show(caught, { action: LOST_CODE_ACTION, retry: submit })
    }
  }

  return {
    fields,
    typed,
    type(name: LostCodeFieldName, value: string) {
      setTyped({ ...typed, [name]: value })
      const { [name]: _, ...others } = issues
      setIssues(others)
    },
    issues,
    isLocked,
    submit,
    busy: reveal.isPending || log.isPending,
    revealed,
    isShown,
    show,
    hide: () => setShown(false),
  }
}
