import { isDeepEqual } from '@foyer/domain/config/diff-configs.ts'
import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import type { Room, RoomType } from '@foyer/domain/config/hotel-facts.ts'
import { findNewestConfig } from '../../access/site/config.store.ts'
import { countReservationsOfTypes, listReservationsInRooms } from '../../access/site/hotel-tables.store.ts'
import { readCurrentConfig } from '../../access/site/publish-config.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** Rooms and types that an earlier document lacks, and that stay nevertheless. */
export interface KeptRooms {
  readonly rooms: readonly string[]
  readonly roomTypes: readonly string[]
}

const roomNumber = ({ number }: { readonly number: string }) => number
const typeId = ({ id }: { readonly id: string }) => id

/**
 * An undo takes back what was published, not what the hotel's system has done since: rooms and
 * types that it added or changed after the newest publication stay as they are. So do those that
 * reservations use, because they could not be removed. Otherwise a hotel with the wrong system
 * connected could never go back.
 */
export async function keepAddedRooms(
  tx: HotelTransaction,
  hotelId: number,
  past: HotelConfigInput,
): Promise<{ readonly document: HotelConfigInput; readonly kept: KeptRooms }> {
  // A document without these lists leaves the tables alone.
  if (!past.rooms || !past.roomTypes) return { document: past, kept: { rooms: [], roomTypes: [] } }
  const { tables } = await readCurrentConfig(tx, hotelId)
  const published: HotelConfigInput = (await findNewestConfig(tx))?.document ?? {}
  const rooms = mergeEntries<Room>(past.rooms as Room[], {
    published: (published.rooms ?? []) as Room[],
    current: tables.rooms,
    key: roomNumber,
    used: new Set(
      (await listReservationsInRooms(tx, tables.rooms.map(roomNumber))).map((row) => row.room_number ?? ''),
    ),
  })
  const ofTypes = await countReservationsOfTypes(tx, tables.roomTypes.map(typeId))
  const types = mergeEntries<RoomType>(past.roomTypes as RoomType[], {
    published: (published.roomTypes ?? []) as RoomType[],
    current: tables.roomTypes,
    key: typeId,
    used: new Set([...ofTypes.map((row) => row.room_type_id), ...rooms.entries.map(({ type }) => type)]),
  })
  return {
    document: { ...past, rooms: [...rooms.entries], roomTypes: [...types.entries] },
    kept: { rooms: rooms.kept, roomTypes: types.kept },
  }
}

interface Merging<Entry> {
  readonly published: readonly Entry[]
  readonly current: readonly Entry[]
  readonly key: (entry: Entry) => string
  /** Keys of entries that cannot be removed. */
  readonly used: ReadonlySet<string>
}

function mergeEntries<Entry>(past: readonly Entry[], { published, current, key, used }: Merging<Entry>) {
  const toMap = (entries: readonly Entry[]) => new Map(entries.map((entry) => [key(entry), entry]))
  const [inPast, inPublished, inCurrent] = [toMap(past), toMap(published), toMap(current)]
  const restored = past.map((entry) => {
    const name = key(entry)
    const isUnchanged = isDeepEqual(entry, inPublished.get(name))
    return isUnchanged ? (inCurrent.get(name) ?? entry) : entry
  })
  const stays = (name: string) => !inPublished.has(name) || used.has(name)
  const kept = current.filter((entry) => !inPast.has(key(entry)) && stays(key(entry)))
  return { entries: [...restored, ...kept], kept: kept.map(key) }
}
