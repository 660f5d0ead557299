import type { Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import { settleAlert } from '../../book/alert/alert.store.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import { AnswerLost } from '../../outside/authority/soap/post-soap.ts'
import {
  type ChooseTaxAgency,
  type Sending,
  type SendingAnswer,
  SendingRefused,
  type TaxAgency,
} from '../../outside/tax-agency/tax-agency.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import { listOpenRecords, lockFlow, type RecordRow, updateFlow, updateRecordStates } from './invoice-record.store.ts'
import { saveRecordAnswers } from './save-record-answers.ts'

export interface SendRecordsDependencies {
  readonly sites: Sites
  readonly taxAgencyFor: ChooseTaxAgency
  readonly changes: Changes
}

/** The agency takes as many in one message. */
const MAX_RECORDS = 1_000
/** After a failure, and before the agency has said how long to wait. */
const RETRY_SECONDS = 60
/** What the agency allows between the making of a record and its arrival, less what sending takes. */
const PUNCTUAL_SECONDS = 200
/** How long nothing answers before the hotel is alerted. */
const ALERT_AFTER_MS = 15 * 60_000
const STOPPED = { kind: 'invoiceRecordsStopped', money: 'nothingConcerned' } as const

/**
 * Sends the records of a hotel's invoices that have to reach the tax agency, in the order of their
 * chain. They are marked before anything leaves. A record whose answer was lost is sent again, just
 * as it was: the agency refuses it as a duplicate if it has it, and says in which state.
 */
export async function sendRecords(
  db: Database,
  hotelId: number,
  { sites, taxAgencyFor, changes, now }: SendRecordsDependencies & { readonly now: Date },
): Promise<void> {
  const hotel = await sites.hotel(hotelId)
  if (!hotel) return
  const claimed = await db.inHotel(hotelId, (tx) => claim(tx, hotel, now))
  if (!claimed) return
  const { config } = await db.inHotel(hotelId, (tx) => sites.config(tx, hotel))
  const agency = taxAgencyFor(hotel, config, claimed.isTest ? 'test' : 'live')
  const outcome = agency ? await send(db, hotel, agency, claimed, now) : new SendingRefused('there is no certificate')
  await db.inHotel(hotelId, (tx) =>
    outcome instanceof Error ? saveFailure(tx, hotel, outcome, now) : saveAnswer(tx, hotel, claimed.rows, outcome, now),
  )
  changes.publish(hotelId, 'stays', 'alerts')
}

interface Claimed {
  readonly rows: readonly RecordRow[]
  readonly sending: Sending
  readonly isTest: boolean
}

/** What is sent now, or undefined if nothing waits or the hotel has to wait. */
async function claim(tx: HotelTransaction, hotel: Hotel, now: Date): Promise<Claimed | undefined> {
  // A hotel without records gets no row, and its job writes nothing.
  if ((await listOpenRecords(tx, 1)).length === 0) return undefined
  const flow = await lockFlow(tx, hotel.id)
  const rows = await listOpenRecords(tx, MAX_RECORDS)
  const [first] = rows
  // A full message need not wait, unless sending fails.
  const mayHurry = rows.length === MAX_RECORDS && flow.failing_since === null
  if (!first || (flow.next_at && flow.next_at > now && !mayHurry)) return undefined
  const latest = now.getTime() - (PUNCTUAL_SECONDS + flow.wait_seconds) * 1_000
  const records = rows.map(({ id, record, previous, hash }) => ({ id, record, previous, hash }))
  return { rows, sending: { records, isLate: first.at.getTime() < latest }, isTest: first.is_test }
}

async function send(
  db: Database,
  hotel: Hotel,
  agency: TaxAgency,
  { rows, sending }: Claimed,
  now: Date,
): Promise<SendingAnswer | Error> {
  const ids = rows.map(({ id }) => id)
  // A record that is still marked was sent by a process that ended before the answer.
  const doubtful = rows.filter(({ state }) => state !== 'queued').map(({ id }) => id)
  await db.inHotel(hotel.id, async (tx) => {
    await updateRecordStates(tx, doubtful, { may_be_stored: true })
    await updateRecordStates(tx, ids, { state: 'sent', sent_at: now, sha256: sha256(agency.encode(sending)) })
  })
  try {
    return await agency.send(sending)
  } catch (error) {
    const state = error instanceof AnswerLost ? 'unknown' : 'queued'
    await db.inHotel(hotel.id, (tx) =>
      updateRecordStates(tx, ids, { state, ...(error instanceof AnswerLost && { may_be_stored: true }) }),
    )
    return error instanceof Error ? error : new Error('unknown')
  }
}

async function saveAnswer(
  tx: HotelTransaction,
  hotel: Hotel,
  rows: readonly RecordRow[],
  answer: SendingAnswer,
  now: Date,
): Promise<void> {
  await saveRecordAnswers(tx, hotel, { rows, answer, now })
  const { waitSeconds } = answer
  await updateFlow(tx, hotel.id, {
    next_at: after(now, waitSeconds),
    wait_seconds: waitSeconds,
    failing_since: null,
    problem: null,
  })
  await settleAlert(tx, STOPPED.kind, '')
}

/** Alerts at once if a person has to act, or else if nothing has answered for a while. */
async function saveFailure(tx: HotelTransaction, hotel: Hotel, error: Error, now: Date): Promise<void> {
  const { failing_since } = await lockFlow(tx, hotel.id)
  const since = failing_since ?? now
  const isRefused = error instanceof SendingRefused
  await updateFlow(tx, hotel.id, {
    next_at: after(now, RETRY_SECONDS),
    failing_since: since,
    problem: error.message.slice(0, 500),
  })
  if (isRefused || now.getTime() - since.getTime() >= ALERT_AFTER_MS) await openAlert(tx, hotel.id, STOPPED)
}

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1_000)
