import type { Kysely } from 'kysely'
import { statement } from '../../platform/database/statement.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Hotel } from './hotel.ts'

/** A hotel's columns, under our names. */
export const hotelColumns = `hotels.id, hotels.company_id as "companyId", hotels.name, hotels.city, hotels.country,
  hotels.time_zone as "timeZone", hotels.currency, hotels.demo as "isDemo", hotels.config_version as "configVersion",
  hotels.xmin::text as revision`

/** A caller may name any number, also one that is too large for the column. */
const readHotel = statement<Hotel, [hotelId: number]>(`select ${hotelColumns} from hotels where id = $1::bigint`)

export async function findHotel(db: Kysely<Tables>, hotelId: number): Promise<Hotel | undefined> {
  const [hotel] = await readHotel(db, hotelId)
  return hotel
}

/** The hotels as they are stored, by number. */
export function listHotels(db: Kysely<Tables>) {
  return db.selectFrom('hotels').selectAll().orderBy('id').execute()
}

export async function listHotelIds(db: Kysely<Tables>): Promise<number[]> {
  const rows = await db.selectFrom('hotels').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

export async function listDemoHotelIds(db: Kysely<Tables>): Promise<number[]> {
  const rows = await db.selectFrom('hotels').select('id').where('demo', '=', true).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

export async function hotelExists(db: Kysely<Tables>, hotelId: number): Promise<boolean> {
  const found = await db.selectFrom('hotels').select('id').where('id', '=', hotelId).executeTakeFirst()
  return found !== undefined
}
