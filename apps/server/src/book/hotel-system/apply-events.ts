import { type FeedEvent, feedEvent, type WebhookAnswer } from '@foyer/contract/hotel-system.ts'
import * as z from 'zod/mini'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { openAlert } from '../alert/open-alert.ts'
import { type ApplyResult, applyEvent, type FeedHotel } from './apply-event.ts'
import { applyNew } from './apply-new.ts'
import { confirmUnchanged } from './confirm-unchanged.ts'
import { describeIssue } from './describe-issue.ts'
import { recordIgnoredFields } from './hotel-system.store.ts'
import { listIgnoredFields } from './list-ignored-fields.ts'
import { rejectionReason } from './rejected-event.ts'
import { deleteRejections, type Rejection, saveRejections } from './rejection.store.ts'
import { listSingle, type ReservationEvent } from './reservations-by-key.ts'
import { formatRejection, toRejection } from './to-rejection.ts'

interface ApplyEventsDependencies {
  readonly db: Database
  readonly changes: Changes
}

type Applied =
  | { readonly result: ApplyResult; readonly ignored: readonly string[] }
  | { readonly result: 'refused'; readonly rejection: Rejection }

/** Events that are looked at together. */
const BATCH = 200
/** Fields that are reported of one batch. */
const MAX_IGNORED = 50

/**
 * Applies events of a hotel's system: new reservations together, unchanged ones together, and
 * everything else in its own transaction. One that can't be read or stored is refused and stops no
 * other.
 */
export async function applyEvents(
  { db, changes }: ApplyEventsDependencies,
  hotel: FeedHotel,
  events: readonly unknown[],
): Promise<WebhookAnswer> {
  const counts = { taken: 0, known: 0 }
  const rejections: Rejection[] = []
  const ignored = new Set<string>()
  for await (const applied of applyAll(db, hotel, events)) {
    if (applied.result === 'refused') {
      rejections.push(applied.rejection)
      continue
    }
    counts[applied.result] += 1
    for (const field of applied.ignored) if (ignored.size < MAX_IGNORED) ignored.add(field)
  }
  const fields = [...ignored]
  if (fields.length > 0) await db.inHotel(hotel.id, (tx) => recordIgnoredFields(tx, hotel.id, fields))
  if (rejections.length > 0) await reportRejections(db, hotel, rejections)
  if (counts.taken + rejections.length > 0) changes.publish(hotel.id, 'stays', 'alerts', 'devices')
  return {
    ...counts,
    refused: rejections.map(({ eventId, why }) => ({ ...(eventId && { id: eventId }), why })),
    ...(fields.length > 0 && { ignored: fields }),
  }
}

async function* applyAll(db: Database, hotel: FeedHotel, events: readonly unknown[]): AsyncGenerator<Applied> {
  for (let at = 0; at < events.length; at += BATCH) {
    const batch = events.slice(at, at + BATCH).map((event) => ({ event, parsed: z.safeParse(feedEvent, event) }))
    const reservations = batch.flatMap(({ parsed }) =>
      parsed.success && parsed.data.kind === 'reservation' ? [parsed.data] : [],
    )
    const applied = await applyTogether(db, hotel, reservations)
    for (const { event, parsed } of batch) {
      if (!parsed.success) {
        const why = describeIssue(parsed.error.issues[0], event)
        yield { result: 'refused', rejection: toRejection(event, why) }
        continue
      }
      const result = parsed.data.kind === 'reservation' ? applied.get(parsed.data) : undefined
      yield result
        ? { result, ignored: listIgnoredFields(event, parsed.data) }
        : await applyOne(db, hotel, event, parsed.data)
    }
  }
}

/** What is not among the results is left to its own transaction. */
async function applyTogether(
  db: Database,
  hotel: FeedHotel,
  reservations: readonly ReservationEvent[],
): Promise<ReadonlyMap<FeedEvent, ApplyResult>> {
  const single = listSingle(reservations)
  const unchanged = await confirmUnchanged(db, hotel, single)
  const others = new Map([...single].filter(([key]) => !unchanged.has(key)))
  const added = await applyNew(db, hotel, others)
  const pick = (keys: ReadonlySet<string>, result: ApplyResult) =>
    [...single].filter(([key]) => keys.has(key)).map(([, event]) => [event, result] as const)
  return new Map([...pick(unchanged, 'known'), ...pick(added, 'taken')])
}

async function applyOne(db: Database, hotel: FeedHotel, event: unknown, parsed: FeedEvent): Promise<Applied> {
  try {
    const result = await db.inHotel(hotel.id, async (tx) => {
      const applied = await applyEvent(tx, hotel, parsed)
      const { kind, key } = toRejection(parsed, '')
      if (applied === 'taken' && kind && key) await deleteRejections(tx, kind, [key])
      return applied
    })
    return { result, ignored: listIgnoredFields(event, parsed) }
  } catch (error) {
    const why = rejectionReason(error)
    // Anything else may pass: the feed reads the event again.
    if (why === undefined) throw error
    return { result: 'refused', rejection: toRejection(event, why) }
  }
}

/** Stores them for the desk, and alerts it with the last one. */
export async function reportRejections(
  db: Database,
  { id }: Pick<FeedHotel, 'id'>,
  rejections: readonly Rejection[],
): Promise<void> {
  const last = rejections.at(-1)
  await db.inHotel(id, async (tx) => {
    await saveRejections(tx, id, rejections)
    const problem = last && formatRejection(last)
    await openAlert(tx, id, { kind: 'feedRefused', problem, money: 'nothingConcerned' })
  })
}
