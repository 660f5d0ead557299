import type { Summary } from '@foyer/contract/summary.ts'
import type { FolioLine } from '../reservation/book.ts'

/** Amounts are added here, from the hotel's own lines; nothing of them comes from a client. */
export function summaryOf(
  folio: readonly FolioLine[],
  { currency, language }: { currency: string; language: string },
): Summary {
  const money = (minor: number) => ({ minor, currency })
  return {
    currency,
    total: money(sum(folio, 'charge', 'tax')),
    paid: money(-sum(folio, 'payment')),
    pending: money(pendingOf(folio)),
    taxes: money(sum(folio, 'tax')),
    lines: folio.map(({ names, amount }) => ({ label: names[language] ?? names['en'] ?? '', amount })),
  }
}

/** What is still owed, in minor units; never less than nothing. Payments are negative lines. */
export function pendingOf(folio: readonly FolioLine[]): number {
  return Math.max(0, sum(folio, 'charge', 'tax', 'payment'))
}

function sum(folio: readonly FolioLine[], ...kinds: FolioLine['kind'][]): number {
  return folio.filter(({ kind }) => kinds.includes(kind)).reduce((total, { amount }) => total + amount.minor, 0)
}
