import type { Generated, JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

interface IdempotentAnswers extends OfHotel {
  visit_id: string
  key: string
  call: string
  body_hash: string
  answer: JSONColumnType<object> | null
  /** Why it was refused by somebody outside; other refusals are not kept. */
  problem: string | null
  /** Of a call whose effect lies outside. Until it is settled there is no answer. */
  intent_id: string | null
  created_at: Generated<Date>
}

interface StaffAnswers extends OfHotel {
  member_id: string
  key: string
  call: string
  body_hash: string
  answer: JSONColumnType<object> | null
  /** The problem code if the other system refused; other refusals are not stored. */
  problem: Generated<string | null>
  /** Of a call whose effect lies outside. Until it is settled there is no answer. */
  intent_id: Generated<string | null>
  created_at: Generated<Date>
}

export interface IdempotencyTables {
  staff_answers: StaffAnswers
  idempotent_answers: IdempotentAnswers
}
