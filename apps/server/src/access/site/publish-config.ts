import { checkConfig } from '@foyer/domain/config/check-config.ts'
import { isDeepEqual } from '@foyer/domain/config/diff-configs.ts'
import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import type { ConfigIssue } from '@foyer/domain/config/parse-hotel-config.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { WrongFields } from '../../platform/http/answer-problems.ts'
import { findNewestConfig, insertConfig, lockConfig } from './config.store.ts'
import { findTablesInUse, type HotelTables, readHotelTables, sortTables, writeHotelTables } from './hotel-tables.ts'

/** The newest publication, with the hotel and its rooms as they are now. */
export interface CurrentConfig {
  /** 0 if nothing is published. */
  readonly version: number
  readonly document: HotelConfigInput
  readonly tables: HotelTables
}

export async function readCurrentConfig(tx: HotelTransaction, hotelId: number): Promise<CurrentConfig> {
  const tables = await readHotelTables(tx, hotelId)
  if (!tables) throw new Problem('notFound', `there is no hotel ${hotelId}`)
  const newest = await findNewestConfig(tx)
  return { version: newest?.version ?? 0, document: toFullDocument(newest?.document ?? {}, tables), tables }
}

const toFullDocument = (document: HotelConfigInput, { hotel, roomTypes, rooms }: HotelTables): HotelConfigInput => ({
  ...document,
  hotel,
  roomTypes: [...roomTypes],
  rooms: [...rooms],
})

export type CheckedConfig =
  | { readonly ok: true; readonly document: HotelConfigInput; readonly tables: HotelTables }
  | { readonly ok: false; readonly issues: readonly ConfigIssue[] }

/** Fills in what the document omits, or returns what is wrong with it here and now. */
export async function checkForHotel(
  tx: HotelTransaction,
  current: CurrentConfig,
  document: unknown,
): Promise<CheckedConfig> {
  const read = checkConfig(document)
  if (!read.ok) return read
  const { hotel, roomTypes, rooms } = read.config
  const known = current.tables
  const tables = sortTables({
    hotel: hotel ?? known.hotel,
    roomTypes: roomTypes ?? known.roomTypes,
    rooms: rooms ?? known.rooms,
  })
  const completed = toFullDocument(document as HotelConfigInput, tables)
  // A list that was omitted may not fit one that was given.
  const again = checkConfig(completed)
  if (!again.ok) return again
  const issues = await findTablesInUse(tx, known, tables)
  return issues.length > 0 ? { ok: false, issues } : { ok: true, document: completed, tables }
}

interface Publication {
  readonly by?: string | undefined
  readonly restores?: number | undefined
  readonly undoes?: number | undefined
}

/**
 * Never stores a document that can't be read. Returns its version, or the old one if nothing
 * changed.
 */
export async function publishConfig(
  tx: HotelTransaction,
  hotelId: number,
  document: HotelConfigInput,
  { by, restores, undoes }: Publication = {},
): Promise<number> {
  await lockConfig(tx, hotelId)
  const current = await readCurrentConfig(tx, hotelId)
  const checked = await checkForHotel(tx, current, document)
  if (!checked.ok) throw new WrongFields(checked.issues.map(({ path, message }) => ({ path, issue: message })))
  if (current.version > 0 && isDeepEqual(checked.document, current.document)) return current.version
  await writeHotelTables(tx, hotelId, current.tables, checked.tables)
  const version = current.version + 1
  await insertConfig(tx, hotelId, { version, document: checked.document, by, restores, undoes })
  return version
}
