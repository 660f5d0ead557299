import { DEFAULT_HUB_PORT, type HubStatus } from '@foyer/contract/messages/device.ts'
import type { DevicePart } from '@foyer/domain/alert/alert-reasons.ts'
import { DESK_APP_KEY } from '@foyer/domain/device/device-kind.ts'
import { type Kysely, sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'

/** A hub reports every ten seconds; after three missed reports it counts as gone. */
const ALIVE_SECONDS = 35

/** As an SQL expression. */
export const isAliveSql = (hubs: string) =>
  `coalesce(${hubs}.told_at > now() - interval '${ALIVE_SECONDS} seconds', false)`

export const isAlive = sql.raw<boolean>(isAliveSql('hubs'))

interface Boot {
  readonly pairing: string
  readonly token: string
  readonly port: number
  readonly version: string
  readonly broken?: DevicePart[] | undefined
  readonly parts?: HubStatus | undefined
}

/** Pairs a hub with the kiosks of these app keys. Only a hash of the code is stored. */
export async function pairHub(
  db: Database,
  { hotelId, appKeys, code }: { hotelId: number; appKeys: readonly string[]; code: string },
): Promise<void> {
  if (appKeys.length === 0) return
  const hash = sha256(code)
  await db.directory
    .insertInto('hub_directory')
    .values({ code_hash: hash, of_hotel: hotelId, desk: appKeys.includes(DESK_APP_KEY) })
    .onConflict((known) => known.doNothing())
    .execute()
  await db.inHotel(hotelId, (tx) =>
    tx
      .insertInto('hubs')
      .values(
        appKeys.map((appKey) => ({
          hotel_id: hotelId,
          code_hash: hash,
          app_key: appKey,
          token: null,
          port: null,
          version: null,
          told_at: null,
        })),
      )
      .onConflict((known) => known.doNothing())
      .execute(),
  )
}

/**
 * Deletes codes without a specific device whose hubs have been silent for a day; a demo creates a
 * new one at each start.
 */
export async function purgeSilentHubs(db: Database, hotelId: number): Promise<void> {
  const gone = await db.inHotel(hotelId, (tx) =>
    tx
      .deleteFrom('hubs')
      .where('device_id', 'is', null)
      .where(sql<boolean>`coalesce(told_at, paired_at) < now() - interval '1 day'`)
      .returning('code_hash')
      .execute(),
  )
  if (gone.length === 0) return
  await db.directory
    .deleteFrom('hub_directory')
    .where('of_hotel', '=', hotelId)
    .where(
      'code_hash',
      'in',
      gone.map((row) => row.code_hash),
    )
    .execute()
}

/** The hotels that have paired a hub with this code. */
export async function listHotelsOfHub(db: Kysely<Tables>, pairing: string): Promise<number[]> {
  const rows = await db
    .selectFrom('hub_directory')
    .select('of_hotel')
    .where('code_hash', '=', sha256(pairing))
    .execute()
  return rows.map((row) => row.of_hotel)
}

/** Returns whether anything changed: a part, or that the hub is alive again. */
export async function recordBoot(tx: HotelTransaction, boot: Boot): Promise<boolean> {
  const { pairing, token, port, version, broken = null } = boot
  const parts = boot.parts ? JSON.stringify(boot.parts) : null
  const [before] = await readParts(tx, sha256(pairing), parts)
  const rows = await tx
    .updateTable('hubs')
    .set({ token, port, version, broken, parts, told_at: sql`now()` })
    .where('code_hash', '=', sha256(pairing))
    .returning(['app_key', 'device_id'])
    .execute()
  const desk = rows.find(({ app_key }) => app_key === DESK_APP_KEY)
  if (desk) await recordDesk(tx, { pairing, port, deviceId: desk.device_id })
  return before?.isSame !== true
}

const readParts = statement<{ isSame: boolean }, [codeHash: string, parts: string | null]>(`
  select ${isAliveSql('hubs')} and parts is not distinct from $2::jsonb as "isSame" from hubs where code_hash = $1 limit 1`)

/** Records the port and marks the device as seen, because a desk has no page that would do so. */
async function recordDesk(
  tx: HotelTransaction,
  { pairing, port, deviceId }: { pairing: string; port: number; deviceId: string | null },
): Promise<void> {
  await tx.updateTable('hub_directory').set({ port }).where('code_hash', '=', sha256(pairing)).execute()
  if (deviceId)
    await tx.updateTable('devices').set({ last_seen_at: sql`clock_timestamp()` }).where('id', '=', deviceId).execute()
}

interface LiveHub {
  readonly hub: string
  readonly token: string
  readonly port: number
}

interface Kiosk {
  readonly appKey: string
  readonly deviceId: string
}

/** The live hubs of this kiosk and those of no specific kiosk, most recently seen first. */
export async function listLiveHubs(tx: HotelTransaction, { appKey, deviceId }: Kiosk): Promise<LiveHub[]> {
  const rows = await tx
    .selectFrom('hubs')
    .select(['code_hash', 'token', 'port'])
    .where('app_key', '=', appKey)
    .where((hub) => hub.or([hub('device_id', '=', deviceId), hub('device_id', 'is', null)]))
    .where(isAlive)
    .orderBy('told_at', 'desc')
    .execute()
  return rows.flatMap(toLiveHubs)
}

function toLiveHubs({
  code_hash,
  token,
  port,
}: {
  code_hash: string
  token: string | null
  port: number | null
}): LiveHub[] {
  return token !== null && port !== null ? [{ hub: code_hash, token, port }] : []
}

/** The live hubs at the hotel's desks. */
export async function listLiveDeskHubs(
  tx: HotelTransaction,
): Promise<readonly (LiveHub & { readonly name: string; readonly hasScanner: boolean })[]> {
  const rows = await tx
    .selectFrom('hubs')
    .leftJoin('devices', (join) =>
      join.onRef('devices.hotel_id', '=', 'hubs.hotel_id').onRef('devices.id', '=', 'hubs.device_id'),
    )
    .select(['code_hash', 'token', 'port', 'parts', 'devices.name'])
    .where('hubs.app_key', '=', DESK_APP_KEY)
    .where(isAlive)
    .orderBy('told_at', 'desc')
    .execute()
  return rows.flatMap((row) =>
    toLiveHubs(row).map((hub) => ({ ...hub, name: row.name ?? '', hasScanner: row.parts?.scanner !== undefined })),
  )
}

/** Ports of hubs at desks, across all hotels: a staff page is served before its hotel is known. */
export async function listDeskPorts(tx: Kysely<Tables>): Promise<number[]> {
  const rows = await tx.selectFrom('hub_directory').select('port').distinct().where('desk', '=', true).execute()
  return rows.flatMap(({ port }) => port ?? [])
}

/** Ports where this kiosk's hub may listen: those reported so far, otherwise the default ones. */
export async function listHubPorts(tx: HotelTransaction, appKey: string): Promise<number[]> {
  const rows = await tx.selectFrom('hubs').select('port').distinct().where('app_key', '=', appKey).execute()
  const told = rows.flatMap(({ port }) => port ?? [])
  return [...new Set([DEFAULT_HUB_PORT, ...told])]
}

/** Ports of the demo's hubs, which belong to no specific device. */
export async function listLobbyPorts(tx: HotelTransaction): Promise<number[]> {
  const rows = await tx
    .selectFrom('hubs')
    .select('port')
    .distinct()
    .where('device_id', 'is', null)
    .where(isAlive)
    .execute()
  return rows.flatMap(({ port }) => port ?? [])
}
