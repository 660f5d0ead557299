import { readCurrentConfig } from '../../access/site/publish-config.ts'
import type { Database } from '../../platform/database/open-database.ts'

interface SystemFacts {
  readonly place: string
  readonly pulledAt: Date | undefined
  readonly error: string | undefined
}

/** How the systems of all real hotels were last read; hotels without one are left out. */
export async function listHotelSystems(db: Database): Promise<SystemFacts[]> {
  const hotels = await db.directory.selectFrom('hotels').select(['id', 'name']).where('demo', '=', false).execute()
  const systems = await Promise.all(
    hotels.map(({ id, name }) =>
      db.inHotel(id, async (tx): Promise<SystemFacts[]> => {
        const { document } = await readCurrentConfig(tx, id)
        const kind = document.hotel_system?.kind ?? 'embedded'
        if (kind === 'embedded') return []
        const read = await tx.selectFrom('hotel_systems').select(['pulled_at', 'pull_error']).executeTakeFirst()
        return [
          { place: `${kind} of ${name}`, pulledAt: read?.pulled_at ?? undefined, error: read?.pull_error ?? undefined },
        ]
      }),
    ),
  )
  return systems.flat()
}
