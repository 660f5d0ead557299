import type { Database } from '../../platform/database/open-database.ts'
import type { Feed } from './feed.ts'

/** Hears every hotel's system once. One that does not answer makes no other wait for its next turn. */
export async function pullFeeds(db: Database, feed: Feed): Promise<{ failed: number[] }> {
  const hotels = await db.directory.selectFrom('hotels').select('id').orderBy('id').execute()
  const results = await Promise.allSettled(hotels.map(({ id }) => feed.pull(id)))
  return { failed: hotels.flatMap(({ id }, at) => (results[at]?.status === 'rejected' ? [id] : [])) }
}
