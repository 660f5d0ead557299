import { isKeyFactor, type PromptedFactor } from '@foyer/domain/proof/proof.ts'
import type { Visit } from '../../access/visit/visit.ts'

type Asking = Pick<Visit, 'tx' | 'id'>

/** Returns when a code was mailed for this visit; null if none is pending. */
export async function findCodeSentAt({ tx, id }: Asking, reservationId: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('visit_reservations')
    .select('key_code_sent_at')
    .where('visit_id', '=', id)
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst()
  return row?.key_code_sent_at ?? null
}

export async function recordCodeSent({ tx, id }: Asking, reservationId: string, sentAt: Date): Promise<void> {
  await tx
    .updateTable('visit_reservations')
    .set({ key_code_sent_at: sentAt })
    .where('visit_id', '=', id)
    .where('reservation_id', '=', reservationId)
    .execute()
}

/** Records that this visit has also proved these reservations by this factor. */
export async function raiseProof(
  { tx, id }: Asking,
  reservationIds: readonly string[],
  factor: PromptedFactor,
): Promise<void> {
  await tx
    .updateTable('visit_reservations')
    // A mailed code can be used once.
    .set(isKeyFactor(factor) ? { key_factor: factor, key_code_sent_at: null } : { second_factor: factor })
    .where('visit_id', '=', id)
    .where('reservation_id', 'in', reservationIds)
    .execute()
}
