import { type PendingSession, type StaffSession, signInStaff } from '@foyer/contract/staff/session.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useEffect, useState } from 'react'

/** How an attempt failed, and until when the next one must wait. */
interface Refusal {
  readonly outcome: 'refused' | 'wait'
  readonly until: number
}

export function useSignIn(onSession: (session: StaffSession) => void, onPending: (pending: PendingSession) => void) {
  const call = useCall(signInStaff)
  const [refusal, setRefusal] = useState<Refusal>()
  const left = useSecondsUntil(refusal?.until ?? 0)
  return {
    isBusy: call.isPending,
    problem: call.error,
    refusal: refusal?.outcome,
    /** Seconds left to wait. */
    left,
    signIn: (email: string, password: string) =>
      call.mutate(
        { body: { email, password } },
        {
          onSuccess: (answer) => {
            if (answer.outcome === 'signedIn') onSession(answer.session)
            else if (answer.outcome === 'secondFactor') onPending(answer)
            else setRefusal({ outcome: answer.outcome, until: Date.now() + answer.waitSeconds * 1_000 })
          },
        },
      ),
  }
}

function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now())
  const isWaiting = now < moment
  useEffect(() => {
    setNow(Date.now())
    if (moment <= Date.now()) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= moment) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [moment])
  return isWaiting ? Math.ceil((moment - now) / 1_000) : 0
}
