import type { SavedCard } from '@foyer/contract/payment.ts'

/** As it stands on the card itself: the brand and the last digits. */
export function cardName(card: SavedCard | undefined): string {
  return card ? `${card.brand ?? ''} ·· ${card.lastDigits ?? ''}`.trim() : ''
}
