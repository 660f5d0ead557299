import { feedEvent, type WebhookAnswer } from '@foyer/contract/hotel-system.ts'
import * as z from 'zod/mini'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { openAlert } from '../alert/open-alert.ts'
import { type ApplyResult, applyEvent, type FeedHotel } from './apply-event.ts'
import { describeIssue } from './describe-issue.ts'
import { recordIgnoredFields } from './hotel-system.store.ts'
import { listIgnoredFields } from './list-ignored-fields.ts'
import { rejectionReason } from './rejected-event.ts'
import { deleteRejections, type Rejection, saveRejections } from './rejection.store.ts'
import { formatRejection, toRejection } from './to-rejection.ts'

interface ApplyEventsDependencies {
  readonly db: Database
  readonly changes: Changes
}

type Applied =
  | { readonly result: ApplyResult; readonly ignored: readonly string[] }
  | { readonly result: 'refused'; readonly rejection: Rejection }

/** Fields that are reported of one batch. */
const MAX_IGNORED = 50

/**
 * Applies events of a hotel's system, each in its own transaction: one that can't be read or stored
 * is refused and stops no other.
 */
export async function applyEvents(
  { db, changes }: ApplyEventsDependencies,
  hotel: FeedHotel,
  events: readonly unknown[],
): Promise<WebhookAnswer> {
  const counts = { taken: 0, known: 0 }
  const rejections: Rejection[] = []
  const ignored = new Set<string>()
  for (const event of events) {
    const applied = await applyOne(db, hotel, event)
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

async function applyOne(db: Database, hotel: FeedHotel, event: unknown): Promise<Applied> {
  const parsed = z.safeParse(feedEvent, event)
  if (!parsed.success) {
    const why = describeIssue(parsed.error.issues[0], event)
    return { result: 'refused', rejection: toRejection(event, why) }
  }
  try {
    const result = await db.inHotel(hotel.id, async (tx) => {
      const applied = await applyEvent(tx, hotel, parsed.data)
      const { kind, key } = toRejection(parsed.data, '')
      if (applied === 'taken' && kind && key) await deleteRejections(tx, kind, key)
      return applied
    })
    return { result, ignored: listIgnoredFields(event, parsed.data) }
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
