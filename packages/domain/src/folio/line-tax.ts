import type { FolioConfig } from './folio-config.ts'
import type { RevenueGroup } from './revenue-group.ts'
import type { VatRate } from './vat.ts'

interface TaxedLine {
  readonly kind: 'charge' | 'tax' | 'payment'
  readonly source: 'hotel' | 'foyer'
  readonly origin: string | null
  readonly vat: number | null
  readonly group: RevenueGroup | null
}

/**
 * The revenue group and VAT rate of a line. A line without its own is one of the booking: nights of
 * the room, its city tax, or extras. City tax and payments have no VAT.
 */
export function getLineTax(
  { kind, source, origin, vat, group }: TaxedLine,
  { vat: rates }: Pick<FolioConfig, 'vat'>,
): { readonly group: RevenueGroup; readonly vat: VatRate | undefined } {
  if (kind === 'tax') return { group: 'tax', vat: undefined }
  const isRoom = source === 'hotel' || /^(night|upgrade|voucher)\b/.test(origin ?? '')
  const found = group ?? (isRoom ? 'room' : 'other')
  if (kind === 'payment') return { group: found, vat: undefined }
  return { group: found, vat: vat ?? (found === 'room' ? rates.room : rates.extras) }
}
