import { setIdentitySeen } from '@foyer/contract/staff/guest-form.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useProblemToast } from '../../parts/problem-text.ts'

/** Records that the desk has compared face and document. */
export function useConfirmIdentity(onSettled: () => void): (reference: string, guestId: string) => void {
  const complain = useProblemToast()
  const call = useCall(setIdentitySeen)
  return (reference, guestId) =>
    call.mutate({ params: { reference, guestId }, body: { seen: true } }, { onError: complain, onSettled })
}
