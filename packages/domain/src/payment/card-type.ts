import { payProviderOf } from './pay-way.ts'

/** What a guest says of the card before it is presented; only terminals of one maker want to know. */
export const cardTypes = ['other', 'amex'] as const
export type CardType = (typeof cardTypes)[number]

interface CardTypePolicy {
  readonly provider: string
  readonly cardSelection: boolean
}

/** Undefined: the guest has to choose. */
export function knownCardType({ provider, cardSelection }: CardTypePolicy): CardType | undefined {
  return payProviderOf(provider)?.choosesCardType && cardSelection ? undefined : 'other'
}

/** A screen of at most this size asks in a dialog, a larger one in place. */
const SMALL_SCREEN = { width: 1024, height: 880 } as const

export function asksInDialog({ width, height }: { width: number; height: number }): boolean {
  return width <= SMALL_SCREEN.width && height <= SMALL_SCREEN.height
}
