export type PayAction = 'payInReception' | 'payWithOtherCard' | 'payWithToken'

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

/** Whether anything is to be paid here at all; otherwise the summary confirms the arrival. */
export function isPaymentDue({
  pending,
  paymentsAllowed,
  atReception,
}: Pick<Means, 'pending' | 'paymentsAllowed' | 'atReception'>): boolean {
  return pending > 0 && (paymentsAllowed || atReception)
}

/** The ways to pay that this guest has. */
export function payActions({ paymentsAllowed, atReception, hasProvider, savedCards }: Means): PayAction[] {
  return [
    ...(paymentsAllowed && savedCards > 0 ? ['payWithToken' as const] : []),
    ...(paymentsAllowed && hasProvider ? ['payWithOtherCard' as const] : []),
    ...(atReception ? ['payInReception' as const] : []),
  ]
}

/** Undefined where no rule matches: then the guest has to choose. */
export function preselectedPayAction(means: Means): PayAction | undefined {
  return preselections.find(({ when }) => when(means))?.action
}
