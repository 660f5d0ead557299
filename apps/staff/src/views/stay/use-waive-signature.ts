import { waiveSignature } from '@foyer/contract/staff/stay.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useProblemToast } from '../../parts/problem-text.ts'

/** Waives a signature that was skipped at the desk's screen. */
export function useWaiveSignature(onSettled: () => void): (reference: string, guestId: string) => void {
  const complain = useProblemToast()
  const call = useCall(waiveSignature)
  return (reference, guestId) => call.mutate({ params: { reference, guestId } }, { onError: complain, onSettled })
}
