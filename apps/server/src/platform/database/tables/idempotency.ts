import type { ColumnType, Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

interface IdempotentAnswers extends OfHotel {
  visit_id: string
  key: string
  call: string
  body_hash: string
  /** Encrypted, as a JSON string. */
  answer: ColumnType<unknown, string | null, string | null>
  /** The problem code if an external system refused; other refusals are not stored. */
  problem: string | null
  /** For a call with an external effect. There is no answer until it is settled. */
  intent_id: string | null
  created_at: Generated<Date>
}

interface StaffAnswers extends OfHotel {
  member_id: string
  key: string
  call: string
  body_hash: string
  /** Encrypted, as a JSON string. */
  answer: ColumnType<unknown, string | null, string | null>
  /** The problem code if the other system refused; other refusals are not stored. */
  problem: Generated<string | null>
  /** For a call with an external effect. There is no answer until it is settled. */
  intent_id: Generated<string | null>
  created_at: Generated<Date>
}

export interface IdempotencyTables {
  staff_answers: StaffAnswers
  idempotent_answers: IdempotentAnswers
}
