import type { Language } from '@foyer/domain/basics/language.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import { recordErasure } from '../../book/retention/erasure.store.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { AccountRow } from './account.store.ts'
import { deleteAccount, enterHotel, eraseLinks, eraseMails, listHotelsOfCompany } from './erase-account.store.ts'

interface Erasing {
  readonly hotel: Pick<Hotel, 'id' | 'companyId'>
  readonly account: Pick<AccountRow, 'id' | 'email'>
  readonly mails: Mails
  readonly language: Language
}

/**
 * Erases an account and its data at every hotel of the company, in the caller's transaction; tokens
 * and open mails are deleted with its row. Data of a stay remains with the stay. A final mail
 * confirms the erasure and expires like other mails.
 */
export async function eraseAccount(tx: HotelTransaction, { hotel, account, mails, language }: Erasing): Promise<void> {
  for (const id of await listHotelsOfCompany(tx, hotel.companyId)) {
    await enterHotel(tx, id)
    const counts = { accountLinks: await eraseLinks(tx, account), mails: await eraseMails(tx, account) }
    await recordCounts(tx, id, id === hotel.id ? { accounts: 1, ...counts } : counts)
  }
  await enterHotel(tx, hotel.id)
  await deleteAccount(tx, account.id)
  await mails.save(tx, {
    hotelId: hotel.id,
    to: account.email,
    language,
    template: 'accountClosed',
  })
}

async function recordCounts(
  tx: HotelTransaction,
  hotelId: number,
  all: Readonly<Record<string, number>>,
): Promise<void> {
  const counts = Object.fromEntries(Object.entries(all).filter(([, count]) => count > 0))
  if (Object.keys(counts).length > 0) await recordErasure(tx, { hotelId, cause: 'request', stays: 0, counts })
}
