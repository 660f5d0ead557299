import type { FiscalBillState } from '@foyer/contract/fiscal-bill.ts'
import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

interface FiscalBills extends OfHotel {
  id: string
  payment_id: string
  reservation_id: string
  hub: string
  printer: string
  minor: number
  currency: string
  state: FiscalBillState
  /** As the printer returned it. */
  number: string | null
  code: string | null
  answer: string | null
  /** Whether the page reports that it was printed; this proves nothing. */
  page_said: boolean | null
  created_at: Generated<Date>
  settled_at: Date | null
}

export interface FiscalBillTables {
  fiscal_bills: FiscalBills
}
