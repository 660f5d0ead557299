import type { Language } from '@foyer/domain/basics/language.ts'
import type { Role } from '@foyer/domain/staff/roles.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'
import { hotelColumns } from '../hotel/hotel.store.ts'
import type { Hotel } from '../hotel/hotel.ts'
import { hashToken, IDLE_MINUTES, MAX_HOURS, SEEN_SECONDS } from './session.store.ts'
import type { Member } from './staff.ts'

interface StaffAt {
  readonly member: Member
  /** Undefined if this person does not work at the hotel. */
  readonly at: { readonly hotel: Hotel; readonly role: Role } | undefined
}

/**
 * The session's member, by the database's clock, with their role and the hotel: everything that is
 * checked on entry, in one statement. `rests`: reading does not count as activity.
 */
export async function findStaffAt(
  tx: HotelTransaction,
  token: string,
  { hotelId, rests, secondFactorRoles }: { hotelId: number; rests: boolean; secondFactorRoles: readonly Role[] },
): Promise<StaffAt | undefined> {
  const session = hashToken(token)
  const [row] = await findStaff(tx, session, hotelId, secondFactorRoles)
  if (!row) return undefined
  const { memberId, memberName, email, language, role, isUnseen, ...hotel } = row
  if (isUnseen && !rests) await recordSeen(tx, session)
  return {
    member: { id: memberId, name: memberName, email, language, session, needsSecondFactor: false },
    at: role === null ? undefined : { hotel, role },
  }
}

interface StaffRow extends Hotel {
  readonly memberId: string
  readonly memberName: string
  readonly email: string
  readonly language: Language
  readonly role: Role | null
  readonly isUnseen: boolean
}

const findStaff = statement<StaffRow, [session: string, hotelId: number, secondFactorRoles: readonly Role[]]>(`
  select member.id as "memberId", member.name as "memberName", member.email, member.language, role.role,
    session.seen_at < clock_timestamp() - interval '${SEEN_SECONDS} seconds' as "isUnseen", ${hotelColumns}
  from staff_sessions session join staff_members member on member.id = session.member_id
    left join staff_roles role on role.member_id = member.id and role.of_hotel = $2::int
    left join hotels on hotels.id = role.of_hotel
  where session.token_hash = $1 and session.seen_at > clock_timestamp() - interval '${IDLE_MINUTES} minutes'
    and session.created_at > clock_timestamp() - interval '${MAX_HOURS} hours'
    and (session.proved_at is not null or not (session.needs_factor or exists (
      select from staff_roles held where held.member_id = member.id and held.role = any($3::text[]))))`)

/** Skips a locked row: another call is already writing it, so none has to wait. */
const recordSeen = statement<never, [session: string]>(`
  update staff_sessions set seen_at = clock_timestamp() where token_hash = (
    select token_hash from staff_sessions where token_hash = $1 for update skip locked)`)
