import type { Folio, StayFolio } from '@foyer/contract/staff/folio.ts'

export interface FolioInvoicesProps {
  readonly folio: StayFolio
  /** The chosen payer. */
  readonly payer: Folio
  readonly onChanged: () => void
}

/** The invoices of the chosen payer. */
export function FolioInvoices(_props: FolioInvoicesProps) {
  return null
}
