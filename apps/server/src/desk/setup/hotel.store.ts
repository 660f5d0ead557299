import type { SetUp } from '@foyer/contract/staff/set-up.ts'
import { languages } from '@foyer/domain/config/language.ts'
import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'

/** Any number that nobody else takes as an advisory lock in this database. */
const SETTING_UP = 4_627_310_886
/** Below are the demo's. */
const FIRST_HOTEL = 101

export async function oneHotelAtATime(tx: HotelTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(SETTING_UP)})`.execute(tx)
}

export async function nextHotel(db: Database): Promise<number> {
  const { highest } = await db.directory
    .selectFrom('hotels')
    .select((row) => row.fn.max('id').as('highest'))
    .executeTakeFirstOrThrow()
  return Math.max(FIRST_HOTEL, (highest ?? 0) + 1)
}

export async function addCompany(tx: HotelTransaction, name: string): Promise<number> {
  const { highest } = await tx
    .selectFrom('companies')
    .select((row) => row.fn.max('id').as('highest'))
    .executeTakeFirstOrThrow()
  const id = (highest ?? 0) + 1
  await tx.insertInto('companies').values({ id, name }).execute()
  return id
}

interface NewHotel {
  readonly id: number
  readonly companyId: number
  readonly hotel: Omit<SetUp['hotel'], 'languages'>
}

export async function openHotel(tx: HotelTransaction, { id, companyId, hotel }: NewHotel): Promise<void> {
  await tx
    .insertInto('hotels')
    .values({
      id,
      company_id: companyId,
      name: hotel.name,
      city: hotel.city,
      country: hotel.country,
      time_zone: hotel.timeZone,
      currency: hotel.currency,
      demo: false,
    })
    .execute()
}

/** Types are made from their names: one name, one type. */
export async function layRooms(tx: HotelTransaction, hotelId: number, rooms: SetUp['rooms']): Promise<void> {
  const types = [...new Set(rooms.map(({ type }) => type))].map((name, at) => ({ name, id: `type-${at + 1}` }))
  const names = (name: string) => JSON.stringify(Object.fromEntries(languages.map((language) => [language, name])))
  await tx
    .insertInto('room_types')
    .values(types.map(({ id, name }) => ({ hotel_id: hotelId, id, name, names: names(name), picture: 'room' })))
    .execute()
  await tx
    .insertInto('rooms')
    .values(
      rooms.map(({ number, type, floor }) => ({
        hotel_id: hotelId,
        number: number.toUpperCase(),
        type_id: types.find(({ name }) => name === type)?.id ?? '',
        floor,
        ready: true,
      })),
    )
    .execute()
}
