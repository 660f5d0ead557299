import { seeLicence } from '@foyer/contract/staff/stay.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useProblemToast } from '../../parts/problem-text.ts'

/** Somebody at the desk has held the licence in their hand. */
export function useSeeLicence(onSettled: () => void): (reference: string, guestId: string) => void {
  const complain = useProblemToast()
  const call = useCall(seeLicence)
  return (reference, guestId) => call.mutate({ params: { reference, guestId } }, { onError: complain, onSettled })
}
