import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Visit } from '../../access/visit/visit.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'

/** As long as it takes to find one's phone and hold it up. */
export const LINK_SECONDS = 180

/** The token is told once, to who has the key; only its hash is kept. An older one of the same visit opens nothing any more. */
export async function newStayCardLink(
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

/** One statement, so that of two phones that read it one has it. The page that has opened it may ask again: its answer may be lost. */
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
