import type { CustomerType } from '@foyer/domain/customer/customer-fields.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

export interface Customer {
  readonly id: string
  readonly type: CustomerType
  /** For a company, its whole name. */
  readonly firstName: string
  readonly lastName: string | null
  readonly language: string
  /** Further fields, by name. */
  readonly fields: Readonly<Record<string, string>>
}

type NewCustomer = [
  hotelId: number,
  id: string,
  reservationId: string,
  type: CustomerType,
  firstName: string,
  lastName: string | null,
  language: string,
  fields: string,
  visitId: string | null,
]

export const insertCustomer = statement<never, NewCustomer>(`
  insert into customers (hotel_id, id, reservation_id, type, first_name, last_name, language, fields, visit_id)
  values ($1::int, $2::uuid, $3::uuid, $4::text, $5::text, $6::text, $7::text, $8::jsonb, $9::text)`)

/** The visits that entered customers of this reservation with this address; null for the desk. */
export const readCustomerAuthors = statement<{ visit_id: string | null }, [reservationId: string, email: string]>(`
  select visit_id from customers where reservation_id = $1::uuid and fields ->> 'email' = $2::text`)

interface HolderRow extends Customer {
  readonly guestId: string | null
}

const readRow = statement<HolderRow, [reservationId: string]>(`
  select holder.guest_id as "guestId", customer.id, customer.type, customer.first_name as "firstName",
    customer.last_name as "lastName", customer.language, customer.fields
  from invoice_holders holder
  left join customers customer on customer.hotel_id = holder.hotel_id and customer.id = holder.customer_id
  where holder.reservation_id = $1::uuid`)

type StoredHolder = { readonly guestId: string } | { readonly customer: Customer }

/** Undefined if no one was chosen; then it is the main guest. */
export async function readHolder(tx: HotelTransaction, reservationId: string): Promise<StoredHolder | undefined> {
  const [row] = await readRow(tx, reservationId)
  if (!row) return undefined
  const { guestId, ...customer } = row
  return guestId === null ? { customer } : { guestId }
}

export const readCustomer = statement<Customer, [reservationId: string, id: string]>(`
  select id, type, first_name as "firstName", last_name as "lastName", language, fields from customers
  where reservation_id = $1::uuid and id::text = $2::text`)

/** Returns nothing if it is so already. */
export const saveHolder = statement<
  { changed: true },
  [hotelId: number, reservationId: string, customerId: string | null, guestId: string | null]
>(`
  insert into invoice_holders (hotel_id, reservation_id, customer_id, guest_id)
  values ($1::int, $2::uuid, $3::uuid, $4::uuid)
  on conflict (hotel_id, reservation_id) do update
    set customer_id = excluded.customer_id, guest_id = excluded.guest_id, changed_at = excluded.changed_at
    where (invoice_holders.customer_id, invoice_holders.guest_id) is distinct from (excluded.customer_id, excluded.guest_id)
  returning true as changed`)
