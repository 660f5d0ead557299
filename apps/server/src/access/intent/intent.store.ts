import { randomUUID } from 'node:crypto'
import { isProblemCode, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import { type Selectable, sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { AnswerSeal } from '../../platform/secrets/answer-seal.ts'
import type { Intent, IntentAnswer, IntentOwner, IntentSpec, Outcome } from './intent.ts'

/** Short, because a guest is waiting. */
const FIRST_CHECK_DELAY_MS = 5_000

interface NewIntent<Detail extends object> extends IntentSpec<Detail> {
  readonly kind: string
  readonly dueInMs: number
}

/** Returns undefined if another intent of this kind is open for the same subject. */
export async function insertIntent<Detail extends object>(
  { tx, hotel }: { readonly tx: HotelTransaction; readonly hotel: { readonly id: number } },
  owner: IntentOwner,
  { kind, subject, reservationId, amount, detail, dueInMs }: NewIntent<Detail>,
): Promise<Intent<Detail> | undefined> {
  const row = await tx
    .insertInto('intents')
    .values({
      hotel_id: hotel.id,
      id: randomUUID(),
      kind,
      subject,
      reservation_id: reservationId || null,
      visit_id: owner?.visitId ?? null,
      app_key: owner?.appKey ?? null,
      minor: amount?.minor ?? null,
      currency: amount?.currency ?? null,
      detail: JSON.stringify(detail),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) return undefined
  await sql`insert into open_intents (intent_id, of_hotel, due_at)
    values (${row.id}, ${hotel.id}, ${inMs(dueInMs)})`.execute(tx)
  return toIntent(row) as Intent<Detail>
}

/** What is visible from now on, for `isSettledSince`. */
export async function takeSnapshot(tx: HotelTransaction): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(tx)
  return rows[0]?.snapshot ?? ''
}

/**
 * Whether an earlier intent on the same subject was settled in a way that checks made since the
 * snapshot may have missed.
 */
export async function isSettledSince(
  tx: HotelTransaction,
  { kind, subject }: Intent,
  snapshot: string,
): Promise<boolean> {
  const { rows } = await sql`select from intents where kind = ${kind} and subject = ${subject}
    and settled_by is not null and not pg_visible_in_snapshot(settled_by, ${snapshot}::pg_snapshot) limit 1`.execute(tx)
  return rows.length > 0
}

export interface OpenIntent {
  readonly id: string
  readonly state: 'created' | 'unknown'
}

/** The open intent on this subject, or the one with this id while it is open. */
export async function findOpenIntent(
  tx: HotelTransaction,
  which: { readonly id: string } | { readonly kind: string; readonly subject: string },
): Promise<OpenIntent | undefined> {
  const found = tx.selectFrom('intents').select(['id', 'state']).where('state', 'in', ['created', 'unknown'])
  const row = await ('id' in which
    ? found.where('id', '=', which.id)
    : found.where('kind', '=', which.kind).where('subject', '=', which.subject)
  ).executeTakeFirst()
  return row as OpenIntent | undefined
}

export async function readIntent(tx: HotelTransaction, id: string): Promise<Intent | undefined> {
  const row = await tx.selectFrom('intents').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toIntent(row)
}

/**
 * Locks the intent until the transaction ends. False if it is already settled; then it stays as it
 * is.
 */
export async function lockOpenIntent(tx: HotelTransaction, id: string): Promise<boolean> {
  const row = await tx.selectFrom('intents').select('state').where('id', '=', id).forUpdate().executeTakeFirst()
  return row?.state === 'created' || row?.state === 'unknown'
}

interface Settled {
  readonly intent: Pick<Intent, 'id' | 'owner'>
  readonly outcome: Outcome<unknown>
  readonly answer: IntentAnswer<object>
}

/** Stores the outcome and the answer under its key. After `unknown` it is reconciled again. */
export async function saveOutcome(
  tx: HotelTransaction,
  answerSeal: AnswerSeal,
  { intent: { id, owner }, outcome, answer: answered }: Settled,
): Promise<void> {
  const problem = outcome.state === 'refused' ? outcome.problem : null
  await tx.updateTable('intents').set({ state: outcome.state, problem }).where('id', '=', id).execute()
  if (outcome.state === 'unknown') {
    await sql`update open_intents set due_at = ${inMs(FIRST_CHECK_DELAY_MS)} where intent_id = ${id}`.execute(tx)
    return
  }
  await tx
    .updateTable('intents')
    .set({ settled_at: sql`clock_timestamp()`, settled_by: sql`pg_current_xact_id()` })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('open_intents').where('intent_id', '=', id).execute()
  await tx
    .updateTable(owner ? 'idempotent_answers' : 'staff_answers')
    .set('problem' in answered ? { problem: answered.problem } : { answer: answerSeal.seal(answered.answer) })
    .where('intent_id', '=', id)
    .execute()
}

/** The stored answer of an intent that another process settled. */
export async function readStoredAnswer(
  tx: HotelTransaction,
  answerSeal: AnswerSeal,
  { id, owner }: Pick<Intent, 'id' | 'owner'>,
): Promise<IntentAnswer<object>> {
  const intents = tx.selectFrom('intents').where('intents.id', '=', id)
  const row = await (owner
    ? intents
        .leftJoin('idempotent_answers as kept', 'kept.intent_id', 'intents.id')
        .select(['kept.answer', 'kept.problem', 'intents.problem as refused'])
        .executeTakeFirst()
    : intents
        .leftJoin('staff_answers as kept', 'kept.intent_id', 'intents.id')
        .select(['kept.answer', 'kept.problem', 'intents.problem as refused'])
        .executeTakeFirst())
  const answer = answerSeal.open(row?.answer ?? null)
  if (answer) return { answer }
  return { problem: parseProblemCode(row?.problem ?? row?.refused) }
}

interface ClaimedIntent {
  readonly id: string
  readonly hotelId: number
  /** Number of attempts, including this one. */
  readonly looks: number
}

/**
 * Claims an intent that is due, or this one if it is due, for `forMs`. Uses the database's clock.
 */
export async function claimDueIntent(db: Database, forMs: number, id?: string): Promise<ClaimedIntent | undefined> {
  const { rows } = await sql<ClaimedIntent>`
    update open_intents set due_at = ${inMs(forMs)}, looks = looks + 1
    where intent_id = (
      select intent_id from open_intents where due_at <= clock_timestamp() ${id ? sql`and intent_id = ${id}` : sql``}
      order by due_at limit 1 for update skip locked
    ) returning intent_id as id, of_hotel as "hotelId", looks`.execute(db.directory)
  return rows[0]
}

export async function scheduleRecheck(db: Database, id: string, afterMs: number): Promise<void> {
  await sql`update open_intents set due_at = ${inMs(afterMs)} where intent_id = ${id}`.execute(db.directory)
}

/** Makes the unknown intents of this reservation due now, because there is news about them. */
export async function recheckNow(tx: HotelTransaction, reservationId: string): Promise<void> {
  await sql`update open_intents set due_at = clock_timestamp() where intent_id in
    (select id from intents where reservation_id = ${reservationId} and state = 'unknown')`.execute(tx)
}

export async function deleteOpenIntent(db: Database, id: string): Promise<void> {
  await db.directory.deleteFrom('open_intents').where('intent_id', '=', id).execute()
}

const inMs = (ms: number) => sql`clock_timestamp() + make_interval(secs => ${ms / 1_000})`

export function parseProblemCode(text: string | null | undefined): ProblemCode {
  return isProblemCode(text) ? text : 'outcomeUnknown'
}

function toIntent(row: Selectable<Tables['intents']>): Intent {
  const { minor, currency } = row
  return {
    id: row.id,
    hotelId: row.hotel_id,
    kind: row.kind,
    subject: row.subject,
    reservationId: row.reservation_id ?? '',
    owner: row.visit_id === null ? undefined : { visitId: row.visit_id, appKey: row.app_key ?? '' },
    amount: minor !== null && currency !== null ? { minor, currency } : undefined,
    detail: row.detail,
    createdAt: row.created_at,
  }
}
