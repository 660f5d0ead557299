import type { AuthorityName } from '@foyer/domain/authority/authority-config.ts'
import type { Insertable } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** Local days before today on which the authority accepted reports, and whose receipt is not stored. */
export const listDaysWithoutReceipt = statement<
  { readonly day: string },
  [authority: string, timeZone: string, today: string, days: number]
>(`
  select day::text from (
    select distinct (at at time zone $2::text)::date as day from authority_receipts
    where authority = $1::text and operation = 'send' and not is_test) reported
  where day < $3::date and day >= $3::date - $4::int
    and not exists (select from authority_day_receipts stored
      where stored.authority = $1::text and stored.day = reported.day)
  order by day`)

export async function insertDayReceipt(
  tx: HotelTransaction,
  receipt: Insertable<Tables['authority_day_receipts']>,
): Promise<void> {
  await tx
    .insertInto('authority_day_receipts')
    .values(receipt)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Newest first. */
export const listDayReceipts = statement<{ readonly day: string }, [authority: string]>(`
  select day::text from authority_day_receipts where authority = $1::text order by day desc limit 2000`)

export async function findDayReceipt(
  tx: HotelTransaction,
  authority: AuthorityName,
  day: string,
): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom('authority_day_receipts')
    .select('file')
    .where('authority', '=', authority)
    .where('day', '=', day)
    .executeTakeFirst()
  return row?.file
}
