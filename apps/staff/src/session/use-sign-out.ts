import { signOutStaff } from '@foyer/contract/staff/session.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useProblemToast } from '../parts/problem-text.ts'
import { useSession } from './session-context.tsx'

export function useSignOut(): () => void {
  const { end } = useSession()
  const { mutateAsync } = useCall(signOutStaff)
  const complain = useProblemToast()
  // Also if the connection has reported the end first, and this page is gone.
  return () => void mutateAsync({}).then(() => end('signedOut'), complain)
}
