import { checkOutStay, makeStayBill, undoCheckOut } from '@foyer/contract/staff/check-out.ts'
import { previewDates } from '@foyer/contract/staff/dates.ts'
import type { UnusedNights } from '@foyer/domain/reservation/date-change.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useState } from 'react'
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
    checkOut: (unusedNights: UnusedNights | undefined, onDone: () => void) =>
      leave.mutate(
        { params: { reference }, body: { ...(unusedNights && { unusedNights }) } },
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

/** The nights that guests leave unused if they check out today, and what the desk decides about them. */
export function useEarlyDeparture(reference: string) {
  const load = useLoad(previewDates, { params: { reference }, query: { leavesToday: true } }, { again: true })
  const [unusedNights, setUnusedNights] = useState<UnusedNights>()
  const { data } = load
  const isEarly = data !== undefined && !data.setInHotelSystem && data.unusedNights > 0
  return {
    isLoading: data === undefined && !load.error,
    problem: load.error,
    again: () => void load.refetch(),
    early: isEarly ? data : undefined,
    unusedNights: isEarly ? unusedNights : undefined,
    setUnusedNights,
    isReady: data !== undefined && (!isEarly || unusedNights !== undefined),
  }
}
