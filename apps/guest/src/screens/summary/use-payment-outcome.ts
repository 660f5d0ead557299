import { formatMoney, type Money } from '@foyer/domain/basics/money.ts'
import type { DeclineReason } from '@foyer/domain/payment/payment.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { storeForArrival } from '../../journey/arrival-storage.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useShowToast } from '../../problems/toasts-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useReportRental } from './use-report-rental.ts'

interface PaymentOutcomeOptions {
  readonly reference: string
  readonly onPaid: () => void
  /** Called if nothing was charged and nothing is wrong. */
  readonly onOver: () => void
  /** The specification's name of the action. */
  readonly action?: 'Payment' | 'pago'
}

/** What a payment response contains apart from its outcome. */
interface PaymentDetails {
  readonly billId?: string | undefined
  readonly terminalPayments?: readonly { readonly amount: Money }[] | undefined
}

const TOAST_DURATION_MS = 10_000

/** Shows how a payment ended, and continues from there. */
export function usePaymentOutcome({ reference, onPaid, onOver, action = 'Payment' }: PaymentOutcomeOptions) {
  const { label, language } = useSite()
  const problems = useProblems()
  const showToast = useShowToast()
  const reportRental = useReportRental(reference)
  const told = { code: reference, action }
  function storeBillId({ billId }: PaymentDetails): void {
    if (billId) storeForArrival('bill', { reference, value: billId })
  }
  return {
    /** Stores the bill of this payment, to confirm the arrival with it. */
    begun: storeBillId,
    /** Shows the charged amount if the response lists it. */
    paid(asked: Money, told: PaymentDetails = {}) {
      storeBillId(told)
      const amount = told.terminalPayments?.at(-1)?.amount ?? asked
      const text = label('check-in-summary.pay.ok', { amount: formatMoney(amount, language) })
      showToast({ kind: 'good', text, lastsMs: TOAST_DURATION_MS })
      onPaid()
    },
    refused(reason: DeclineReason) {
      const why = label(`refusal.${reason}`)
      const notMade = label('check-in-summary.pay.ko')
      // At a terminal, the toast would still be visible during the next attempt.
      if (action === 'Payment') showToast({ kind: 'problem', text: notMade, lastsMs: TOAST_DURATION_MS })
      if (reason === 'cancelled') return onOver()
      reportRental()
      problems.show(new Problem('paymentRefused', why), { ...told, payAgain: true })
    },
    /** `error`: the specification's text for it. */
    failed(problem: Problem, options: { error?: string; payAgain?: boolean; retry?: () => unknown } = {}) {
      reportRental()
      problems.show(problem, { ...told, ...options })
    },
  }
}
