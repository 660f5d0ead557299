import type { ConsentSubject } from '@foyer/domain/face/consent.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'

interface Answer {
  readonly guestId: string
  readonly subject: ConsentSubject
  readonly agreed: boolean
  /** The text shown to the guest; a no needs none. */
  readonly text: string | undefined
}

export async function insertConsents(visit: Visit, answers: readonly Answer[]): Promise<void> {
  if (answers.length === 0) return
  const rows = answers.map(({ guestId, subject, agreed, text }) => ({
    ...toVisitColumns(visit),
    guest_id: guestId,
    subject,
    agreed,
    language: visit.language,
    text_hash: text === undefined ? null : sha256(text),
  }))
  await visit.tx.insertInto('consents').values(rows).execute()
}

interface Outcome {
  readonly guestId: string
  readonly outcome: 'matched' | 'skipped' | 'noCamera' | 'forgotten'
  readonly saidBy: string
}

export async function insertOutcome(
  visit: Pick<Visit, 'hotel' | 'id' | 'appKey' | 'tx'>,
  { guestId, outcome, saidBy }: Outcome,
): Promise<void> {
  await visit.tx
    .insertInto('face_outcomes')
    .values({ ...toVisitColumns(visit), guest_id: guestId, outcome, said_by: saidBy })
    .execute()
}

function toVisitColumns({ hotel, id, appKey }: Pick<Visit, 'hotel' | 'id' | 'appKey'>) {
  return { hotel_id: hotel.id, visit_id: id, app_key: appKey }
}
