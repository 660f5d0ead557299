import { seeLicence } from '@foyer/contract/staff/stay.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useProblemToast } from '../../parts/problem-text.ts'

/** Records that the desk has checked the licence. */
export function useSeeLicence(onSettled: () => void): (reference: string, guestId: string) => void {
  const complain = useProblemToast()
  const call = useCall(seeLicence)
  return (reference, guestId) => call.mutate({ params: { reference, guestId } }, { onError: complain, onSettled })
}
