import { withdrawMessage, writeMessage } from '@foyer/contract/staff/messages.ts'
import type { Language } from '@foyer/domain/basics/language.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useIdempotencyKey } from '../../parts/use-idempotency-key.ts'
import { useTexts } from '../../wordings/texts-context.tsx'

/** The desk's messages to a party. Calls `onChanged` when the stay has changed. */
export function useStayMessages(reference: string, onChanged: () => void) {
  const { say } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const write = useCall(writeMessage)
  const withdraw = useCall(withdrawMessage)
  const key = useIdempotencyKey()
  return {
    isWriting: write.isPending,
    write: (body: { language: Language; text: string }, name: string, onDone: () => void) =>
      write.mutate(
        { params: { reference }, body, key: key.for(body) },
        {
          onSuccess: () => {
            key.reset()
            toast('done', say('stay.message.left', { name }))
            onChanged()
            onDone()
          },
          onError: complain,
        },
      ),
    isWithdrawing: withdraw.isPending,
    withdraw: (messageId: string) =>
      withdraw.mutate(
        { params: { reference, messageId } },
        {
          onSuccess: () => toast('done', say('stay.message.withdrawn')),
          onError: complain,
          onSettled: onChanged,
        },
      ),
  }
}
