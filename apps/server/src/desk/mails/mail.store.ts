import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** Joined with the delivery; a mail without one was never meant to be sent. */
const selectMails = (tx: HotelTransaction) =>
  tx
    .selectFrom('mails')
    .leftJoin('deliveries as delivery', (join) =>
      join.onRef('delivery.hotel_id', '=', 'mails.hotel_id').onRef('delivery.id', '=', 'mails.id'),
    )
    .selectAll('mails')
    .select(['delivery.state', 'delivery.tries', 'delivery.last_error', 'delivery.settled_at'])

export type MailRow = Awaited<ReturnType<ReturnType<typeof selectMails>['execute']>>[number]

/** Newest first; only those after the mail with the id `before`, if given. */
export function readMails(
  tx: HotelTransaction,
  { before, most }: { before: string | undefined; most: number },
): Promise<MailRow[]> {
  return selectMails(tx)
    .$if(before !== undefined, (mails) =>
      mails.where(
        sql<boolean>`(mails.created_at, mails.id) < (select created_at, id from mails as last where last.id = ${before})`,
      ),
    )
    .orderBy('mails.created_at', 'desc')
    .orderBy('mails.id', 'desc')
    .limit(most)
    .execute()
}

export function readMail(tx: HotelTransaction, id: string): Promise<MailRow | undefined> {
  return selectMails(tx).where('mails.id', '=', id).executeTakeFirst()
}

/** Returns the mail's attachment. */
export function readFile(tx: HotelTransaction, mailId: string) {
  return tx
    .selectFrom('mail_files')
    .select(['name', 'type', 'content'])
    .where('mail_id', '=', mailId)
    .executeTakeFirst()
}

export async function listHotelsOfCompany(tx: HotelTransaction, companyId: number): Promise<number[]> {
  const rows = await tx.selectFrom('hotels').select('id').where('company_id', '=', companyId).execute()
  return rows.map(({ id }) => id)
}
