import type { PaymentType } from './payment-type.ts'

interface MethodTraits {
  /** Who starts it: a guest or staff at the desk. */
  readonly by: 'guest' | 'desk'
  /** The account that receives the money. */
  readonly account: 'provider' | 'cash' | 'desk' | 'writtenOff'
  /** The type in the traveller register. */
  readonly type: PaymentType
}

/** Payment methods. Wordings are the labels `payWay.<name>`. */
export const paymentMethods = {
  gateway: { by: 'guest', account: 'provider', type: 'card' },
  token: { by: 'guest', account: 'provider', type: 'card' },
  terminal: { by: 'guest', account: 'provider', type: 'card' },
  bus: { by: 'guest', account: 'provider', type: 'card' },
  cash: { by: 'desk', account: 'cash', type: 'cash' },
  deskCard: { by: 'desk', account: 'desk', type: 'card' },
  transfer: { by: 'desk', account: 'desk', type: 'transfer' },
  /** Nothing was paid: the hotel gives up what a guest who has left owes. */
  writeOff: { by: 'desk', account: 'writtenOff', type: 'other' },
} as const satisfies Record<string, MethodTraits>

export type PaymentMethod = keyof typeof paymentMethods
export const paymentMethodNames = Object.keys(paymentMethods) as [PaymentMethod, ...PaymentMethod[]]

/** Methods by which money arrives. */
export type MoneyMethod = Exclude<PaymentMethod, 'writeOff'>
export const moneyMethodNames = paymentMethodNames.filter(isMoneyMethod) as [MoneyMethod, ...MoneyMethod[]]

export function isMoneyMethod(method: PaymentMethod): method is MoneyMethod {
  return method !== 'writeOff'
}

interface ProviderTraits {
  /**
   * How the guest reaches it: a redirect, the provider's page in a frame, a terminal at the kiosk,
   * or a terminal that the provider calls.
   */
  readonly through: 'redirect' | 'frame' | 'terminal' | 'bus'
  readonly way: PaymentMethod
  /** Asks whether the card is an American Express. */
  readonly choosesCardType?: true
}

/** Providers that a hotel can set as `pos_provider`. */
export const payProviders = {
  redsys: { through: 'redirect', way: 'gateway' },
  'card-form': { through: 'frame', way: 'gateway' },
  ingenico: { through: 'terminal', way: 'terminal', choosesCardType: true },
  adyen: { through: 'terminal', way: 'terminal' },
  leanbus: { through: 'bus', way: 'bus' },
} as const satisfies Record<string, ProviderTraits>

export type PayProvider = keyof typeof payProviders

export function getPayProvider(name: string): (ProviderTraits & { readonly name: PayProvider }) | undefined {
  return isPayProvider(name) ? { name, ...payProviders[name] } : undefined
}

export function isPayProvider(name: string): name is PayProvider {
  return Object.hasOwn(payProviders, name)
}
