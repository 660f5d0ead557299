import type { Mails } from '../../papers/mail/mails.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { lockUnnotified, recordNotified } from './room-wait.store.ts'

/** Mails guests who left the kiosk when their room is ready, once and in their language. */
export async function notifyRoomReady(db: Database, hotelId: number, mails: Mails): Promise<void> {
  await db.inHotel(hotelId, (tx) => notifyWaitingGuests(tx, hotelId, mails))
}

/** The same in the transaction that makes the room ready. */
export async function notifyWaitingGuests(tx: HotelTransaction, hotelId: number, mails: Mails): Promise<void> {
  for (const { reservationId, email, language, firstName } of await lockUnnotified(tx)) {
    const mailId = await mails.save(tx, {
      hotelId,
      reservationId,
      to: email,
      language,
      template: 'roomReady',
      ...(firstName && { values: { name: firstName } }),
    })
    await recordNotified(tx, reservationId, mailId)
  }
}
