import type { Language } from '@foyer/domain/basics/language.ts'
import { sql } from 'kysely'
import type { Hotel } from '../../access/hotel/hotel.ts'
import { noteErasure } from '../../book/retention/erasure.store.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import type { TemplateName } from '../../papers/mail/templates.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { HOTEL_SETTING } from '../../platform/database/row-security.ts'
import type { AccountRow } from './account.store.ts'

interface Erasing {
  readonly hotel: Pick<Hotel, 'id' | 'companyId'>
  readonly account: Pick<AccountRow, 'id' | 'email'>
  readonly mails: Mails
  readonly language: Language
}

/** Written to somebody as the owner of an account; a stay of the same address has nothing to do with them. */
const mails = ['confirmEmail', 'newPassword', 'accountClosed'] as const satisfies readonly TemplateName[]

/**
 * An account goes with all that it knows, at every hotel of its company, in the transaction of the deed; its tokens and open
 * letters go with its row. What a stay knows is the stay's. A last letter says so: it goes by its own age, as mails do.
 */
export async function eraseAccount(tx: HotelTransaction, { hotel, account, mails, language }: Erasing): Promise<void> {
  const hotels = await tx
    .selectFrom('hotels')
    .select('id')
    .where('company_id', '=', hotel.companyId)
    .orderBy('id')
    .execute()
  for (const { id } of hotels) {
    await enter(tx, id)
    const counts = { accountLinks: await forgetLinks(tx, account), mails: await forgetMails(tx, account) }
    await note(tx, id, id === hotel.id ? { accounts: 1, ...counts } : counts)
  }
  await enter(tx, hotel.id)
  await tx.deleteFrom('accounts').where('id', '=', account.id).execute()
  await mails.keep(tx, {
    hotelId: hotel.id,
    to: account.email,
    language,
    template: 'accountClosed',
  })
}

/** Each hotel's rows are seen in that hotel only. In the order of their numbers, so that two of these never wait for each other. */
async function enter(tx: HotelTransaction, hotelId: number): Promise<void> {
  await sql`select set_config(${HOTEL_SETTING}, ${String(hotelId)}, true)`.execute(tx)
}

async function note(tx: HotelTransaction, hotelId: number, all: Readonly<Record<string, number>>): Promise<void> {
  const counts = Object.fromEntries(Object.entries(all).filter(([, count]) => count > 0))
  if (Object.keys(counts).length > 0) await noteErasure(tx, { hotelId, cause: 'request', stays: 0, counts })
}

async function forgetLinks(tx: HotelTransaction, { id }: Erasing['account']): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('account_reservations')
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

async function forgetMails(tx: HotelTransaction, { email }: Erasing['account']): Promise<number> {
  const { rows } = await sql`with gone as (
      delete from mails where member_id is null and lower(recipient) = ${email} and (template = any(${[...mails]})
        or not exists (select from reservations stay where lower(stay.email) = ${email}))
      returning id
    ), undelivered as (delete from deliveries using gone where deliveries.id = gone.id)
    select id from gone`.execute(tx)
  return rows.length
}
