import { randomInt } from 'node:crypto'
import type { ConsentSubject } from '@foyer/domain/face/consent.ts'
import { type TurnSide, turnSides } from '@foyer/domain/face/face-turn.ts'
import { sql } from 'kysely'
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

/** Long enough to read the instruction and film, too short to prepare a film. */
const TURN_LIFETIME = sql`interval '2 minutes'`

/**
 * Returns the side to which this guest turns the head in the next film. Asking again gives the same
 * side, so that a page can't choose: another one costs an attempt.
 */
export async function saveTurn({ hotel, tx }: Pick<Visit, 'hotel' | 'tx'>, guestId: string): Promise<TurnSide> {
  const side = turnSides[randomInt(turnSides.length)]
  const { rows } = await sql<{ side: TurnSide }>`
    insert into face_turns as known (hotel_id, guest_id, side) values (${hotel.id}, ${guestId}, ${side})
    on conflict (hotel_id, guest_id) do update set
      side = case when known.at > clock_timestamp() - ${TURN_LIFETIME} then known.side else excluded.side end,
      at = case when known.at > clock_timestamp() - ${TURN_LIFETIME} then known.at else excluded.at end
    returning side`.execute(tx)
  return (rows[0] as { side: TurnSide }).side
}

/** Returns the side that this guest was given and deletes it; undefined if there is none or it is too old. */
export async function consumeTurn(
  { hotel, tx }: Pick<Visit, 'hotel' | 'tx'>,
  guestId: string,
): Promise<TurnSide | undefined> {
  const { rows } = await sql<{ side: TurnSide; valid: boolean }>`
    delete from face_turns where hotel_id = ${hotel.id} and guest_id = ${guestId}
    returning side, at > clock_timestamp() - ${TURN_LIFETIME} as valid`.execute(tx)
  return rows[0]?.valid ? rows[0].side : undefined
}

function toVisitColumns({ hotel, id, appKey }: Pick<Visit, 'hotel' | 'id' | 'appKey'>) {
  return { hotel_id: hotel.id, visit_id: id, app_key: appKey }
}
