/**
 * What becomes of a payment. `created`: nobody outside has heard of it. `sent`: somebody out there may take it. `unknown`: the
 * answer was lost, and whoever took it is asked until it is known.
 */
export const paymentStates = ['created', 'sent', 'unknown', 'captured', 'refused', 'voided', 'refunded'] as const
export type PaymentState = (typeof paymentStates)[number]

/** While one of these is open there is no second payment of the same reservation. */
export const openStates = ['created', 'sent', 'unknown'] as const satisfies readonly PaymentState[]

export function isOpen(state: PaymentState): boolean {
  return openStates.some((open) => open === state)
}

/**
 * Where a payment may go from each state. What was refused may turn out to be captured: a provider's own ledger is the truth, and
 * ours follows it.
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

export function mayBecome(from: PaymentState, to: PaymentState): boolean {
  return next[from].includes(to)
}

/** What somebody outside says of a payment. `unheard`: it has never reached them. `pending`: it has, and is not over. */
export type PaymentTruth =
  | {
      readonly state: 'captured'
      /** The provider's own number for it. */
      readonly reference: string
      /** The card as it may be shown, `VISA ·· 4242`. */
      readonly card?: string | undefined
    }
  | {
      readonly state: 'refused'
      readonly reason: RefusalReason
      /** In the provider's own words, where a guest is to read them. */
      readonly error?: string | undefined
    }
  | { readonly state: 'pending' | 'unheard' }

/** Why nothing was taken. Wordings are labels `refusal.<name>`. */
export const refusalReasons = ['declined', 'cardNotValid', 'cancelled', 'expired', 'notSent', 'failed'] as const
export type RefusalReason = (typeof refusalReasons)[number]
