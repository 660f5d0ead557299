import type { Summary } from '@foyer/contract/summary.ts'
import { getPayActions, getPayOptions, getPreselectedPayAction } from '@foyer/domain/payment/pay-action.ts'
import { getPayProvider } from '@foyer/domain/payment/payment-method.ts'
import { isWithinLimits } from '@foyer/domain/payment/pos-limits.ts'
import { useState } from 'react'
import { useSite } from '../../site/site-context.tsx'

/** How the guest pays what is owed: the available ways, and the chosen one. */
export function usePaymentChoice(bill: Summary | undefined) {
  const { payment } = useSite().site.policies
  const [chosen, setChosen] = useState<string>()
  const takesCards = !bill || isWithinLimits(bill.pending, payment.limits)
  const savedCards = takesCards ? (bill?.savedCards ?? []) : []
  const means = {
    pending: bill?.pending.minor ?? 0,
    paymentsAllowed: payment.allowed,
    atReception: payment.atReception,
    hasProvider: takesCards && payment.provider !== '',
    savedCards: savedCards.length,
  }
  const due = means.pending > 0
  // If nothing is due, there is no way to pay and no action.
  const ways = due ? getPayOptions(getPayActions(means), savedCards) : []
  // With one way there is no choice.
  const preselected = ways.length === 1 ? ways[0] : ways.find((one) => one.action === getPreselectedPayAction(means))
  const way = ways.find(({ name }) => name === chosen) ?? preselected
  const action = way?.action
  return {
    due,
    ways,
    way,
    action,
    choose: setChosen,
    savedCards,
    /** The hotel requires payment before arrival, and no way to pay is available here. */
    isForReception: due && ways.length === 0,
    paysCard: action === 'payWithOtherCard' || action === 'payWithToken',
    /** How the guest's card is charged; a saved card is charged by the provider that stores it. */
    through: action === 'payWithToken' ? undefined : getPayProvider(payment.provider)?.through,
  }
}

export type PaymentChoiceState = ReturnType<typeof usePaymentChoice>
