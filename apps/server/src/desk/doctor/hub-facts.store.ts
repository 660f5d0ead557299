import { isAlive } from '../../access/hub/hub.store.ts'
import type { Database } from '../../platform/database/open-database.ts'

/** The paired hubs of all real hotels, whether or not they report. */
export async function listPairedHubs(db: Database) {
  const hotels = await db.directory.selectFrom('hotels').select(['id', 'name']).where('demo', '=', false).execute()
  const hubs = await Promise.all(
    hotels.map(({ id, name }) =>
      db.inHotel(id, async (tx) => {
        const rows = await tx
          .selectFrom('hubs')
          .leftJoin('devices', 'devices.id', 'hubs.device_id')
          .select(['hubs.version', 'hubs.parts', 'hubs.app_key', 'devices.name', isAlive.as('isAlive')])
          .where('devices.revoked_at', 'is', null)
          .execute()
        return rows.map(({ app_key, name: device, ...hub }) => ({ ...hub, place: `${device || app_key} (${name})` }))
      }),
    ),
  )
  return hubs.flat()
}
