import type { Folio, StayFolio } from '@foyer/contract/staff/folio.ts'
import { usePayerTexts } from './use-payer-texts.ts'

/** Payers as options of a select; the value of the guest is `guest`. */
export function PayerOptions({ folio, payers }: { folio: StayFolio; payers: readonly Folio[] }) {
  const { nameOf } = usePayerTexts(folio)
  return payers.map((one) => (
    <option key={one.id ?? 'guest'} value={one.id ?? 'guest'}>
      {nameOf(one)}
    </option>
  ))
}
