import { statement } from '../../platform/database/statement.ts'

export interface DrawerRow {
  readonly id: string
  readonly ownerId: string | null
  readonly owner: string | null
  readonly openedBy: string
  readonly openedAt: Date
  readonly float: number
  readonly taken: number
  readonly postings: number
  readonly toSafe: number
  readonly fromSafe: number
}

const drawerColumns = `session.id, session.owner_id as "ownerId", owner.name as owner,
  coalesce(opener.name, '') as "openedBy", session.opened_at as "openedAt", session.float_minor as float,
  moved.minor as taken, moved.count as postings, safe.taken as "toSafe", safe.given as "fromSafe"`

/** Both sums are of the moment of the statement. */
const drawerTables = `drawer_sessions session
  left join staff_members owner on owner.id = session.owner_id
  left join staff_members opener on opener.id = session.opened_by
  cross join lateral (
    select coalesce(sum(entry.minor), 0)::int as minor, count(*)::int as count from drawer_postings posting
    join ledger_entries entry on entry.hotel_id = posting.hotel_id and entry.posting_id = posting.posting_id
    where posting.hotel_id = session.hotel_id and posting.session_id = session.id and entry.account <> 'guest') moved
  cross join lateral (
    select coalesce(sum(move.minor) filter (where move.kind = 'toSafe'), 0)::int as taken,
      coalesce(sum(move.minor) filter (where move.kind = 'fromSafe'), 0)::int as given
    from drawer_moves move where move.hotel_id = session.hotel_id and move.session_id = session.id) safe`

export const listOpenDrawers = statement<DrawerRow, []>(`
  select ${drawerColumns} from ${drawerTables} where session.ended_at is null
  order by session.owner_id is not null, owner.name`)

export const findDrawer = statement<DrawerRow, [id: string]>(`
  select ${drawerColumns} from ${drawerTables} where session.id = $1::uuid and session.ended_at is null`)

/** Postings wait until the transaction ends. No row if the drawer has been ended. */
export const lockDrawer = statement<{ id: string }, [id: string]>(`
  select id from drawer_sessions where id = $1::uuid and ended_at is null for update`)

/** What the last count left in a drawer. */
export const findLeftCash = statement<{ minor: number }, [ownerId: string | null]>(`
  select counted_minor - safe_minor as minor from drawer_sessions
  where owner_id is not distinct from $1::uuid and ended_at is not null order by ended_at desc limit 1`)

type NewDrawer = readonly [
  hotelId: number,
  id: string,
  ownerId: string | null,
  memberId: string,
  float: number,
  leftBefore: number | null,
  reason: string | null,
]

/** Inserts nothing, and returns no row, if the drawer is open. */
export const insertDrawer = statement<{ id: string }, NewDrawer>(`
  insert into drawer_sessions (hotel_id, id, owner_id, opened_by, float_minor, left_before_minor, float_reason)
  values ($1::int, $2::uuid, $3::uuid, $4::uuid, $5::int, $6::int, $7::text)
  on conflict do nothing returning id`)

export const insertMove = statement<
  never,
  [
    hotelId: number,
    id: string,
    drawerId: string,
    kind: 'toSafe' | 'fromSafe',
    minor: number,
    note: string | null,
    memberId: string,
  ]
>(`
  insert into drawer_moves (hotel_id, id, session_id, kind, minor, note, member_id)
  values ($1::int, $2::uuid, $3::uuid, $4::text, $5::int, $6::text, $7::uuid)`)

export interface MoveRow {
  readonly drawerId: string
  readonly kind: 'toSafe' | 'fromSafe'
  readonly minor: number
  readonly note: string | null
  readonly by: string
  readonly at: Date
}

export const listMoves = statement<MoveRow, []>(`
  select move.session_id as "drawerId", move.kind, move.minor, move.note, coalesce(member.name, '') as by,
    move.moved_at as at
  from drawer_moves move
  join drawer_sessions session on session.hotel_id = move.hotel_id and session.id = move.session_id
  left join staff_members member on member.id = move.member_id
  where session.ended_at is null order by move.moved_at`)

export interface CountRow {
  readonly drawerId: string
  readonly number: number
  readonly counted: number
  readonly expected: number
  readonly by: string
  readonly at: Date
}

/** The last count of each open drawer. */
export const listLastCounts = statement<CountRow, []>(`
  select distinct on (count.session_id) count.session_id as "drawerId", count.number, count.minor as counted,
    count.expected_minor as expected, coalesce(member.name, '') as by, count.counted_at as at
  from drawer_counts count
  join drawer_sessions session on session.hotel_id = count.hotel_id and session.id = count.session_id
  left join staff_members member on member.id = count.member_id
  where session.ended_at is null order by count.session_id, count.number desc`)

export const insertCount = statement<
  { number: number },
  [hotelId: number, drawerId: string, minor: number, expected: number, pieces: string, memberId: string]
>(`
  insert into drawer_counts (hotel_id, session_id, number, minor, expected_minor, pieces, member_id)
  select $1::int, $2::uuid, (select count(*) + 1 from drawer_counts where session_id = $2::uuid), $3::int, $4::int,
    $5::jsonb, $6::uuid
  returning number`)

export const updateEnded = statement<
  never,
  [id: string, memberId: string, expected: number, counted: number, reason: string | null, toSafe: number]
>(`
  update drawer_sessions set ended_by = $2::uuid, ended_at = clock_timestamp(), expected_minor = $3::int,
    counted_minor = $4::int, reason = $5::text, safe_minor = $6::int
  where id = $1::uuid`)

export interface CountedRow {
  readonly id: string
  readonly owner: string | null
  readonly countedBy: string
  readonly at: Date
  readonly float: number
  readonly expected: number
  readonly counted: number
  readonly counts: number
  readonly reason: string | null
  readonly toSafe: number
}

/** Drawers that were ended after this moment, the newest first. */
export const listCountedDrawers = statement<CountedRow, [since: Date | null]>(`
  select session.id, owner.name as owner, coalesce(ender.name, '') as "countedBy", session.ended_at as at,
    session.float_minor as float, session.expected_minor as expected, session.counted_minor as counted,
    (select count(*)::int from drawer_counts count
      where count.hotel_id = session.hotel_id and count.session_id = session.id) as counts,
    session.reason, session.safe_minor as "toSafe"
  from drawer_sessions session
  left join staff_members owner on owner.id = session.owner_id
  left join staff_members ender on ender.id = session.ended_by
  where session.ended_at > coalesce($1::timestamptz, '-infinity')
  order by session.ended_at desc limit 60`)
