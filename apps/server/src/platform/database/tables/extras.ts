import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

interface OrderedExtras extends OfHotel {
  reservation_id: string
  /** As the hotel's document names it. */
  extra_id: string
  type: string
  /** What the hotel's own system calls it. */
  product: string
  quantity: number
  ordered_at: Generated<Date>
  /** When somebody of the hotel has done it, and who. */
  done_at: Generated<Date | null>
  done_by: Generated<string | null>
}

/** What is left of a limited extra on a day is what nobody has taken. */
interface TakenExtras extends OfHotel {
  extra_id: string
  day: string
  reservation_id: string
  quantity: number
}

interface ChosenUpgrades extends OfHotel {
  reservation_id: string
  offer_id: string
  booked_type_id: string
  room_type_id: string
  /** Kept for them: nobody else chooses it meanwhile. */
  room_number: string
  /** Of a rental: the car that stands there. */
  plate: Generated<string | null>
  pick_up_process: Generated<string | null>
  chosen_at: Generated<Date>
  /** When it became their room. */
  applied_at: Generated<Date | null>
}

export interface ExtrasTables {
  ordered_extras: OrderedExtras
  taken_extras: TakenExtras
  chosen_upgrades: ChosenUpgrades
}
