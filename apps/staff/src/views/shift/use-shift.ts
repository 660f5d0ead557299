import { closeShift, makeShiftPaper, readShift } from '@foyer/contract/staff/money.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useProblemToast } from '../../parts/problem-text.ts'
import { saveFile } from '../../parts/save-file.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useIdempotencyKey } from '../../parts/use-idempotency-key.ts'
import { useTexts } from '../../wordings/texts-context.tsx'

export function useShift() {
  const { say } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const loaded = useLoad(readShift, {}, { again: true })
  const close = useCall(closeShift)
  const key = useIdempotencyKey()
  const paper = useCall(makeShiftPaper)
  return {
    loaded,
    closed: close.data,
    isClosing: close.isPending,
    close: (note: string, onDone: () => void) => {
      const body = { ...(note && { note }) }
      close.mutate(
        { body, key: key.for(body) },
        {
          onSuccess: () => {
            key.reset()
            toast('done', say('shift.said'))
          },
          onError: complain,
          onSettled: () => {
            void loaded.refetch()
            onDone()
          },
        },
      )
    },
    isMaking: paper.isPending,
    make: (id: string, form: 'pdf' | 'csv') =>
      paper.mutate({ params: { id }, body: { form } }, { onSuccess: saveFile, onError: complain }),
  }
}
