import { type Kysely, sql } from 'kysely'

/** The setting that says, for one transaction, whose rows there are. */
export const HOTEL_SETTING = 'foyer.hotel_id'

/** The same for what belongs to a company: its hotels' transactions share it, and nobody else's. */
export async function protectByCompany<Schema>(db: Kysely<Schema>, table: string): Promise<void> {
  const sameCompany = sql`company_id = (
    select hotels.company_id from hotels where hotels.id = nullif(current_setting(${sql.lit(HOTEL_SETTING)}, true), '')::int)`
  await sql`alter table ${sql.table(table)} enable row level security, force row level security;
    create policy same_company on ${sql.table(table)} using (${sameCompany}) with check (${sameCompany})`.execute(db)
}

/**
 * Only rows of the transaction's hotel can be seen, changed or made in this table, by its owner too.
 * Outside such a transaction the setting is absent or, once it was used on the connection, empty: then there are no rows.
 */
export async function protectByHotel<Schema>(db: Kysely<Schema>, table: string): Promise<void> {
  const sameHotel = sql`hotel_id = nullif(current_setting(${sql.lit(HOTEL_SETTING)}, true), '')::int`
  await sql`alter table ${sql.table(table)} enable row level security, force row level security;
    create policy same_hotel on ${sql.table(table)} using (${sameHotel}) with check (${sameHotel})`.execute(db)
}
