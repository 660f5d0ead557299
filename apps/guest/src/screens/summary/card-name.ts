import type { SavedCard } from '@foyer/contract/payment.ts'

/** As it stands on the card itself: the brand and the last digits. */
export function cardName(card: SavedCard | undefined): string {
  return card ? inOneLine(`${card.brand ?? ''} ·· ${card.lastDigits ?? ''}`.trim()) : ''
}

/** A card's digits alone at the start of a line would say nothing. Between two cards a line may end. */
export const inOneLine = (card: string): string => card.replaceAll(/(?<!,) /g, '\u00a0')
