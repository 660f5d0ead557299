import { sql } from 'kysely'
import type { Visit } from '../../access/visit/visit.ts'
import { getLegalText } from '../../book/legal/legal-text.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'

/**
 * Append-only: the row refers to the text of that publication and language. A repeated tick adds no
 * row, because a page could otherwise fill a table that can't be purged.
 */
export async function saveAccepted(visit: Visit, reservationId: string, terms: string): Promise<void> {
  const { hotel, id, language, appKey, deviceId = null } = visit
  const [kind, hash] = [getLegalText(visit, 'terms_content') ? 'text' : 'address', sha256(terms)]
  const version = hotel.configVersion ?? 0
  await sql`
    insert into accepted_terms (hotel_id, reservation_id, kind, text_hash, language, config_version, visit_id, app_key, device_id)
    select ${hotel.id}::int, ${reservationId}::uuid, ${kind}, ${hash}, ${language}, ${version}::int, ${id}, ${appKey}, ${deviceId}::uuid
    where not exists (select from accepted_terms where reservation_id = ${reservationId} and visit_id = ${id}
      and text_hash = ${hash} and language = ${language} and config_version = ${version})`.execute(visit.tx)
}
