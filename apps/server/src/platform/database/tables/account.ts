import type { DocumentType } from '@foyer/domain/guest/guest.ts'
import type { Generated } from 'kysely'
import type { OfCompany, OfHotel } from './owner.ts'

interface Accounts extends OfCompany {
  id: string
  /** Lower case. */
  email: string
  first_name: string | null
  last_name: string | null
  phone: string | null
  password_hash: string
  /** When the owner proved that they receive mail at this address. */
  confirmed_at: Date | null
  document_type: DocumentType | null
  document_number: string | null
  document_expiry: string | null
  created_at: Generated<Date>
}

interface AccountTokens extends OfCompany {
  token_hash: string
  account_id: string
  /** On a shared device the token is valid only in this visit. */
  visit_id: string | null
  created_at: Generated<Date>
}

interface AccountConfirmations extends OfCompany {
  token_hash: string
  account_id: string
  email: string
  expires_at: Date
}

/** A mailed link with which its reader chooses a new password, once. */
interface AccountResets extends OfCompany {
  token_hash: string
  account_id: string
  /** The account's address when the mail was written; if it changes, the link is invalid. */
  email: string
  expires_at: Date
}

/** Reservations found by number and surname while signed in. */
interface AccountReservations extends OfHotel, OfCompany {
  account_id: string
  reservation_id: string
  found_at: Generated<Date>
}

export interface AccountTables {
  accounts: Accounts
  account_tokens: AccountTokens
  account_confirmations: AccountConfirmations
  account_resets: AccountResets
  account_reservations: AccountReservations
}
