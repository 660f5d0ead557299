import type { Insertable } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Tables } from '../../platform/database/tables.ts'

export async function insertMail(tx: HotelTransaction, row: Insertable<Tables['mails']>): Promise<void> {
  await tx.insertInto('mails').values(row).execute()
}

export async function insertMailFile(tx: HotelTransaction, row: Insertable<Tables['mail_files']>): Promise<void> {
  await tx.insertInto('mail_files').values(row).execute()
}

export function findMail(tx: HotelTransaction, id: string) {
  return tx.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
}

export function listMailFiles(tx: HotelTransaction, id: string) {
  return tx.selectFrom('mail_files').select(['name', 'type', 'content']).where('mail_id', '=', id).execute()
}

/** A link or code that opens an account is stored only until the mail is sent. */
export async function deleteSecretLink(tx: HotelTransaction, id: string): Promise<void> {
  await tx.updateTable('mails').set({ secret_link: null }).where('id', '=', id).execute()
}
