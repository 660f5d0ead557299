import { type Kysely, sql } from 'kysely'

/** The setting that determines, for one transaction, whose rows are visible. */
export const HOTEL_SETTING = 'foyer.hotel_id'

/** The same for rows of a company: only its hotels' transactions share them. */
export async function protectByCompany<Schema>(db: Kysely<Schema>, table: string): Promise<void> {
  const sameCompany = sql`company_id = (
    select hotels.company_id from hotels where hotels.id = nullif(current_setting(${sql.lit(HOTEL_SETTING)}, true), '')::int)`
  await sql`alter table ${sql.table(table)} enable row level security, force row level security;
    create policy same_company on ${sql.table(table)} using (${sameCompany}) with check (${sameCompany})`.execute(db)
}

/**
 * Only rows of the transaction's hotel can be seen, changed or inserted in this table, even by its
 * owner. Outside such a transaction the setting is absent or, once used on the connection, empty:
 * then there are no rows.
 */
export async function protectByHotel<Schema>(db: Kysely<Schema>, table: string): Promise<void> {
  const sameHotel = sql`hotel_id = nullif(current_setting(${sql.lit(HOTEL_SETTING)}, true), '')::int`
  await sql`alter table ${sql.table(table)} enable row level security, force row level security;
    create policy same_hotel on ${sql.table(table)} using (${sameHotel}) with check (${sameHotel})`.execute(db)
}
