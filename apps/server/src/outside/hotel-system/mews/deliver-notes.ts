import type { DeliveryEvent } from '@foyer/contract/hotel-system.ts'
import { lists } from './mews-lists.ts'
import type { MewsSession } from './mews-session.ts'
import { readKnown } from './read-known.ts'

interface Wishes {
  readonly arrivalTime?: string | undefined
  readonly notes?: string | undefined
}

const toTexts = ({ arrivalTime, notes }: Wishes) => [arrivalTime && `Arrival: ${arrivalTime}`, notes].filter(Boolean)

/** Adds a note for texts that no note of the reservation has. */
async function addNote(session: MewsSession, reservationId: string, texts: readonly unknown[]): Promise<void> {
  if (texts.length === 0) return
  const notes = await session.readAll(lists.notes, { ServiceOrderIds: [reservationId] })
  const missing = texts.filter((text) => !notes.some(({ Text }) => Text?.includes(String(text))))
  if (missing.length === 0) return
  const note = { ServiceOrderId: reservationId, Text: missing.join('\n') }
  await session.change('serviceOrderNotes/add', { ServiceOrderNotes: [note] })
}

export const deliverWishes = (session: MewsSession, reservationId: string, wishes: Wishes): Promise<void> =>
  addNote(session, reservationId, toTexts(wishes))

export async function deliverPreCheckIn(
  session: MewsSession,
  told: Extract<DeliveryEvent, { kind: 'preCheckinCompleted' }>,
): Promise<void> {
  const { reservation } = await readKnown(session, told.reference)
  await addNote(session, reservation.Id, ['Pre-check-in completed with Foyer', ...toTexts(told)])
}
