import { checkInStay, undoCheckIn } from '@foyer/contract/staff/check-in.ts'
import type { Stay } from '@foyer/contract/staff/stay.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'

/** Check-in at the desk, and its undoing. */
export function useCheckIn({ reference, bill }: Pick<Stay, 'reference' | 'bill'>, name: string, onChanged: () => void) {
  const { say } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const arrive = useCall(checkInStay)
  const undo = useCall(undoCheckIn)
  const [asksTerms, setAsksTerms] = useState(false)
  const [hasTerms, setHasTerms] = useState(false)
  const [depositTaken, setDepositTaken] = useState<string>()
  const params = { reference }
  return {
    /** The server knows whether the terms are accepted, and asks only if they are not. */
    asksTerms,
    hasTerms,
    setHasTerms,
    /** How the desk has taken a deposit that no card holds. */
    depositTaken,
    setDepositTaken,
    isArriving: arrive.isPending,
    checkIn: (onDone: () => void) =>
      arrive.mutate(
        {
          params,
          body: {
            ...(bill.pending.minor > 0 && { owing: bill.pending }),
            ...(hasTerms && { termsOnPaper: true }),
            ...(depositTaken && { depositTaken }),
          },
        },
        {
          onSuccess: () => {
            toast('done', say('stay.checkIn.done', { name }))
            onDone()
          },
          onError: (problem) => {
            if (problem.code === 'termsMissing') setAsksTerms(true)
            else complain(problem)
          },
          onSettled: onChanged,
        },
      ),
    isUndoing: undo.isPending,
    undo: (reason: string, onDone: () => void) =>
      undo.mutate(
        { params, body: { reason } },
        {
          onSuccess: () => toast('done', say('stay.undoCheckIn.done')),
          onError: complain,
          onSettled: () => {
            onChanged()
            onDone()
          },
        },
      ),
  }
}
