import type { PaymentType } from './payment-type.ts'

interface WayTraits {
  /** Who starts it: a guest, or somebody at the desk. */
  readonly by: 'guest' | 'desk'
  /** Where the money lies from then on. */
  readonly account: 'provider' | 'cash' | 'desk'
  /** As the register of travellers knows it. */
  readonly type: PaymentType
}

/** How money is taken. Wordings are labels `payWay.<name>`. */
export const payWays = {
  gateway: { by: 'guest', account: 'provider', type: 'card' },
  token: { by: 'guest', account: 'provider', type: 'card' },
  terminal: { by: 'guest', account: 'provider', type: 'card' },
  bus: { by: 'guest', account: 'provider', type: 'card' },
  cash: { by: 'desk', account: 'cash', type: 'cash' },
  deskCard: { by: 'desk', account: 'desk', type: 'card' },
  transfer: { by: 'desk', account: 'desk', type: 'transfer' },
} as const satisfies Record<string, WayTraits>

export type PayWay = keyof typeof payWays
export const payWayNames = Object.keys(payWays) as [PayWay, ...PayWay[]]

interface ProviderTraits {
  /** How the guest comes to it: the page goes there, its own page stands in a frame of ours, a terminal beside the kiosk, or a terminal that the provider calls. */
  readonly through: 'redirect' | 'frame' | 'terminal' | 'bus'
  readonly way: PayWay
  /** Asks whether the card is an American Express. */
  readonly choosesCardType?: true
}

/** Providers that a hotel may name as `pos_provider`. */
export const payProviders = {
  redsys: { through: 'redirect', way: 'gateway' },
  'card-form': { through: 'frame', way: 'gateway' },
  ingenico: { through: 'terminal', way: 'terminal', choosesCardType: true },
  adyen: { through: 'terminal', way: 'terminal' },
  leanbus: { through: 'bus', way: 'bus' },
} as const satisfies Record<string, ProviderTraits>

export type PayProvider = keyof typeof payProviders

export function payProviderOf(name: string): (ProviderTraits & { readonly name: PayProvider }) | undefined {
  return isPayProvider(name) ? { name, ...payProviders[name] } : undefined
}

export function isPayProvider(name: string): name is PayProvider {
  return Object.hasOwn(payProviders, name)
}
