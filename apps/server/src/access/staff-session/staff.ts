import type { Language } from '@foyer/domain/basics/language.ts'
import type { Role, StaffAction } from '@foyer/domain/staff/roles.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { AnswerSeal } from '../../platform/secrets/answer-seal.ts'
import type { Hotel } from '../hotel/hotel.ts'
import type { HotelDay } from '../hotel-day/hotel-day.ts'

/** A signed-in member of staff. */
export interface Member {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly language: Language
  /** The hash of the session token, which identifies it in the database. */
  readonly session: string
  /**
   * The session has only proved the password. True in calls that are served before the second
   * factor, and in no others.
   */
  readonly needsSecondFactor: boolean
}

/** A member of staff at a hotel where they have a role, proved by the session. */
export interface Staff extends Member, HotelDay {
  readonly hotel: Hotel
  readonly role: Role
  /** The local date at the hotel: of keys, invoices, consents and all that a law dates. */
  readonly today: string
  readonly now: Date
  /** For the answer that is stored under the call's key. */
  readonly answerSeal: AnswerSeal
  /** The request's transaction, which sees this hotel's rows only. */
  readonly tx: HotelTransaction
}

export interface StaffCallTraits {
  readonly name: string
  readonly changes: boolean
  readonly may?: StaffAction
}
