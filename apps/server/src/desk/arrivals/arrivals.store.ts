import { nameKey } from '@foyer/domain/name/name-key.ts'
import { nameWords } from '@foyer/domain/name/name-words.ts'
import { referenceKey } from '@foyer/domain/reservation/reference-key.ts'
import { sql } from 'kysely'
import type { Staff } from '../../access/staff-session/staff.ts'

/** Those who may still come today, and those who came today. */
export async function arrivalIds({ tx, today, hotel }: Staff): Promise<string[]> {
  const rows = await tx
    .selectFrom('reservations')
    .select('id')
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'expected'), where('start_date', '<=', today), where('end_date', '>=', today)]),
        where.and([
          where('state', '=', 'inHouse'),
          // The bounds are worked out and not the column, so that an index finds those of the day.
          sql<boolean>`checked_in_at >= ${today}::date::timestamp at time zone ${hotel.timeZone}`,
          sql<boolean>`checked_in_at < (${today}::date + 1)::timestamp at time zone ${hotel.timeZone}`,
        ]),
      ]),
    )
    .orderBy('last_name')
    .orderBy('reference')
    .execute()
  return rows.map(({ id }) => id)
}

export type StayList = 'inHouse' | 'departures'

const MOST = 50
/** Further away, a stay is found by its number in the hotel's own system. */
const NEAR_DAYS = 60

/** Names are compared by their keys and from the beginning of a word, never by guess. */
export async function findIds({ tx, today }: Staff, search: string, list: StayList | undefined): Promise<string[]> {
  const rows = await tx
    .selectFrom('reservations as stay')
    .leftJoin('guests', (join) =>
      join.onRef('guests.hotel_id', '=', 'stay.hotel_id').onRef('guests.reservation_id', '=', 'stay.id'),
    )
    .select([
      'stay.id',
      'stay.reference',
      'stay.group_locator',
      'stay.room_number',
      'first_name',
      'last_name',
      'start_date',
      'email',
    ])
    .select([
      sql<string | null>`string_agg(guests.given ->> 'firstName', ' ')`.as('guest_first'),
      sql<
        string | null
      >`string_agg(concat_ws(' ', guests.given ->> 'lastName', guests.given ->> 'secondLastName'), ' ')`.as(
        'guest_last',
      ),
      sql<(string | null)[]>`array_agg(guests.given ->> 'email')`.as('guest_emails'),
    ])
    .where(
      sql<boolean>`end_date >= ${today}::date - ${NEAR_DAYS}::int and start_date <= ${today}::date + ${NEAR_DAYS}::int`,
    )
    .$if(list !== undefined, (query) => query.where('stay.state', '=', 'inHouse'))
    .$if(list === 'departures', (query) => query.where('end_date', '<=', today))
    .groupBy(['stay.hotel_id', 'stay.id'])
    .orderBy(sql`abs(start_date - ${today}::date)`)
    .orderBy('last_name')
    .execute()
  const matching = rows.filter((row) =>
    matches(search, {
      reference: row.reference,
      groupLocator: row.group_locator ?? undefined,
      roomNumber: row.room_number ?? undefined,
      names: [row.first_name, row.last_name, row.guest_first, row.guest_last].join(' '),
      emails: [row.email, ...row.guest_emails].flatMap((email) => email?.toLowerCase() ?? []),
    }),
  )
  return matching.slice(0, list ? undefined : MOST).map(({ id }) => id)
}

interface Searched {
  readonly reference: string
  readonly groupLocator?: string | undefined
  readonly roomNumber?: string | undefined
  readonly names: string
  readonly emails: readonly string[]
}

export function matches(search: string, { reference, groupLocator, roomNumber, names, emails }: Searched): boolean {
  const words = search.trim().split(/\s+/).filter(Boolean)
  const asReference = referenceKey(search)
  if (words.length === 0) return true
  if (reference.startsWith(asReference) || groupLocator === asReference || roomNumber === search.trim()) return true
  if (emails.some((email) => email.startsWith(search.trim().toLowerCase()))) return true
  const known = nameWords(names)
  const wanted = words.map(nameKey)
  return wanted.every((word) => word !== '' && known.some((name) => name.startsWith(word)))
}
