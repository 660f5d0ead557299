import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

interface OrderedExtras extends OfHotel {
  reservation_id: string
  /** As the hotel's document names it. */
  extra_id: string
  type: string
  /** Its name in the hotel's system. */
  product: string
  quantity: number
  ordered_at: Generated<Date>
  /** When a member of staff fulfilled it, and who. */
  done_at: Generated<Date | null>
  done_by: Generated<string | null>
}

/** The remaining stock of a limited extra on a day is what isn't taken here. */
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
  /** Reserved for them, so that no one else can choose it. */
  room_number: string
  /** For a rental: the car at this place. */
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
