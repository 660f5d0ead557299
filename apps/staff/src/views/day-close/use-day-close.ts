import { closeDay, makeDayReport, noteLateArrival, readDayClose } from '@foyer/contract/staff/day-close.ts'
import { markNoShow } from '@foyer/contract/staff/no-show.ts'
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
  const late = useCall(noteLateArrival)
  const paper = useCall(makeDayReport)
  const key = useIdempotencyKey()
  const after = { onError: complain, onSettled: () => void loaded.refetch() }
  return {
    loaded,
    isClosing: closing.isPending,
    isDeciding: missing.isPending || late.isPending,
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
    markNoShow: (reference: string) => missing.mutate({ params: { reference } }, after),
    noteLate: (reference: string) => late.mutate({ params: { reference } }, after),
    make: (day: string, form: 'pdf' | 'csv') =>
      paper.mutate({ params: { day }, body: { form } }, { onSuccess: saveFile, onError: complain }),
  }
}
