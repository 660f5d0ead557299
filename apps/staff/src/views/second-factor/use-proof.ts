import { proveByCode, proveByPasskey, requestPasskey } from '@foyer/contract/staff/second-factor.ts'
import type { StaffSession } from '@foyer/contract/staff/session.ts'
import type { Problem } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { askForPasskey } from './browser-passkeys.ts'

/** Why the last attempt failed. */
export type ProofIssue = 'code' | 'passkey' | 'tooMany' | Problem

/** Proves a second factor: at sign-in, or again before the factors are changed. */
export function useProof(onProved: (session: StaffSession) => void) {
  const byCode = useCall(proveByCode)
  const request = useCall(requestPasskey)
  const byPasskey = useCall(proveByPasskey)
  const [issue, setIssue] = useState<ProofIssue>()
  const [isAsking, setIsAsking] = useState(false)

  const onError = (problem: Problem) => setIssue(problem.code === 'tooManyTries' ? 'tooMany' : problem)

  async function provePasskey() {
    setIsAsking(true)
    setIssue(undefined)
    try {
      const { options } = await request.mutateAsync({})
      const answer = await askForPasskey(options)
      const reply = answer && (await byPasskey.mutateAsync({ body: { answer } }))
      if (reply?.outcome === 'proved') onProved(reply.session)
      else setIssue('passkey')
    } catch (problem) {
      onError(problem as Problem)
    } finally {
      setIsAsking(false)
    }
  }

  return {
    isBusy: byCode.isPending || isAsking,
    issue,
    clearIssue: () => setIssue(undefined),
    proveCode: (code: string, onWrong: () => void) =>
      byCode.mutate(
        { body: { code } },
        {
          onSuccess: (reply) => {
            if (reply.outcome === 'proved') return onProved(reply.session)
            setIssue('code')
            onWrong()
          },
          onError,
        },
      ),
    provePasskey: () => void provePasskey(),
  }
}
