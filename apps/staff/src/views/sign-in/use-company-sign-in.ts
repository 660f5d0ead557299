import { beginSingleSignOn, type SignOnProblem, signOnProblems } from '@foyer/contract/staff/single-sign-on.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useEffect, useState } from 'react'

const PROBLEM_PARAMETER = 'problem'

/** Sends the browser to the company's provider, and shows why it came back without a session. */
export function useCompanySignIn(open: (url: string) => void = (url) => location.assign(url)) {
  const call = useCall(beginSingleSignOn)
  const [problem, setProblem] = useState(() => readProblem(location.search))
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(clearProblem, [])
  return {
    isBusy: call.isPending || isLeaving,
    problem,
    error: call.error,
    begin: () => {
      setProblem(undefined)
      call.mutate(
        { body: { returnPath: location.pathname } },
        {
          onSuccess: (answer) => {
            if (answer.outcome === 'refused') return setProblem(answer.problem)
            setIsLeaving(true)
            open(answer.url)
          },
        },
      )
    },
  }
}

function readProblem(search: string): SignOnProblem | undefined {
  const given = new URLSearchParams(search).get(PROBLEM_PARAMETER)
  return signOnProblems.find((problem) => problem === given)
}

/** A reload or a bookmark must not show it again. */
function clearProblem(): void {
  const url = new URL(location.href)
  if (!url.searchParams.has(PROBLEM_PARAMETER)) return
  url.searchParams.delete(PROBLEM_PARAMETER)
  history.replaceState(null, '', url)
}

/** The password form is hidden where only company accounts sign in; this address shows it. */
export const isEmergency = (search: string): boolean => new URLSearchParams(search).has('emergency')
