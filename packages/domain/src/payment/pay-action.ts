export const payActionNames = ['payInReception', 'payWithOtherCard', 'payWithToken'] as const
export type PayAction = (typeof payActionNames)[number]

interface PaymentMeans {
  /** In minor units. */
  readonly pending: number
  readonly paymentsAllowed: boolean
  readonly atReception: boolean
  readonly hasProvider: boolean
  readonly savedCards: number
}

/** The first match decides what is preselected. */
const preselections: readonly { action: PayAction; when: (means: PaymentMeans) => boolean }[] = [
  { action: 'payInReception', when: ({ savedCards, hasProvider }) => savedCards === 0 && !hasProvider },
  { action: 'payWithOtherCard', when: ({ savedCards, atReception }) => savedCards === 0 && !atReception },
  {
    action: 'payWithToken',
    when: ({ savedCards, hasProvider, atReception }) => savedCards === 1 && !hasProvider && !atReception,
  },
]

/**
 * Whether payment is required before arrival: the hotel takes payments here but not at reception.
 */
export function isPrepaymentRequired({
  pending,
  paymentsAllowed,
  atReception,
}: Pick<PaymentMeans, 'pending' | 'paymentsAllowed' | 'atReception'>): boolean {
  return pending > 0 && paymentsAllowed && !atReception
}

/** The guest's payment options. If the hotel allows neither, payment is settled at reception. */
export function getPayActions({ paymentsAllowed, atReception, hasProvider, savedCards }: PaymentMeans): PayAction[] {
  return [
    ...(paymentsAllowed && savedCards > 0 ? ['payWithToken' as const] : []),
    ...(paymentsAllowed && hasProvider ? ['payWithOtherCard' as const] : []),
    ...(atReception || !paymentsAllowed ? ['payInReception' as const] : []),
  ]
}

/**
 * A choice for the guest; each saved card is a separate one, because only the guest can say which
 * to charge.
 */
export interface PayOption<Card> {
  readonly name: string
  readonly action: PayAction
  readonly card?: Card
}

export function getPayOptions<Card extends { readonly token: string }>(
  actions: readonly PayAction[],
  savedCards: readonly Card[],
): PayOption<Card>[] {
  return actions.flatMap((action): PayOption<Card>[] =>
    action === 'payWithToken'
      ? savedCards.map((card) => ({ name: `card ${card.token}`, action, card }))
      : [{ name: action, action }],
  )
}

/** Returns undefined if no rule matches and the guest has to choose. */
export function getPreselectedPayAction(means: PaymentMeans): PayAction | undefined {
  return preselections.find(({ when }) => when(means))?.action
}
