import {
  closeDay,
  type DayClose,
  makeDayReport,
  noteLateArrival,
  readDayClose,
} from '@foyer/contract/staff/day-close.ts'
import { lookAtPayment } from '@foyer/contract/staff/money.ts'
import { markNoShow, undoNoShow } from '@foyer/contract/staff/no-show.ts'
import type { NoShowDecision } from '@foyer/domain/config/no-show.ts'
import type { Problem } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useProblemToast } from '../../parts/problem-text.ts'
import { saveFile } from '../../parts/save-file.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useIdempotencyKey } from '../../parts/use-idempotency-key.ts'
import { useTexts } from '../../wordings/texts-context.tsx'

export function useDayClose() {
  const { say, day: formatDay } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const loaded = useLoad(readDayClose, {}, { again: true })
  const closing = useCall(closeDay)
  const missing = useCall(markNoShow)
  const undoing = useCall(undoNoShow)
  const asking = useCall(lookAtPayment)
  const late = useCall(noteLateArrival)
  const paper = useCall(makeDayReport)
  const key = useIdempotencyKey()
  const after = { onError: complain, onSettled: () => void loaded.refetch() }
  return {
    loaded,
    isClosing: closing.isPending,
    isDeciding: missing.isPending || undoing.isPending || late.isPending,
    isAsking: asking.isPending,
    isMaking: paper.isPending,
    close: (day: string, onDone: () => void) =>
      closing.mutate(
        { body: { day }, key: key.for({ day }) },
        {
          ...after,
          onSuccess: () => {
            key.reset()
            toast('done', say('dayClose.done', { day: formatDay(day) }))
            onDone()
          },
        },
      ),
    markNoShow: (reference: string, charge: NoShowDecision) =>
      missing.mutate(
        { params: { reference }, body: { charge } },
        {
          ...after,
          onSuccess: () =>
            toast('done', say('stay.noShow.done'), {
              label: say('do.undo'),
              act: () => undoing.mutate({ params: { reference } }, after),
            }),
        },
      ),
    saveLateArrival: (reference: string) => late.mutate({ params: { reference } }, after),
    /** Asks about one payment after the other, and reports how many are still open. */
    ask: async (open: DayClose['openPayments']) => {
      try {
        for (const params of open) await asking.mutateAsync({ params })
        const n = (await loaded.refetch()).data?.openPayments.length ?? 0
        toast(n === 0 ? 'done' : 'unknown', say('dayClose.point.payments', { n }))
      } catch (problem) {
        complain(problem as Problem)
        void loaded.refetch()
      }
    },
    make: (day: string, form: 'pdf' | 'csv') =>
      paper.mutate({ params: { day }, body: { form } }, { onSuccess: saveFile, onError: complain }),
  }
}
