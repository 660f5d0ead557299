import { findMembership } from '@foyer/contract/walk-in.ts'
import { ensureProblem } from '@foyer/domain/problem/problem.ts'
import { findMembershipIssue } from '@foyer/domain/walk-in/membership-search.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import type { AppliedMembership } from '../../flows/walk-in/walk-in-draft.ts'

/** Any response without a membership counts as not found; being offline does not. */
export function useFindMembership(onFound: (membership: AppliedMembership) => void) {
  const search = useCall(findMembership)
  const [email, setEmail] = useState('')
  const [membershipId, setMembershipId] = useState('')
  const [tried, setTried] = useState(false)
  const issue = findMembershipIssue({ email, membershipId })

  async function submit() {
    setTried(true)
    if (issue || search.isPending) return
    const body = {
      ...(email.trim() && { email: email.trim() }),
      ...(membershipId.trim() && { membershipId: membershipId.trim() }),
    }
    try {
      onFound(await search.mutateAsync({ body }))
    } catch {
      // Shown next to the fields.
    }
  }

  const changed = () => {
    setTried(false)
    if (search.isError) search.reset()
  }
  const why = search.error && ensureProblem(search.error).code
  return {
    email,
    membershipId,
    typeEmail(value: string) {
      setEmail(value)
      changed()
    },
    typeId(value: string) {
      setMembershipId(value)
      changed()
    },
    issue: tried ? issue : undefined,
    refused: why && (why === 'tooManyTries' ? ('tooManyTries' as const) : ('notFound' as const)),
    busy: search.isPending,
    submit,
  }
}
