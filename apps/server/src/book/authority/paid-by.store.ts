import type { PaymentMethod } from '@foyer/domain/payment/payment-method.ts'
import { paymentMethods } from '@foyer/domain/payment/payment-method.ts'
import type { PaymentType } from '@foyer/domain/payment/payment-type.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

interface PaidRow {
  readonly id: string
  readonly way: PaymentMethod | null
  readonly day: string | null
  readonly holder: string | null
  readonly card: string | null
  readonly expiry: string | null
}

interface Paid {
  readonly paymentType?: PaymentType
  readonly paymentDate?: string
  readonly paymentHolder?: string
  /** The last digits of the card, as its provider shows them. */
  readonly paymentMeans?: string
  /** MM/YYYY, if the stay has this card stored. */
  readonly paymentCardExpiry?: string
}

/**
 * The last payment that we took for each stay, with the hotel's local day, and the invoice holder
 * if that isn't a guest.
 */
const readPaid = statement<PaidRow, [ids: readonly string[], timeZone: string]>(`
  select stay.id, paid.way, paid.card, stored.expiry, (paid.settled_at at time zone $2::text)::date::text as day,
    (select concat_ws(' ', customer.first_name, customer.last_name)
      from invoice_holders holder join customers customer
        on customer.hotel_id = holder.hotel_id and customer.id = holder.customer_id
      where holder.hotel_id = stay.hotel_id and holder.reservation_id = stay.id) as holder
  from reservations stay
  left join lateral (
    select payment.way, payment.settled_at, payment.card from payments payment
    where payment.hotel_id = stay.hotel_id and payment.reservation_id = stay.id and payment.state = 'captured'
      and payment.way <> 'writeOff'
    order by payment.settled_at desc limit 1) paid on true
  left join lateral (
    select substr(saved.expiry, 4) || '/20' || left(saved.expiry, 2) as expiry from saved_cards saved
    where saved.hotel_id = stay.hotel_id and saved.reservation_id = stay.id
      and right(paid.card, 4) = saved.last_digits and saved.expiry ~ '^\\d\\d/(0[1-9]|1[0-2])$'
    limit 1) stored on true
  where stay.id = any($1::uuid[])`)

const noPayment = { way: null, day: null, holder: null, card: null, expiry: null }

/**
 * Contract facts that only the ledger and the invoice have. Without them, what the hotel entered
 * applies.
 */
export async function readPaidBy(
  tx: HotelTransaction,
  ids: readonly string[],
  timeZone: string,
): Promise<(id: string) => Paid> {
  const rows = new Map((await readPaid(tx, ids, timeZone)).map((row) => [row.id, row]))
  return (id) => {
    const { way, day, holder, card, expiry } = { ...noPayment, ...rows.get(id) }
    return {
      ...(way && { paymentType: paymentMethods[way].type }),
      ...(day && { paymentDate: day }),
      ...(holder && { paymentHolder: holder }),
      ...(card && { paymentMeans: card }),
      ...(expiry && { paymentCardExpiry: expiry }),
    }
  }
}
