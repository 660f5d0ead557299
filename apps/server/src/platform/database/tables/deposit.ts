import type { DepositState } from '@foyer/domain/payment/deposit.ts'
import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

interface Deposits extends OfHotel {
  id: string
  reservation_id: string
  /** The number by which the provider knows it; never reused. */
  order_number: string
  minor: number
  currency: string
  card: string
  state: DepositState
  reference: string | null
  blocked_by: string
  released_by: string | null
  /** The captured part, and why. */
  taken_minor: number | null
  taken_for: string | null
  taken_by: string | null
  taken_by_id: string | null
  /** Blocked on the provider's page. */
  at_page: Generated<boolean>
  created_at: Generated<Date>
  changed_at: Generated<Date>
}

export interface DepositTables {
  deposits: Deposits
}
