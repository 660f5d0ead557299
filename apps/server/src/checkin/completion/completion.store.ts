import type { Visit } from '../../access/visit/visit.ts'

/** In the transaction of the mail. False: somebody was told already, or is being told at this moment. */
export async function noteTold({ tx, hotel }: Visit, reservationId: string, told: 'guest' | 'hotel'): Promise<boolean> {
  const noted = await tx
    .insertInto('completion_mails')
    .values({ hotel_id: hotel.id, reservation_id: reservationId, told })
    .onConflict((conflict) => conflict.doNothing())
    .returning('told')
    .executeTakeFirst()
  return noted !== undefined
}
