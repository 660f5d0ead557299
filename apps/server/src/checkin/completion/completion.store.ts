import type { Visit } from '../../access/visit/visit.ts'

/**
 * Runs in the mail's transaction. Returns false if the recipient has been, or is being, notified.
 */
export async function claimNotification(
  { tx, hotel }: Visit,
  reservationId: string,
  told: 'guest' | 'hotel',
): Promise<boolean> {
  const noted = await tx
    .insertInto('completion_mails')
    .values({ hotel_id: hotel.id, reservation_id: reservationId, told })
    .onConflict((conflict) => conflict.doNothing())
    .returning('told')
    .executeTakeFirst()
  return noted !== undefined
}
