import { useEffect, useState } from 'react'
import { useLegalTexts } from '../../frame/use-legal-texts.ts'
import { useProblems } from '../../problems/problems-context.tsx'

interface Asking {
  readonly code: string
  /** Somebody of the party has accepted them with a signature: nobody is asked twice. */
  readonly acceptedBefore: boolean
}

/** The hotel's terms, above what cannot be taken back. */
export function useTerms({ code, acceptedBefore }: Asking) {
  const problems = useProblems()
  const legal = useLegalTexts()
  const [accepted, accept] = useState(false)
  useEffect(() => {
    if (legal.failure) problems.show(legal.failure, { action: 'Summary', code, retry: legal.again })
  }, [legal.failure, problems, code, legal.again])
  const isAsked = Boolean(legal.texts?.termsContent || legal.texts?.termsUrl) && !acceptedBefore
  return {
    isKnown: legal.isKnown,
    /** Nobody goes on before they are known. */
    mayGoOn: legal.isKnown && (!isAsked || accepted),
    asked: isAsked ? { accepted, accept } : undefined,
  }
}
