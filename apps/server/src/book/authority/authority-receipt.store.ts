import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Tables } from '../../platform/database/tables.ts'

type NewReceipt = Omit<Insertable<Tables['authority_receipts']>, 'id' | 'answer' | 'at'> & { readonly answer: object }

export async function insertReceipt(tx: HotelTransaction, receipt: NewReceipt): Promise<void> {
  await tx
    .insertInto('authority_receipts')
    .values({ ...receipt, id: randomUUID(), answer: JSON.stringify(receipt.answer) })
    .execute()
}
