import type { FiscalBillState } from '@foyer/contract/fiscal-bill.ts'
import type { ReceiptPayment } from '@foyer/domain/payment/fiscal-receipt.ts'
import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

interface FiscalBills extends OfHotel {
  id: string
  payment_id: string
  reservation_id: string
  hub: string
  printer: string
  /** The printer's serial number, if the hub could read it. */
  till: Generated<string | null>
  minor: number
  currency: string
  /** As printed on the receipt. */
  paid_by: Generated<ReceiptPayment>
  state: FiscalBillState
  /** As the printer returned it. */
  number: string | null
  code: string | null
  answer: string | null
  /** Whether the page reports that it was printed; this proves nothing. */
  page_said: boolean | null
  created_at: Generated<Date>
  settled_at: Date | null
  /** The closed day that has counted it. */
  counted_on: Generated<string | null>
}

export interface FiscalBillTables {
  fiscal_bills: FiscalBills
}
