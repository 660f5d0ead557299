import { requestSignInPasskey, type StaffSession, signInByPasskey } from '@foyer/contract/staff/session.ts'
import type { Problem } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { askForPasskey } from '../second-factor/browser-passkeys.ts'

/** Signs in by a passkey, without e-mail and password. */
export function usePasskeySignIn(onSession: (session: StaffSession) => void) {
  const request = useCall(requestSignInPasskey)
  const send = useCall(signInByPasskey)
  const [isBusy, setIsBusy] = useState(false)
  const [issue, setIssue] = useState<'refused' | Problem>()

  async function signIn() {
    setIsBusy(true)
    setIssue(undefined)
    try {
      const { options } = await request.mutateAsync({})
      const answer = await askForPasskey(options)
      const reply = answer && (await send.mutateAsync({ body: { answer } }))
      if (reply?.outcome === 'signedIn') onSession(reply.session)
      else setIssue('refused')
    } catch (problem) {
      setIssue(problem as Problem)
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, issue, signIn: () => void signIn() }
}
