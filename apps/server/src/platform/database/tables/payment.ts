import type { PayWallet } from '@foyer/domain/payment/pay-wallet.ts'
import type { DeclineReason, PaymentState } from '@foyer/domain/payment/payment.ts'
import type { PaymentMethod } from '@foyer/domain/payment/payment-method.ts'
import type { RefundState } from '@foyer/domain/payment/refund.ts'
import type { Generated, JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

interface Payments extends OfHotel {
  id: string
  reservation_id: string
  way: PaymentMethod
  provider: string
  /** The number by which a provider knows it; never reused. */
  order_number: string
  minor: number
  currency: string
  state: PaymentState
  reason: DeclineReason | null
  refunded_minor: Generated<number>
  /** Who started it: a visit at this app key and device, or a member of the staff. */
  visit_id: string | null
  app_key: string | null
  device_id: string | null
  member_id: string | null
  /** The terminal that charges it, and the hub it is connected to. */
  hub: string | null
  terminal_id: string | null
  /** The provider's number for it. */
  reference: string | null
  card: string | null
  pay_wallet: PayWallet | null
  detail: JSONColumnType<{ readonly error?: string }>
  as_deposit: Generated<boolean>
  created_at: Generated<Date>
  settled_at: Date | null
  /** When it is reconciled next, while it is open. */
  due_at: Date | null
  looks: Generated<number>
}

interface Refunds extends OfHotel {
  id: string
  payment_id: string
  minor: number
  reason: string
  member_id: string | null
  state: RefundState
  problem: string | null
  reference: string | null
  created_at: Generated<Date>
  /** When it was sent to a hub. */
  sent_at: Generated<Date | null>
  settled_at: Date | null
  /** For a manual refund: how it was paid out, and which one it replaces. */
  way: Generated<PaymentMethod | null>
  instead_of: Generated<string | null>
  /** When the desk was notified that it is waiting. */
  told_waiting_at: Generated<Date | null>
}

/** Append-only; the entries of one posting add up to zero. */
interface LedgerEntries extends OfHotel {
  posting_id: string
  account: string
  minor: number
  currency: string
  kind: 'capture' | 'void' | 'refund' | 'charge' | 'rounding'
  /** An entry has either a payment or, for a charge and the rounding of its VAT, a line of the bill. */
  payment_id: string | null
  line_id: Generated<string | null>
  reservation_id: string
  member_id: string | null
  at: Generated<Date>
  /** Set if it moved in another way than the payment did. */
  way: Generated<PaymentMethod | null>
}

/** A card stored by a provider; its token is encrypted. */
interface SavedCards extends OfHotel {
  id: string
  reservation_id: string
  provider: string
  token: Buffer
  brand: string
  last_digits: string
  expiry: string
}

export interface PaymentTables {
  payments: Payments
  refunds: Refunds
  ledger_entries: LedgerEntries
  saved_cards: SavedCards
}
