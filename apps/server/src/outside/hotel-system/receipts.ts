type ReceiptKind = 'payment' | 'charge' | 'extra' | 'upgrade' | 'voucher'

const PATTERN = /^Foyer (payment|charge|extra|upgrade|voucher) ([0-9a-f]{8}-[0-9a-f-]{27})$/

/** What is written on an entry of the folio, so that it is found again before it is repeated. */
export const toReceipt = (kind: ReceiptKind, line: string): string => `Foyer ${kind} ${line}`

export function readReceipt(
  receipt: string | undefined,
): { readonly kind: ReceiptKind; readonly line: string } | undefined {
  const [, kind, line] = PATTERN.exec(receipt ?? '') ?? []
  return kind && line ? { kind: kind as ReceiptKind, line } : undefined
}
