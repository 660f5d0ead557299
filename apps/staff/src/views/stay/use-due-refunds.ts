import { readStayMoney, refundPayment } from '@foyer/contract/staff/money.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'

/**
 * Starts the refunds that a cancellation has made due, where a provider returns the money without
 * the guest. The others stay listed with the payments.
 */
export function useDueRefunds(reference: string, onChanged: () => void) {
  const { say, money } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const read = useCall(readStayMoney)
  const refund = useCall(refundPayment)

  async function refundAll(reason: string): Promise<void> {
    const { payments, credit } = await read.mutateAsync({ params: { reference } })
    let rest = credit.minor
    for (const { id, refundBy, refundDue, refundDueKey, mostRefund } of payments) {
      if (refundBy !== 'provider' || !refundDue || !refundDueKey || mostRefund.minor < refundDue.minor) continue
      const body = { minor: refundDue.minor, reason }
      const { state } = await refund.mutateAsync({ params: { reference, id }, body, key: refundDueKey })
      if (state === 'done') rest -= refundDue.minor
    }
    if (rest < credit.minor) toast('done', say('money.refund.said'))
    if (rest > 0) toast('needsPerson', say('stay.cancel.later', { amount: money({ ...credit, minor: rest }) }))
  }

  return {
    start: (reason: string) => void refundAll(reason).catch(complain).finally(onChanged),
  }
}
