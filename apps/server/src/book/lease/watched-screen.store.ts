import type { ShownScreen } from '@foyer/contract/messages/shown-screen.ts'
import { statement } from '../../platform/database/statement.ts'

/** The desk's page renews it more often. */
const WATCH_MINUTES = 2

/** What the row gets when no one watches any more. */
export const clearedWatchColumns =
  'watcher_id = null, watcher_name = null, watched_until = null, shown = null, shown_at = null'

/** The latest member of staff to watch replaces another one. Returns nothing if no screen has the check-in open. */
export const watchScreen = statement<{ isNew: boolean }, [reservationId: string, memberId: string, name: string]>(`
  with held as materialized (
    select hotel_id, reservation_id, watcher_id is not distinct from $2::uuid and watched_until > clock_timestamp() as mine
    from checkin_leases
    where reservation_id = $1::uuid and visit_id is not null and expires_at > clock_timestamp()
    for update)
  update checkin_leases lease set watcher_id = $2::uuid, watcher_name = $3::text,
    watched_until = clock_timestamp() + interval '${WATCH_MINUTES} minutes',
    shown = case when held.mine then lease.shown end, shown_at = case when held.mine then lease.shown_at end
  from held where lease.hotel_id = held.hotel_id and lease.reservation_id = held.reservation_id
  returning held.mine is not true as "isNew"`)

export const unwatchScreen = statement<never, [reservationId: string, memberId: string]>(`
  update checkin_leases set ${clearedWatchColumns}
  where reservation_id = $1::uuid and watcher_id = $2::uuid and member_id is null`)

interface WatchedScreen {
  readonly shown: ShownScreen | null
  readonly shownAt: Date | null
}

/** For who watches it, or has taken the check-in over from it. */
export const readWatchedScreen = statement<WatchedScreen, [reservationId: string, memberId: string]>(`
  select shown, shown_at as "shownAt" from checkin_leases
  where reservation_id = $1::uuid and expires_at > clock_timestamp()
    and (member_id = $2::uuid or (member_id is null and watcher_id = $2::uuid and watched_until > clock_timestamp()))`)

/** Who watches the screen of this visit. */
export const findWatcher = statement<{ name: string }, [reservationId: string, visitId: string]>(`
  select watcher_name as name from checkin_leases
  where reservation_id = $1::uuid and visit_id = $2::text and watched_until > clock_timestamp()`)

/**
 * While someone watches, and once more when the desk takes over. Returns nothing if no one may see
 * it. `watcher` is null after that.
 */
export const saveShownScreen = statement<
  { watcher: string | null },
  [reservationId: string, visitId: string, shown: string]
>(`
  update checkin_leases set shown = $3::jsonb, shown_at = clock_timestamp()
  where reservation_id = $1::uuid
    and ((visit_id = $2::text and watched_until > clock_timestamp()) or (taken_from = $2::text and member_id is not null))
  returning case when member_id is null then watcher_name end as watcher`)

/** Deletes pages that staff may no longer see. */
export const clearShownScreens = statement<never, []>(`
  update checkin_leases set ${clearedWatchColumns}
  where (watcher_id is not null or shown is not null)
    and greatest(coalesce(watched_until, expires_at), expires_at) < clock_timestamp()`)
