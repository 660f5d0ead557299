import { statement } from '../../platform/database/statement.ts'

/** The person's own open drawer, or the shared one. It stays open until the transaction ends. */
export const findDrawerOf = statement<{ id: string }, [memberId: string | null]>(`
  select id from drawer_sessions
  where ended_at is null and (owner_id is null or owner_id = $1::uuid)
  order by owner_id is null limit 1 for share`)

/** Opens the shared drawer with what the last count left in it, unless it is open. */
export const openSharedDrawer = statement<never, [hotelId: number, id: string, memberId: string]>(`
  insert into drawer_sessions (hotel_id, id, opened_by, float_minor)
  select $1::int, $2::uuid, $3::uuid, coalesce((
    select counted_minor - safe_minor from drawer_sessions
    where owner_id is null and ended_at is not null order by ended_at desc limit 1), 0)
  on conflict do nothing`)

export const insertDrawerPosting = statement<never, [hotelId: number, postingId: string, sessionId: string]>(`
  insert into drawer_postings (hotel_id, posting_id, session_id) values ($1::int, $2::uuid, $3::uuid)`)
