import type { CustomerType } from '@foyer/domain/customer/customer-fields.ts'
import type { Generated, JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

/** A person or company that an invoice may be made out to. */
interface Customers extends OfHotel {
  id: string
  reservation_id: string
  type: CustomerType
  /** For a company, its whole name. */
  first_name: string
  last_name: string | null
  language: string
  fields: JSONColumnType<Record<string, string>>
  /** The visit that entered it; null for the desk, and for those from before it was recorded. */
  visit_id: string | null
  created_at: Generated<Date>
}

/** A customer or a guest. If there is no row, it is the main guest. */
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
