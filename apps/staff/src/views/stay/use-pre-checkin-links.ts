import { sendPreCheckinLink, withdrawPreCheckinLinks } from '@foyer/contract/staff/stay.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'

/** Links that let a party prepare at home. Calls `onDone` when the stay has changed. */
export function usePreCheckinLinks(reference: string, onDone: () => void) {
  const { say } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const send = useCall(sendPreCheckinLink)
  const withdraw = useCall(withdrawPreCheckinLinks)
  return {
    isSending: send.isPending,
    send: () =>
      send.mutate(
        { params: { reference } },
        {
          onSuccess: ({ to }) => {
            toast('done', say('stay.link.sent', { to }))
            onDone()
          },
          onError: complain,
        },
      ),
    isWithdrawing: withdraw.isPending,
    withdraw: () =>
      withdraw.mutate(
        { params: { reference } },
        {
          onSuccess: ({ withdrawn }) => {
            toast('done', say('stay.link.withdrawn', { n: withdrawn }))
            onDone()
          },
          onError: complain,
        },
      ),
  }
}
