import { acceptTerms } from '@foyer/contract/legal.ts'
import { ensureProblem } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useEffect, useState } from 'react'
import { useLegalTexts } from '../../frame/use-legal-texts.ts'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'

interface TermsOptions {
  readonly code: string
  /** True if a guest of the party has accepted them or is already in house. */
  readonly acceptedBefore: boolean
}

/**
 * The hotel's terms, above the action that can't be undone. The server stores the acceptance when
 * the guest continues.
 */
export function useTerms({ code, acceptedBefore }: TermsOptions) {
  const { version } = useSite()
  const problems = useProblems()
  const legal = useLegalTexts()
  const keeping = useCall(acceptTerms)
  const wish = useIdempotencyKey()
  const [accepted, accept] = useState(false)
  const [isKept, setKept] = useState(false)
  const [haveChanged, setHaveChanged] = useState(false)
  useEffect(() => {
    if (legal.failure) problems.show(legal.failure, { action: 'Summary', code, retry: legal.again })
  }, [legal.failure, problems, code, legal.again])
  const isAsked = Boolean(legal.texts?.termsContent || legal.texts?.termsUrl) && !acceptedBefore

  /** Returns true once the server has stored it; the guest can't continue before. */
  async function keep(retry: () => void): Promise<boolean> {
    if (!isAsked || isKept) return true
    const body = { reference: code, version }
    try {
      await keeping.mutateAsync({ body, key: wish.keyFor(body) })
      wish.reset()
      setKept(true)
      return true
    } catch (caught) {
      // New texts have to be read and ticked again.
      if (ensureProblem(caught).code === 'textsChanged') setHaveChanged(true)
      else problems.show(caught, { action: 'Summary', code, retry })
      return false
    }
  }

  return {
    isKnown: legal.isKnown,
    /** False until the terms have loaded. */
    mayGoOn: legal.isKnown && (!isAsked || accepted),
    asked: isAsked ? { accepted, accept, haveChanged } : undefined,
    busy: keeping.isPending,
    keep,
    /** Called if the server reports that the accepted terms are no longer current. */
    askAgain: () => setKept(false),
  }
}
