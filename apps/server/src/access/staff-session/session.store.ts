import { randomBytes } from 'node:crypto'
import type { Role } from '@foyer/domain/staff/roles.ts'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import type { Member } from './staff.ts'

/** An idle desk counts as left; a night shift ends. */
export const IDLE_MINUTES = 30
export const MAX_HOURS = 12
/** Writing at every call would cost more than it is worth. */
export const SEEN_SECONDS = 30

export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): string {
  return sha256(token)
}

/** A shift: a desk left during it is locked, but is still notified that a guest is waiting. */
const inShift = sql<boolean>`staff_sessions.created_at > clock_timestamp() - make_interval(hours => ${MAX_HOURS})`

/** Time for the second factor after the password. */
const PENDING_MINUTES = 15

/** Whether nothing is left to prove. People with one of these roles need a second factor. */
const isComplete = (secondFactorRoles: readonly Role[]) => sql<boolean>`(staff_sessions.proved_at is not null
  or not (staff_sessions.needs_factor or exists (select from staff_roles
    where staff_roles.member_id = staff_sessions.member_id and role = any(${[...secondFactorRoles]}))))`

const isPending = sql<boolean>`staff_sessions.created_at > clock_timestamp() - make_interval(mins => ${PENDING_MINUTES})`

const alive = sql<boolean>`seen_at > clock_timestamp() - make_interval(mins => ${IDLE_MINUTES}) and ${inShift}`

interface FindMemberOptions {
  /** Reading does not count as activity. */
  readonly rests?: boolean
  readonly secondFactorRoles: readonly Role[]
  /** Also finds a session that has only proved the password. */
  readonly beforeSecondFactor?: boolean
}

/** The session's member, by the database's clock. */
export async function findMember(
  db: Kysely<Tables>,
  token: string,
  { rests = false, secondFactorRoles, beforeSecondFactor = false }: FindMemberOptions,
): Promise<Member | undefined> {
  const complete = isComplete(secondFactorRoles)
  const session = hashToken(token)
  const found = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff_members', 'staff_members.id', 'staff_sessions.member_id')
    .select(['staff_members.id', 'name', 'email', 'language'])
    .select(sql<boolean>`seen_at < clock_timestamp() - make_interval(secs => ${SEEN_SECONDS})`.as('unseen'))
    .select(sql<boolean>`not ${complete}`.as('needsSecondFactor'))
    .where('token_hash', '=', session)
    .where(alive)
    .where(beforeSecondFactor ? sql<boolean>`(${complete} or ${isPending})` : complete)
    .executeTakeFirst()
  if (!found) return undefined
  const { unseen, ...member } = found
  if (unseen && !rests) {
    await db
      .updateTable('staff_sessions')
      .set({ seen_at: sql`clock_timestamp()` })
      .where('token_hash', '=', session)
      .execute()
  }
  return { ...member, session }
}

/**
 * Whose session this is or was within the shift, however long the desk has been idle. It grants
 * nothing.
 */
export async function findMemberOfIdleSession(
  db: Kysely<Tables>,
  token: string,
  secondFactorRoles: readonly Role[],
): Promise<string | undefined> {
  const found = await db
    .selectFrom('staff_sessions')
    .select('member_id')
    .where('token_hash', '=', hashToken(token))
    .where(inShift)
    .where(isComplete(secondFactorRoles))
    .executeTakeFirst()
  return found?.member_id
}

interface SessionStart {
  readonly needsSecondFactor?: boolean
  /** The company's provider has signed the person in, with a second factor if the company wants one. */
  readonly isProved?: boolean
}

/** Stores only the hash. Expired sessions are deleted at the next sign-in. */
export async function openSession(
  db: Kysely<Tables>,
  memberId: string,
  { needsSecondFactor = false, isProved = false }: SessionStart = {},
): Promise<string> {
  await db.deleteFrom('staff_sessions').where(sql<boolean>`not (${inShift})`).execute()
  const token = createToken()
  await db
    .insertInto('staff_sessions')
    .values({
      token_hash: hashToken(token),
      member_id: memberId,
      needs_factor: needsSecondFactor,
      ...(isProved && { proved_at: sql`clock_timestamp()` }),
    })
    .execute()
  return token
}

export async function endSession(db: Kysely<Tables>, session: string): Promise<void> {
  await db.deleteFrom('staff_sessions').where('token_hash', '=', session).execute()
}

/** Ends all of them, or all but one. */
export async function endMemberSessions(db: Kysely<Tables>, memberId: string, except?: string): Promise<void> {
  await db
    .deleteFrom('staff_sessions')
    .where('member_id', '=', memberId)
    .$if(except !== undefined, (query) => query.where('token_hash', '!=', except ?? ''))
    .execute()
}

/** Ends those that were opened until then. Returns how many there were. */
export async function endSessionsUntil(db: Kysely<Tables>, memberId: string, at: Date): Promise<number> {
  const ended = await db
    .deleteFrom('staff_sessions')
    .where('member_id', '=', memberId)
    .where('created_at', '<=', at)
    .returning('token_hash')
    .execute()
  return ended.length
}

export async function countOpenSessions(
  db: Kysely<Tables>,
  memberIds: readonly string[],
): Promise<Map<string, number>> {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('staff_sessions')
    .select(['member_id', (row) => row.fn.countAll<number>().as('count')])
    .where('member_id', 'in', [...memberIds])
    .where(alive)
    .groupBy('member_id')
    .execute()
  return new Map(rows.map((row) => [row.member_id, row.count]))
}
