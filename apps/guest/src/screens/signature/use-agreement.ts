import { readAgreement } from '@foyer/contract/agreement.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useEffect } from 'react'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'

/** The agreement that a driver signs, as the server has it now; unused in a hotel. */
export function useAgreement(reference: string | undefined) {
  const { site } = useSite()
  const problems = useProblems()
  const isAsked = site.product.upsells && reference !== undefined
  const question = { body: { reference: reference ?? '' } }
  const { data, error, refetch } = useLoad(readAgreement, question, { when: isAsked, again: true })
  const failure = data ? undefined : (error ?? undefined)
  useEffect(() => {
    if (failure) problems.show(failure, { action: 'Agreement', retry: refetch })
  }, [failure, problems, refetch])
  return {
    shown: data,
    /** True while loading; the agreement must be shown before it is signed. */
    isComing: isAsked && !data,
    refetch,
  }
}
