import type { KeyState } from '@foyer/domain/keys/key-state.ts'
import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

interface Keys extends OfHotel {
  id: string
  reservation_id: string
  kind: 'card' | 'code'
  state: KeyState
  operation: Generated<'new' | 'copy'>
  provider: string
  /** SHA-256 of its pairing code. */
  hub: string | null
  room_number: string | null
  valid_from: string
  valid_to: string
  cards_granted: Generated<number>
  cards_cut: Generated<number>
  fence: number | null
  /** Encrypted: only `book/door-codes/door-codes.ts` reads and writes these. */
  code: Buffer | null
  tracks: Buffer | null
  visit_id: string | null
  device_id: string | null
  member_id: string | null
  granted_at: Generated<Date>
  expires_at: Date | null
  settled_at: Date | null
  ended_at: Date | null
  problem: string | null
  end_reason: string | null
  /** The stay was extended after the key was made, so that another one is due. */
  too_short: Generated<boolean>
  /** HH:MM on the last day, after a late check-out was agreed to; null for noon. */
  end_time: Generated<string | null>
}

export interface KeyTables {
  keys: Keys
}
