import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

interface Ratings extends OfHotel {
  reservation_id: string
  stars: number
  rated_at: Generated<Date>
}

export interface RatingTables {
  ratings: Ratings
}
