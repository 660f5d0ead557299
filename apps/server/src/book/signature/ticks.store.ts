import type { Visit } from '../../access/visit/visit.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import type { Tick } from './ticks.ts'

interface Ticked {
  readonly guestId: string
  readonly ticks: readonly Tick[]
}

/** Stored in the transaction of the signature, append-only. */
export async function saveTicks(visit: Visit, ticked: readonly Ticked[]): Promise<void> {
  const rows = ticked.flatMap(({ guestId, ticks }) =>
    ticks.map(({ subject, name, words, agreed, version }) => ({
      guest_id: guestId,
      subject,
      name,
      agreed,
      words: subject === 'check' ? words : null,
      text_hash: sha256(words),
      config_version: version,
    })),
  )
  if (rows.length === 0) return
  await insertTicks(visit.tx, visit.hotel.id, JSON.stringify(rows), visit.language, visit.appKey)
}

const insertTicks = statement<never, [hotelId: number, rows: string, language: string, appKey: string]>(`
  insert into signature_ticks (hotel_id, guest_id, subject, name, agreed, words, text_hash, language, config_version, app_key)
  select $1::int, guest_id, subject, name, agreed, words, text_hash, $3::text, config_version, $4::text
  from json_to_recordset($2::json) as tick (guest_id uuid, subject text, name text, agreed boolean, words text, text_hash text,
    config_version int)`)

export interface StoredTick {
  readonly subject: 'check' | 'terms'
  readonly agreed: boolean
  /** The text of a check, in the language in which it was read. */
  readonly words: string | undefined
  /** When the text was published. */
  readonly published: Date | undefined
}

/** The ticks above the last signature of each guest of these stays, in order. */
export async function readTicksByGuest(
  tx: HotelTransaction,
  reservationIds: readonly string[],
): Promise<Map<string, StoredTick[]>> {
  const found = new Map<string, { signedAt: number; ticks: StoredTick[] }>()
  if (reservationIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('signature_ticks as tick')
    .innerJoin('guests', (join) =>
      join.onRef('guests.hotel_id', '=', 'tick.hotel_id').onRef('guests.id', '=', 'tick.guest_id'),
    )
    .leftJoin('hotel_configs as config', (join) =>
      join.onRef('config.hotel_id', '=', 'tick.hotel_id').onRef('config.version', '=', 'tick.config_version'),
    )
    .select(['tick.guest_id', 'tick.subject', 'tick.agreed', 'tick.words', 'tick.signed_at', 'config.published_at'])
    .where('guests.reservation_id', 'in', [...reservationIds])
    .orderBy('tick.id')
    .execute()
  for (const { guest_id, subject, agreed, words, signed_at, published_at } of rows) {
    const signedAt = signed_at.getTime()
    const known = found.get(guest_id)
    // Ids grow with time, so a later signature replaces the answers.
    const ticks = known?.signedAt === signedAt ? known.ticks : []
    ticks.push({ subject, agreed, words: words ?? undefined, published: published_at ?? undefined })
    found.set(guest_id, { signedAt, ticks })
  }
  return new Map([...found].map(([guestId, { ticks }]) => [guestId, ticks]))
}
