import type { Visit } from '../../access/visit/visit.ts'
import { sha256 } from '../../platform/digest/sha256.ts'
import { legalTextIn } from '../legal/legal-text.ts'

/** Rows are added, never changed: the words are those of that publication, in that language. */
export async function keepAccepted(visit: Visit, reservationId: string, terms: string): Promise<void> {
  await visit.tx
    .insertInto('accepted_terms')
    .values({
      hotel_id: visit.hotel.id,
      reservation_id: reservationId,
      kind: legalTextIn(visit, 'terms_content') ? 'text' : 'address',
      text_hash: sha256(terms),
      language: visit.language,
      config_version: visit.hotel.configVersion ?? 0,
      visit_id: visit.id,
      app_key: visit.appKey,
      device_id: visit.deviceId ?? null,
    })
    .execute()
}
