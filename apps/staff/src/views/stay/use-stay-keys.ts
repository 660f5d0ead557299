import { changeDoorCode, endKey, type StayKey, settleKey } from '@foyer/contract/staff/keys.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'

/** Actions on the keys of a stay. */
export function useStayKeys(reference: string, onChanged: () => void) {
  const { say } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const settle = useCall(settleKey)
  const end = useCall(endKey)
  const change = useCall(changeDoorCode)
  const after = (said: string, onDone?: () => void) => ({
    onSuccess: () => toast('done', said),
    onError: complain,
    onSettled: () => {
      onDone?.()
      onChanged()
    },
  })
  return {
    isBusy: settle.isPending || end.isPending || change.isPending,
    /** The new code, while this stay is open. */
    code: change.data?.code,
    settle: ({ id }: StayKey, cards: number) =>
      settle.mutate(
        { params: { reference, id }, body: { outcome: cards > 0 ? 'done' : 'refused', cards } },
        after(say('stay.key.settled')),
      ),
    end: ({ id }: StayKey, onDone: () => void) =>
      end.mutate({ params: { reference, id } }, after(say('stay.key.end.said'), onDone)),
    changeCode: (onDone: () => void) =>
      change.mutate({ params: { reference } }, after(say('stay.key.code.said'), onDone)),
  }
}
