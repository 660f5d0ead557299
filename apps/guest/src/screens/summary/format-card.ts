import type { SavedCard } from '@foyer/contract/payment.ts'

/** As printed on the card: the brand and the last digits. */
export function formatCard(card: SavedCard | undefined): string {
  return card ? toSingleLine(`${card.brand ?? ''} ·· ${card.lastDigits ?? ''}`.trim()) : ''
}

/** Keeps a card's brand and digits on one line; a line may break between two cards. */
export const toSingleLine = (card: string): string => card.replaceAll(/(?<!,) /g, '\u00a0')
