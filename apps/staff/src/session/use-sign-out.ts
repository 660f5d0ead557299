import { signOutStaff } from '@foyer/contract/staff/session.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useProblemToast } from '../parts/problem-text.ts'
import { useSession } from './session-context.tsx'

export function useSignOut(): () => void {
  const { end } = useSession()
  const { mutate } = useCall(signOutStaff)
  const complain = useProblemToast()
  return () => mutate({}, { onSuccess: () => end('signedOut'), onError: complain })
}
