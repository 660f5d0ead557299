import type { Site } from '@foyer/domain/config/site.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Hotel } from '../hotel/hotel.ts'
import type { ProvedReservation } from '../proof/proved-reservation.ts'

/** Who is calling: one guest at one page of one hotel. Everything here was proved by the visit's cookie. */
export interface Visit {
  readonly id: string
  /** The id that its page began with. */
  readonly page: string
  readonly hotel: Hotel
  readonly appKey: string
  /** The enrolled device that the page runs on; undefined on a guest's own phone. */
  readonly deviceId: string | undefined
  /** Staff have taken this device out of service. */
  readonly isOutOfService: boolean
  /** What it had found when this call came, and what proved it. */
  readonly proved: readonly ProvedReservation[]
  /** Whoever finds something for the first time does so under a new id: one that was planted opens nothing. */
  readonly renewal: { id: string | undefined }
  /** Only for the call that is answered all the same. */
  readonly ended: boolean
  /** Settled for this device: its traits, its policies, its fields. */
  readonly site: Site
  /** A language of the hotel; what the page asked for, or the hotel's first. */
  readonly language: string
  /** The hotel's day. */
  readonly today: string
  readonly now: Date
  /** The request's transaction, which sees this hotel's rows only. */
  readonly tx: HotelTransaction
}
