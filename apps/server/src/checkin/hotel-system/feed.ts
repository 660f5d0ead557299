import { feedEvent, type WebhookAnswer } from '@foyer/contract/hotel-system.ts'
import { sql, type UpdateObject } from 'kysely'
import * as z from 'zod/mini'
import { NoAnswer } from '../../outside/hotel-system/hotel-system.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { openAlert } from '../alert/open-alert.ts'
import type { HotelSystems } from './hotel-systems.ts'
import { type TakingHotel, takeEvent } from './take-event.ts'

export interface Feed {
  /** What a hotel's system says by itself. */
  take(hotel: TakingHotel, events: readonly unknown[]): Promise<WebhookAnswer>
  /** All that it has to say since it was heard last. Undefined: the hotel has none of its own. Throws NoAnswer. */
  pull(hotelId: number): Promise<WebhookAnswer | undefined>
}

interface Parts {
  readonly db: Database
  readonly systems: HotelSystems
  readonly changes: Changes
}

/** Of one run: whoever has more to say is heard on in the next. */
const MOST_PAGES = 200

export function feed({ db, systems, changes }: Parts): Feed {
  /** Each in a transaction of its own: one that cannot be kept stops no other. */
  async function takeAll(hotel: TakingHotel, events: readonly unknown[]): Promise<WebhookAnswer> {
    const answer = { taken: 0, known: 0, refused: [] as WebhookAnswer['refused'] }
    for (const said of events) {
      const parsed = z.safeParse(feedEvent, said)
      if (parsed.success) answer[await db.inHotel(hotel.id, (tx) => takeEvent(tx, hotel, parsed.data))] += 1
      else answer.refused.push(refusal(said, parsed.error))
    }
    if (answer.refused.length > 0)
      await db.inHotel(hotel.id, (tx) => openAlert(tx, hotel.id, { kind: 'feedRefused', money: 'nothingConcerned' }))
    if (answer.taken + answer.refused.length > 0) changes.tell(hotel.id, 'stays', 'alerts')
    return answer
  }

  return {
    async take(hotel, events) {
      const answer = await takeAll(hotel, events)
      await db.inHotel(hotel.id, (tx) => noteHeard(tx, hotel.id, { pushed_at: sql<Date>`clock_timestamp()` }))
      return answer
    },
    async pull(hotelId) {
      const known = await systems.of(hotelId)
      if (!known) return undefined
      const all = { taken: 0, known: 0, refused: [] as WebhookAnswer['refused'] }
      try {
        for (let pages = 0; pages < MOST_PAGES; pages++) {
          const cursor = await db.inHotel(hotelId, cursorOf)
          const page = await known.system.pull(cursor)
          const { taken, known: old, refused } = await takeAll(known.hotel, page.events)
          all.taken += taken
          all.known += old
          all.refused.push(...refused)
          // After what it stands for: who dies in between hears it once more, which changes nothing.
          await db.inHotel(hotelId, (tx) => noteHeard(tx, hotelId, { feed_cursor: page.cursor }))
          if (!page.more || page.cursor === cursor) break
        }
      } catch (error) {
        const said = error instanceof NoAnswer ? error.message : 'the feed could not be kept'
        await db.inHotel(hotelId, (tx) => noteHeard(tx, hotelId, { pull_error: said }))
        throw error
      }
      const pulled = { pulled_at: sql<Date>`clock_timestamp()`, pull_error: null }
      await db.inHotel(hotelId, (tx) => noteHeard(tx, hotelId, pulled))
      return all
    },
  }
}

/** Which one, and where it cannot be read; never what it says of whom. */
function refusal(said: unknown, { issues: [issue] }: z.core.$ZodError): WebhookAnswer['refused'][number] {
  const { success, data } = z.safeParse(z.object({ id: z.string() }), said)
  return { ...(success && { id: data.id.slice(0, 100) }), why: `${issue?.path.join('.') ?? ''}: ${issue?.code ?? ''}` }
}

async function cursorOf(tx: HotelTransaction): Promise<string | undefined> {
  const row = await tx.selectFrom('hotel_systems').select('feed_cursor').executeTakeFirst()
  return row?.feed_cursor ?? undefined
}

async function noteHeard(
  tx: HotelTransaction,
  hotelId: number,
  heard: UpdateObject<Tables, 'hotel_systems'>,
): Promise<void> {
  await tx
    .insertInto('hotel_systems')
    .values({ hotel_id: hotelId })
    .onConflict((known) => known.doNothing())
    .execute()
  await tx.updateTable('hotel_systems').set(heard).execute()
}
