import type { Site } from '@foyer/domain/config/site.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { AnswerSeal } from '../../platform/secrets/answer-seal.ts'
import type { Hotel } from '../hotel/hotel.ts'
import type { ProvedReservation } from '../proof/proved-reservation.ts'
import type { SealedVisit } from './visit-cookie.ts'

/**
 * Who is calling: one guest at one page of one hotel. Everything here is proved by the visit's
 * cookie.
 */
export interface Visit {
  readonly id: string
  /** The id that its page started with. */
  readonly page: string
  /** What its cookie contains and no row does. */
  readonly secrets: SealedVisit['secrets']
  readonly hotel: Hotel
  readonly appKey: string
  /** The enrolled device that the page runs on; undefined on a guest's own phone. */
  readonly deviceId: string | undefined
  /** Staff have taken this device out of service. */
  readonly isOutOfService: boolean
  /** What it had found before this call, and what proved it. */
  readonly proved: readonly ProvedReservation[]
  /**
   * The first find of a visit gives it a new id, so that a planted one (session fixation) is
   * useless.
   */
  readonly renewal: { visit: SealedVisit | undefined }
  /** True only for the call that is answered even so. */
  readonly ended: boolean
  /** Settled for this device: its traits, its policies, its fields. */
  readonly site: Site
  /** A language of the hotel: the one that the page requested, or the hotel's first. */
  readonly language: string
  /** The local date at the hotel. */
  readonly today: string
  /** What the hotel calls today: rooms are sold, given and opened for its nights. */
  readonly hotelDay: string
  readonly now: Date
  /** For the answer that is stored under the call's key. */
  readonly answerSeal: AnswerSeal
  /** The request's transaction, which sees this hotel's rows only. */
  readonly tx: HotelTransaction
}
