import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Visit } from '../../access/visit/visit.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'

/** Long enough to find one's phone and scan the code. */
export const LINK_SECONDS = 180

/**
 * Returns the token once and stores only its hash. An earlier token of the same visit becomes
 * invalid.
 */
export async function createStayCardLink(
  { tx, id, hotel }: Pick<Visit, 'tx' | 'id' | 'hotel'>,
  reservationId: string,
  seconds = LINK_SECONDS,
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await tx
    .deleteFrom('stay_card_links')
    .where('reservation_id', '=', reservationId)
    .where('made_by', '=', id)
    .where('opened_at', 'is', null)
    .execute()
  await tx
    .insertInto('stay_card_links')
    .values({
      hotel_id: hotel.id,
      token_hash: sha256(token),
      reservation_id: reservationId,
      made_by: id,
      expires_at: sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`,
      opened_at: null,
      opened_by: null,
    })
    .execute()
  return token
}

/**
 * A single statement, so that only one of two phones gets it. The page that has opened it may retry
 * after a lost answer.
 */
export async function openStayCardLink({ tx, page }: Visit, token: string): Promise<string | undefined> {
  const opened = await tx
    .updateTable('stay_card_links')
    .set({ opened_at: sql`coalesce(opened_at, clock_timestamp())`, opened_by: page })
    .where('token_hash', '=', sha256(token))
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .where((where) => where.or([where('opened_by', 'is', null), where('opened_by', '=', page)]))
    .returning('reservation_id')
    .executeTakeFirst()
  return opened?.reservation_id
}
