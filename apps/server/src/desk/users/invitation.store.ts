import { randomUUID } from 'node:crypto'
import type { Role } from '@foyer/domain/staff/roles.ts'
import { type Kysely, sql } from 'kysely'
import { createToken, hashToken } from '../../access/staff-session/session.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { INVITATION_DAYS } from '../session/reset.store.ts'

interface NewInvitation {
  readonly memberId: string
  readonly hotelId: number
  readonly role: Role
  readonly name: string
}

/** A later invitation replaces an earlier one. */
export async function createInvitation(
  tx: HotelTransaction,
  { memberId, hotelId, role, name }: NewInvitation,
): Promise<{ id: string; token: string }> {
  const token = createToken()
  const told = { token_hash: hashToken(token), role, name, expires_at: expiresAt }
  const { id } = await tx
    .insertInto('staff_invitations')
    .values({ id: randomUUID(), member_id: memberId, of_hotel: hotelId, ...told })
    .onConflict((known) => known.columns(['member_id', 'of_hotel']).doUpdateSet(told))
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token }
}

const expiresAt = sql<Date>`clock_timestamp() + make_interval(days => ${sql.lit(INVITATION_DAYS)})`
const isOpen = sql<boolean>`expires_at > clock_timestamp()`

/** Returns only what the inviting hotel wrote itself. */
export function readInvitations(tx: HotelTransaction, hotelId: number) {
  return tx
    .selectFrom('staff_invitations')
    .innerJoin('staff_members', 'staff_members.id', 'staff_invitations.member_id')
    .select(['staff_invitations.id', 'staff_invitations.name', 'email', 'role'])
    .where('of_hotel', '=', hotelId)
    .where(isOpen)
    .orderBy('staff_invitations.name')
    .execute()
}

/** Returns whether there was an invitation to change. */
export async function updateInvitation(
  tx: HotelTransaction,
  hotelId: number,
  id: string,
  role: Role,
): Promise<boolean> {
  const changed = await tx
    .updateTable('staff_invitations')
    .set({ role })
    .where('of_hotel', '=', hotelId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Returns whose it was. */
export async function revokeInvitation(tx: HotelTransaction, hotelId: number, id: string): Promise<string | undefined> {
  const taken = await tx
    .deleteFrom('staff_invitations')
    .using('staff_members')
    .whereRef('staff_members.id', '=', 'staff_invitations.member_id')
    .where('of_hotel', '=', hotelId)
    .where('staff_invitations.id', '=', id)
    .returning('email')
    .executeTakeFirst()
  return taken?.email
}

/** Accepts an invitation once, and only for the invited member. */
export async function consumeInvitation(db: Kysely<Tables>, memberId: string, token: string) {
  return db
    .deleteFrom('staff_invitations')
    .where('token_hash', '=', hashToken(token))
    .where('member_id', '=', memberId)
    .where(isOpen)
    .returning(['of_hotel as hotelId', 'role'])
    .executeTakeFirst()
}

/** In the fragment, which never reaches a server's log. */
export function formatInvitationLink(baseUrl: string, token: string): string {
  return `${baseUrl}/staff/#/invitation/${token}`
}
