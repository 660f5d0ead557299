import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

/** The discount is a line of the bill. */
interface UsedVouchers extends OfHotel {
  reservation_id: string
  code: string
  /** In minor units; or a percentage. */
  amount: number | null
  percent: number | null
  used_at: Generated<Date>
}

interface WantedBills extends OfHotel {
  reservation_id: string
  /** Null if it goes to the booking's own address. */
  email: string | null
  language: string
  /** The visit that asked for it; null for those from before it was recorded. */
  visit_id: string | null
  wanted_at: Generated<Date>
  /** The mail that delivered it. */
  mail_id: string | null
}

export interface BillTables {
  used_vouchers: UsedVouchers
  wanted_bills: WantedBills
}
