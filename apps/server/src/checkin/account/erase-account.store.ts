import { sql } from 'kysely'
import type { TemplateName } from '../../papers/mail/templates.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { HOTEL_SETTING } from '../../platform/database/row-security.ts'
import type { AccountRow } from './account.store.ts'

/** Mails to the owner of an account. Mails about a stay with the same address aren't among them. */
const mails = ['confirmEmail', 'newPassword', 'accountClosed'] as const satisfies readonly TemplateName[]

export async function listHotelsOfCompany(tx: HotelTransaction, companyId: number): Promise<readonly number[]> {
  const hotels = await tx.selectFrom('hotels').select('id').where('company_id', '=', companyId).orderBy('id').execute()
  return hotels.map(({ id }) => id)
}

/**
 * Row security shows one hotel's rows at a time. Call it in order of hotel id to prevent deadlocks.
 */
export async function enterHotel(tx: HotelTransaction, hotelId: number): Promise<void> {
  await sql`select set_config(${HOTEL_SETTING}, ${String(hotelId)}, true)`.execute(tx)
}

export async function deleteAccount(tx: HotelTransaction, id: string): Promise<void> {
  await tx.deleteFrom('accounts').where('id', '=', id).execute()
}

export async function eraseLinks(tx: HotelTransaction, { id }: Pick<AccountRow, 'id'>): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('account_reservations')
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function eraseMails(tx: HotelTransaction, { email }: Pick<AccountRow, 'email'>): Promise<number> {
  const { rows } = await sql`with gone as (
      delete from mails where member_id is null and lower(recipient) = ${email} and (template = any(${[...mails]})
        or not exists (select from reservations stay where lower(stay.email) = ${email}))
      returning id
    ), undelivered as (delete from deliveries using gone where deliveries.id = gone.id)
    select id from gone`.execute(tx)
  return rows.length
}
