export const payActionNames = ['payInReception', 'payWithOtherCard', 'payWithToken'] as const
export type PayAction = (typeof payActionNames)[number]

interface Means {
  /** In minor units. */
  readonly pending: number
  readonly paymentsAllowed: boolean
  readonly atReception: boolean
  readonly hasProvider: boolean
  readonly savedCards: number
}

/** The first rule that matches says what is preselected. */
const preselections: readonly { action: PayAction; when: (means: Means) => boolean }[] = [
  { action: 'payInReception', when: ({ savedCards, hasProvider }) => savedCards === 0 && !hasProvider },
  { action: 'payWithOtherCard', when: ({ savedCards, atReception }) => savedCards === 0 && !atReception },
  {
    action: 'payWithToken',
    when: ({ savedCards, hasProvider, atReception }) => savedCards === 1 && !hasProvider && !atReception,
  },
]

/** Whether it has to be settled before the arrival: the hotel takes payments here, and none at reception. */
export function isPaidFirst({
  pending,
  paymentsAllowed,
  atReception,
}: Pick<Means, 'pending' | 'paymentsAllowed' | 'atReception'>): boolean {
  return pending > 0 && paymentsAllowed && !atReception
}

/** The ways to pay that this guest has. Where the hotel allows neither, what is owed is a matter between them and reception. */
export function payActions({ paymentsAllowed, atReception, hasProvider, savedCards }: Means): PayAction[] {
  return [
    ...(paymentsAllowed && savedCards > 0 ? ['payWithToken' as const] : []),
    ...(paymentsAllowed && hasProvider ? ['payWithOtherCard' as const] : []),
    ...(atReception || !paymentsAllowed ? ['payInReception' as const] : []),
  ]
}

/** What a guest chooses from: nobody but they can say which of their saved cards is charged. */
export interface PayWay<Card> {
  readonly name: string
  readonly action: PayAction
  readonly card?: Card
}

export function payWays<Card extends { readonly token: string }>(
  actions: readonly PayAction[],
  savedCards: readonly Card[],
): PayWay<Card>[] {
  return actions.flatMap((action): PayWay<Card>[] =>
    action === 'payWithToken'
      ? savedCards.map((card) => ({ name: `card ${card.token}`, action, card }))
      : [{ name: action, action }],
  )
}

/** Undefined where no rule matches: then the guest has to choose. */
export function preselectedPayAction(means: Means): PayAction | undefined {
  return preselections.find(({ when }) => when(means))?.action
}
