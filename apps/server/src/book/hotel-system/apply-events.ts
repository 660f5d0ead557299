import { feedEvent, type WebhookAnswer } from '@foyer/contract/hotel-system.ts'
import * as z from 'zod/mini'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { openAlert } from '../alert/open-alert.ts'
import { applyEvent, type FeedHotel } from './apply-event.ts'

interface ApplyEventsDependencies {
  readonly db: Database
  readonly changes: Changes
}

/**
 * Applies events of a hotel's system, each in its own transaction: one that fails stops no other.
 */
export async function applyEvents(
  { db, changes }: ApplyEventsDependencies,
  hotel: FeedHotel,
  events: readonly unknown[],
): Promise<WebhookAnswer> {
  const answer: WebhookAnswer = { taken: 0, known: 0, refused: [] }
  for (const said of events) {
    const parsed = z.safeParse(feedEvent, said)
    if (parsed.success) answer[await db.inHotel(hotel.id, (tx) => applyEvent(tx, hotel, parsed.data))] += 1
    else answer.refused.push(toRejection(said, parsed.error))
  }
  if (answer.refused.length > 0)
    await db.inHotel(hotel.id, (tx) => openAlert(tx, hotel.id, { kind: 'feedRefused', money: 'nothingConcerned' }))
  if (answer.taken + answer.refused.length > 0) changes.publish(hotel.id, 'stays', 'alerts')
  return answer
}

/** Which event, and where it can't be read; never its content. */
function toRejection(said: unknown, { issues: [issue] }: z.core.$ZodError): WebhookAnswer['refused'][number] {
  const { success, data } = z.safeParse(z.object({ id: z.string() }), said)
  return { ...(success && { id: data.id.slice(0, 100) }), why: `${issue?.path.join('.') ?? ''}: ${issue?.code ?? ''}` }
}
