import type { Factor, KeyFactor, Proof } from '@foyer/domain/proof/proof.ts'
import type { HandOverTarget } from '@foyer/domain/proof/transfer-proof.ts'
import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

/** Only the hashes of the tokens that take and withdraw it are stored. */
interface HandOvers extends OfHotel {
  id: string
  token_hash: string
  secret_hash: string
  reservation_id: string
  /** The visit that created it, and its app. */
  made_by: string
  app_key: string
  goes_to: HandOverTarget
  /** The proof that the taker has by it. */
  proof: Proof
  second_factor: Factor | null
  key_factor: KeyFactor | null
  screen: string
  guest_index: string | null
  unsaved: boolean
  made_at: Generated<Date>
  expires_at: Date
  taken_at: Date | null
  /** The page that has it now, and its visit. */
  taken_by: string | null
  taken_visit: string | null
  ended_at: Date | null
}

export interface HandOverTables {
  hand_overs: HandOvers
}
