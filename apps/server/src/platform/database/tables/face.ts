import type { TurnSide } from '@foyer/domain/face/face-turn.ts'
import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

/** The application may only insert and read rows. */
interface Consents extends OfHotel {
  id: Generated<string>
  guest_id: string
  subject: 'scan' | 'face'
  agreed: boolean
  at: Generated<Date>
  language: string
  /** The hash of the text that was agreed to; null for a refusal. */
  text_hash: string | null
  visit_id: string
  app_key: string
}

/** The application may only insert and read rows. */
interface FaceOutcomes extends OfHotel {
  id: Generated<string>
  guest_id: string
  outcome: 'matched' | 'skipped' | 'noCamera' | 'forgotten'
  /** The matcher, or the guest. */
  said_by: string
  at: Generated<Date>
  visit_id: string
  app_key: string
}

/** The side to which a guest turns the head in the next film; deleted when the film is compared. */
interface FaceTurns extends OfHotel {
  guest_id: string
  side: TurnSide
  at: Generated<Date>
}

export interface FaceTables {
  consents: Consents
  face_outcomes: FaceOutcomes
  face_turns: FaceTurns
}
