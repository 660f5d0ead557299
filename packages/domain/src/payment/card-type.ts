import { getPayProvider } from './payment-method.ts'

/**
 * What the guest states about the card before presenting it; only one maker's terminals need it.
 */
export const cardTypes = ['other', 'amex'] as const
export type CardType = (typeof cardTypes)[number]

interface CardTypePolicy {
  readonly provider: string
  readonly cardSelection: boolean
}

/** Returns undefined if the guest has to choose. */
export function getKnownCardType({ provider, cardSelection }: CardTypePolicy): CardType | undefined {
  return getPayProvider(provider)?.choosesCardType && cardSelection ? undefined : 'other'
}

/** Screens up to this size ask in a dialog, larger ones inline. */
const SMALL_SCREEN = { width: 1024, height: 880 } as const

export function usesDialog({ width, height }: { width: number; height: number }): boolean {
  return width <= SMALL_SCREEN.width && height <= SMALL_SCREEN.height
}
