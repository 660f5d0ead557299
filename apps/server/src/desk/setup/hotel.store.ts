import type { SetUp } from '@foyer/contract/staff/set-up.ts'
import { languages } from '@foyer/domain/basics/language.ts'
import { type Kysely, sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** An arbitrary advisory lock number that nothing else uses in this database. */
const SET_UP_LOCK = 4_627_310_886
export async function lockHotelSetUp(tx: HotelTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(SET_UP_LOCK)})`.execute(tx)
}

/** The number after the highest, or `first` if that is higher. */
export async function findNextHotelId(db: Database, first: number): Promise<number> {
  const { highest } = await db.directory
    .selectFrom('hotels')
    .select((row) => row.fn.max('id').as('highest'))
    .executeTakeFirstOrThrow()
  return Math.max(first, (highest ?? 0) + 1)
}

/** Returns the first company with a real hotel, limited to this name if given. */
export async function findRealCompany(tx: HotelTransaction, name: string | undefined): Promise<number | undefined> {
  const known = await tx
    .selectFrom('companies')
    .innerJoin('hotels', 'hotels.company_id', 'companies.id')
    .select('companies.id')
    .where('hotels.demo', '=', false)
    .$if(name !== undefined, (companies) => companies.where('companies.name', '=', name ?? ''))
    .orderBy('companies.id')
    .limit(1)
    .executeTakeFirst()
  return known?.id
}

export async function insertCompany(tx: HotelTransaction, name: string): Promise<number> {
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

export async function insertHotel(tx: HotelTransaction, { id, companyId, hotel }: NewHotel): Promise<void> {
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

/** Room types are created from their names, one type per name. */
export async function insertRooms(tx: HotelTransaction, hotelId: number, rooms: SetUp['rooms']): Promise<void> {
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

/** Returns whether a real hotel has an administrator. */
export async function hasRealAdministrator(db: Kysely<Tables>): Promise<boolean> {
  const administrator = await db
    .selectFrom('staff_roles')
    .innerJoin('hotels', 'hotels.id', 'staff_roles.of_hotel')
    .select('role')
    .where('role', '=', 'administrator')
    .where('hotels.demo', '=', false)
    .limit(1)
    .executeTakeFirst()
  return administrator !== undefined
}
