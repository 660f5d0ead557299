import type { CustomerType } from '@foyer/domain/customer/customer-fields.ts'
import type { Generated, JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

/** Somebody whom an invoice may be made out to. */
interface Customers extends OfHotel {
  id: string
  reservation_id: string
  type: CustomerType
  /** A company's whole name. */
  first_name: string
  last_name: string | null
  language: string
  fields: JSONColumnType<Record<string, string>>
  created_at: Generated<Date>
}

/** A customer or a guest. Without a row it is the main guest. */
interface InvoiceHolders extends OfHotel {
  reservation_id: string
  customer_id: string | null
  guest_id: string | null
  changed_at: Generated<Date>
}

export interface CustomerTables {
  customers: Customers
  invoice_holders: InvoiceHolders
}
