import {
  cancelReport,
  openDayReceipt,
  readReports,
  type StayReportState,
  sendReportAgain,
  settleReport,
} from '@foyer/contract/staff/authority.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useProblemToast } from '../../parts/problem-text.ts'
import { saveFile } from '../../parts/save-file.ts'

type Reported = Pick<StayReportState, 'reference' | 'kind'>

/** The reports to the authority, and what can be done about one of them. */
export function useReports() {
  const complain = useProblemToast()
  const load = useLoad(readReports)
  const sending = useCall(sendReportAgain)
  const cancelling = useCall(cancelReport)
  const settling = useCall(settleReport)
  const opening = useCall(openDayReceipt)
  const again = () => void load.refetch()
  const then = { onError: complain, onSettled: again }
  return {
    board: load.data,
    isBusy: sending.isPending || cancelling.isPending || settling.isPending || opening.isPending,
    sendAgain: ({ reference, kind }: Reported) => sending.mutate({ params: { reference }, body: { kind } }, then),
    cancel: ({ reference, kind }: Reported) => cancelling.mutate({ params: { reference }, body: { kind } }, then),
    openDayReceipt: (day: string) => opening.mutate({ body: { day } }, { onError: complain, onSuccess: saveFile }),
    settle: ({ reference, kind }: Reported, number: string | undefined) =>
      settling.mutate({ params: { reference }, body: { kind, ...(number && { number }) } }, then),
  }
}

export type Reports = ReturnType<typeof useReports>
