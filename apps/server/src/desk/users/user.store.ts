import type { Role } from '@foyer/domain/staff/roles.ts'
import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

const selectUsers = (tx: HotelTransaction, hotelId: number) =>
  tx
    .selectFrom('staff_roles')
    .innerJoin('staff_members', 'staff_members.id', 'staff_roles.member_id')
    .select(['id', 'name', 'staff_members.email', 'role'])
    .where('of_hotel', '=', hotelId)

export function readUsers(tx: HotelTransaction, hotelId: number) {
  return selectUsers(tx, hotelId)
    .leftJoin('staff_identities', 'staff_identities.member_id', 'staff_members.id')
    .select(['password_hash', 'last_sign_in_at', 'staff_identities.subject'])
    .orderBy('name')
    .execute()
}

export interface User {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
}

export function readUser(tx: HotelTransaction, hotelId: number, memberId: string): Promise<User | undefined> {
  return selectUsers(tx, hotelId).where('member_id', '=', memberId).executeTakeFirst()
}

/** Locks the administrators, so that two of them can't remove each other concurrently. */
export async function lockAdministrators(tx: HotelTransaction, hotelId: number): Promise<number> {
  const administrators = await tx
    .selectFrom('staff_roles')
    .select('member_id')
    .where('of_hotel', '=', hotelId)
    .where('role', '=', 'administrator')
    .orderBy('member_id')
    .forUpdate()
    .execute()
  return administrators.length
}

/**
 * An account without roles is deleted with its last role. A company account is remembered as removed
 * here, or its groups would give the role back at the next sign-in.
 */
export async function revokeRole(tx: HotelTransaction, hotelId: number, memberId: string): Promise<void> {
  await tx
    .updateTable('staff_identities')
    .set({ removed_hotels: sql`array_append(array_remove(removed_hotels, ${hotelId}::int), ${hotelId}::int)` })
    .where('member_id', '=', memberId)
    .execute()
  await tx.deleteFrom('staff_roles').where('member_id', '=', memberId).where('of_hotel', '=', hotelId).execute()
  await tx
    .deleteFrom('staff_members')
    .where('id', '=', memberId)
    .where((where) =>
      where.not(where.exists(where.selectFrom('staff_roles').select('role').where('member_id', '=', memberId))),
    )
    .execute()
}
