import { checkOutStay, makeStayBill, undoCheckOut } from '@foyer/contract/staff/check-out.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useProblemToast } from '../../parts/problem-text.ts'
import { saveFile } from '../../parts/save-file.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'

/** Lets the desk complete, revert or print a departure. */
export function useCheckOut(reference: string, onChanged: () => void) {
  const { say } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const leave = useCall(checkOutStay)
  const undo = useCall(undoCheckOut)
  const bill = useCall(makeStayBill)
  const settled = (onDone: () => void) => () => {
    onChanged()
    onDone()
  }
  return {
    isLeaving: leave.isPending,
    checkOut: (onDone: () => void) =>
      leave.mutate(
        { params: { reference } },
        {
          onSuccess: () => toast('done', say('stay.checkOut.said')),
          onError: complain,
          onSettled: settled(onDone),
        },
      ),
    isUndoing: undo.isPending,
    undo: (reason: string, onDone: () => void) =>
      undo.mutate(
        { params: { reference }, body: { reason } },
        {
          onSuccess: () => toast('done', say('stay.undoCheckOut.said')),
          onError: complain,
          onSettled: settled(onDone),
        },
      ),
    isMakingBill: bill.isPending,
    makeBill: () => bill.mutate({ params: { reference } }, { onSuccess: saveFile, onError: complain }),
  }
}
