import { confirmEmail } from '@foyer/contract/account.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { clearMailToken, readMailToken, storeMailToken } from '../../flows/account/mail-token.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSession } from '../../visit/session-context.tsx'

/**
 * Handles a mailed confirmation link. Its token is removed from the address and waits for its owner
 * to sign in.
 */
export function useConfirmation(onDone: () => Promise<void>): 'done' | 'tooOld' | undefined {
  const journey = useJourney()
  const problems = useProblems()
  const { session } = useSession()
  const { mutateAsync } = useCall(confirmEmail)
  const [outcome, setOutcome] = useState<'done' | 'tooOld'>()
  const carried = journey.place.params['confirm']
  const isSignedIn = session !== undefined

  // Without a session, the login follows and finds the stored token.
  const take = useEffectEvent((token: string) => {
    storeMailToken('confirm', token)
    if (session) journey.goTo(place('my-bookings'), 'replace')
  })
  useEffect(() => {
    if (carried) take(carried)
  }, [carried])

  async function confirm(token: string): Promise<void> {
    try {
      const { confirmed } = await mutateAsync({ body: { token } })
      clearMailToken('confirm')
      setOutcome(confirmed ? 'done' : 'tooOld')
      await onDone()
    } catch (problem) {
      problems.show(problem, { retry: () => confirm(token) })
    }
  }
  const use = useEffectEvent(() => {
    const token = carried ?? readMailToken('confirm')
    if (token) void confirm(token)
  })
  useEffect(() => {
    if (isSignedIn) use()
  }, [isSignedIn])
  return outcome
}
