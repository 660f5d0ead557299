import type { LineSource } from '@foyer/domain/payment/balance.ts'
import type { PaymentType } from '@foyer/domain/payment/payment-type.ts'
import type { FiledAs } from '@foyer/domain/reservation/filed-as.ts'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

interface Reservations extends OfHotel {
  id: string
  reference: string
  group_locator: string | null
  state: 'expected' | 'inHouse' | 'departed' | 'cancelled'
  start_date: string
  end_date: string
  adults: number
  children: number
  first_name: string | null
  last_name: string | null
  email: string | null
  /** In small letters, kept by the database itself: what is searched for. */
  email_key: GeneratedAlways<string | null>
  room_type_id: string
  room_number: string | null
  /** False when the hotel has no room left to give for this reservation. */
  room_available: boolean
  has_pets: boolean
  included: string[]
  pre_checkin_completed: boolean
  pay_attempts: Generated<number>
  checked_in_at: Date | null
  /** At the front desk's own screen. */
  customer_can_edit: Generated<boolean>
  /** In the words of the hotel's own system. */
  segment: Generated<string | null>
  /** Under what that system files it. */
  filed_as: JSONColumnType<FiledAs, string | undefined, string>
  /** Of a rental only, down to the number of its pick-up. */
  driver_min_age: Generated<number | null>
  young_driver_max_age: Generated<number | null>
  /** In the hotel's smallest units. */
  young_driver_price: Generated<number | null>
  young_driver_chargeable: Generated<boolean | null>
  pick_up_process: Generated<string | null>
  /** The day on which it was booked, and how it is paid, where the hotel says so. */
  booked_on: Generated<string | null>
  payment_type: Generated<PaymentType | null>
  /** When the hotel's own system has said it last; absent where there is none. */
  said_at: Generated<Date | null>
  /** Nothing is known any more of who stayed. */
  erased_at: Generated<Date | null>
  /** A name has changed since its words were made. Kept by the database. */
  words_due: Generated<boolean>
}

/** What staff find a reservation by: words of the names in it, and addresses behind an @. */
interface SearchWords extends OfHotel {
  reservation_id: string
  word: string
}

interface ReservationMessages extends OfHotel {
  id: string
  reservation_id: string
  sent_on: string
  /** By language. */
  texts: JSONColumnType<Record<string, string>>
  read_at: Date | null
}

interface FolioLines extends OfHotel {
  id: string
  reservation_id: string
  position: number
  kind: 'charge' | 'tax' | 'payment'
  names: JSONColumnType<Record<string, string>>
  amount: number
  source: Generated<LineSource>
  /** What a line of ours stands for: `extra:{id}` or `upgrade`. */
  origin: Generated<string | null>
}

export interface ReservationTables {
  reservations: Reservations
  search_words: SearchWords
  reservation_messages: ReservationMessages
  folio_lines: FolioLines
}
