import { randomUUID } from 'node:crypto'
import { findOnceGroup } from '@foyer/domain/folio/booked-line.ts'
import type { AccountLine } from '@foyer/domain/payment/balance.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { listOwnLineIds, replaceHotelLines, sumPosted } from './folio.store.ts'

/** In minor units. */
export interface HotelLine extends Pick<AccountLine, 'kind' | 'minor'> {
  readonly names: Readonly<Record<string, string>>
  /** The id of a line that we sent: it is already ours. */
  readonly ours?: string | undefined
}

interface ReservationKey {
  readonly hotelId: number
  readonly id: string
}

/** Replaces the hotel's lines with what it says now; ours stay. */
export async function saveFolio(
  tx: HotelTransaction,
  place: ReservationKey,
  said: readonly HotelLine[],
): Promise<void> {
  const lines = await removeOwnLines(tx, place.id, said)
  await replaceHotelLines(tx, place.id, toFolioRows(place, subtractPosted(lines, await sumPosted(tx, place.id))))
}

/** The rest of a bill of which a part is posted: the hotel's total less that part. */
function subtractPosted(
  lines: readonly HotelLine[],
  posted: readonly { readonly kind: 'charge' | 'tax'; readonly minor: number }[],
): readonly HotelLine[] {
  return posted.reduce((rest, { kind, minor }) => {
    const at = rest.findIndex((line) => line.kind === kind)
    const found = rest[at]
    if (!found) return rest.concat({ kind, names: {}, minor: 0 - minor })
    return rest.with(at, { ...found, minor: found.minor - minor })
  }, lines)
}

export function toFolioRows({ hotelId, id }: ReservationKey, lines: readonly HotelLine[]) {
  return lines.map((line, at) => ({
    hotel_id: hotelId,
    id: randomUUID(),
    reservation_id: id,
    position: at + 1,
    kind: line.kind,
    names: JSON.stringify(line.names),
    amount: line.minor,
    source: 'hotel' as const,
    // Charges by night get theirs when they are posted.
    revenue_group: findOnceGroup(line, lines) ?? null,
  }))
}

/**
 * Lines that we have sent come back with the hotel's: they are already stored, and must not be owed
 * twice.
 */
async function removeOwnLines(
  tx: HotelTransaction,
  id: string,
  said: readonly HotelLine[],
): Promise<readonly HotelLine[]> {
  if (said.every(({ ours }) => ours === undefined)) return said
  const own = new Set(await listOwnLineIds(tx, id))
  return said.filter(({ ours }) => ours === undefined || !own.has(ours))
}
