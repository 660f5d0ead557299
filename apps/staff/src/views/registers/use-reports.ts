import { cancelReport, readReports, sendReportAgain, settleReport } from '@foyer/contract/staff/authority.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useProblemToast } from '../../parts/problem-text.ts'

/** The reports to the authority, and what can be done about one of them. */
export function useReports() {
  const complain = useProblemToast()
  const load = useLoad(readReports)
  const sending = useCall(sendReportAgain)
  const cancelling = useCall(cancelReport)
  const settling = useCall(settleReport)
  const again = () => void load.refetch()
  const then = { onError: complain, onSettled: again }
  return {
    board: load.data,
    isBusy: sending.isPending || cancelling.isPending || settling.isPending,
    sendAgain: (reference: string) => sending.mutate({ params: { reference } }, then),
    cancel: (reference: string) => cancelling.mutate({ params: { reference } }, then),
    settle: (reference: string, number: string | undefined) =>
      settling.mutate({ params: { reference }, body: number ? { number } : {} }, then),
  }
}

export type Reports = ReturnType<typeof useReports>
