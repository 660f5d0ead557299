import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

interface FeedbackRow {
  readonly about: 'arrival' | 'stay'
  readonly at: Date
  readonly reference: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly room_number: string | null
  readonly stars: number
  readonly comment: string | null
}

const feedbackSql = `(
  select hotel_id, reservation_id, 'arrival' as about, rated_at as at, stars, null as comment from ratings
  union all
  select hotel_id, reservation_id, 'stay' as about, said_at as at, stars, comment from surveys) said`

const listFeedback = statement<FeedbackRow, [before: string | null, most: number]>(`
  select said.about, said.at, said.stars, said.comment, stay.reference, stay.first_name, stay.last_name, stay.room_number
  from ${feedbackSql} join reservations stay on stay.hotel_id = said.hotel_id and stay.id = said.reservation_id
  where $1::timestamptz is null or said.at < $1::timestamptz
  order by said.at desc limit $2::int`)

export function readGuestFeedback(
  tx: HotelTransaction,
  { before, most }: { before: string | undefined; most: number },
): Promise<FeedbackRow[]> {
  return listFeedback(tx, before ?? null, most)
}

const MEAN_DAYS = 30

const readMean = statement<{ mean: number | null; count: number }, []>(`
  select round(avg(stars), 1)::float8 as mean, count(*)::int as count from ${feedbackSql}
  where said.at > clock_timestamp() - interval '${MEAN_DAYS} days'`)

export async function readMeanStars(tx: HotelTransaction): Promise<{ mean: number | null; count: number }> {
  const [found] = await readMean(tx)
  return found ?? { mean: null, count: 0 }
}
