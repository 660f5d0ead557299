import type { PayWallet } from './pay-wallet.ts'

/**
 * The state of a payment. `created`: not sent yet. `sent`: the provider may charge it. `unknown`:
 * the answer was lost, and the provider is queried until the result is known.
 */
export const paymentStates = ['created', 'sent', 'unknown', 'captured', 'refused', 'voided', 'refunded'] as const
export type PaymentState = (typeof paymentStates)[number]

/** While a payment is in one of these, its reservation cannot have a second one. */
export const openStates = ['created', 'sent', 'unknown'] as const satisfies readonly PaymentState[]

export function isOpen(state: PaymentState): boolean {
  return openStates.some((open) => open === state)
}

/**
 * The allowed transitions. A declined payment may turn out to be captured: the provider's ledger is
 * authoritative.
 */
const next: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['sent', 'unknown', 'captured', 'refused'],
  sent: ['unknown', 'captured', 'refused'],
  unknown: ['captured', 'refused'],
  captured: ['voided', 'refunded'],
  refused: ['captured'],
  voided: [],
  refunded: [],
}

export function canPaymentBecome(from: PaymentState, to: PaymentState): boolean {
  return next[from].includes(to)
}

/**
 * What the provider reports about a payment. `unheard`: it never arrived there. `pending`: it is in
 * progress.
 */
export type ProviderPayment =
  | {
      readonly state: 'captured'
      /** The provider's reference for it. */
      readonly reference: string
      /** The masked card, `VISA ·· 4242`. */
      readonly card?: string | undefined
      /** Set if it was paid from one. */
      readonly payWallet?: PayWallet | undefined
    }
  | {
      readonly state: 'refused'
      readonly reason: DeclineReason
      /** The provider's own message, if a guest should read it. */
      readonly error?: string | undefined
    }
  | { readonly state: 'pending' | 'unheard' }

/** Why nothing was charged. Wordings are the labels `refusal.<name>`. */
export const declineReasons = ['declined', 'cardNotValid', 'cancelled', 'expired', 'notSent', 'failed'] as const
export type DeclineReason = (typeof declineReasons)[number]
