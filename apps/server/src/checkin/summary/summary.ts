import type { Summary } from '@foyer/contract/summary.ts'
import { balanceOfFolio, type FolioLine } from '../reservation/book.ts'

/** Amounts are added here, from our own book; nothing of them comes from a client. */
export function summaryOf(
  folio: readonly FolioLine[],
  { currency, language }: { currency: string; language: string },
): Summary {
  const money = (minor: number) => ({ minor, currency })
  const { total, paid, pending, taxes } = balanceOfFolio(folio)
  return {
    currency,
    total: money(total),
    paid: money(paid),
    pending: money(pending),
    taxes: money(taxes),
    lines: folio.map(({ names, amount }) => ({ label: names[language] ?? names['en'] ?? '', amount })),
  }
}
