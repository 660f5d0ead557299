import { recordPayment } from '@foyer/contract/staff/money.ts'
import type { deskMethods } from '@foyer/domain/payment/refund.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useIdempotencyKey } from '../../parts/use-idempotency-key.ts'
import { useTexts } from '../../wordings/texts-context.tsx'

export type DeskWay = (typeof deskMethods)[number]

/** Records payments that the desk takes, of the guest or of another payer. */
export function useTakePayment(reference: string, onChanged: () => void, payer?: string) {
  const { say } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const record = useCall(recordPayment)
  const key = useIdempotencyKey()
  return {
    isTaking: record.isPending,
    take: (way: DeskWay, minor: number, number: string, onDone: () => void) => {
      const body = { way, minor, ...(number && { number }), ...(payer && { payer }) }
      record.mutate(
        { params: { reference }, body, key: key.for(body) },
        {
          onSuccess: () => {
            key.reset()
            toast('done', say('money.take.said'))
          },
          onError: complain,
          onSettled: () => {
            onChanged()
            onDone()
          },
        },
      )
    },
  }
}
