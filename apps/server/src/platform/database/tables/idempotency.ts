import type { Generated, JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

interface IdempotentAnswers extends OfHotel {
  visit_id: string
  key: string
  call: string
  body_hash: string
  answer: JSONColumnType<object> | null
  created_at: Generated<Date>
}

export interface IdempotencyTables {
  idempotent_answers: IdempotentAnswers
}
