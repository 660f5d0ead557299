import { randomUUID } from 'node:crypto'
import type { Language } from '@foyer/domain/basics/language.ts'
import type { Role } from '@foyer/domain/staff/roles.ts'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

export async function findMemberByEmail(db: Kysely<Tables>, email: string) {
  return db.selectFrom('staff_members').selectAll().where('email', '=', email).executeTakeFirst()
}

export async function findMemberById(db: Kysely<Tables>, id: string) {
  return db.selectFrom('staff_members').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Hotels where this member works, in the order of their numbers. */
export async function listRoles(db: Kysely<Tables>, memberId: string): Promise<{ hotelId: number; role: Role }[]> {
  return db
    .selectFrom('staff_roles')
    .select(['of_hotel as hotelId', 'role'])
    .where('member_id', '=', memberId)
    .orderBy('of_hotel')
    .execute()
}

export async function findRole(db: Kysely<Tables>, memberId: string, hotelId: number): Promise<Role | undefined> {
  const row = await db
    .selectFrom('staff_roles')
    .select('role')
    .where('member_id', '=', memberId)
    .where('of_hotel', '=', hotelId)
    .executeTakeFirst()
  return row?.role
}

/** An existing member retains name, language and password. Returns their id. */
export async function saveMember(
  db: Kysely<Tables>,
  { email, name, language }: { email: string; name: string; language: Language },
): Promise<string> {
  await db
    .insertInto('staff_members')
    .values({ id: randomUUID(), email, name, language })
    .onConflict((known) => known.column('email').doNothing())
    .execute()
  const row = await db.selectFrom('staff_members').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return row.id
}

export async function grantRole(
  db: Kysely<Tables>,
  { memberId, hotelId, role }: { memberId: string; hotelId: number; role: Role },
): Promise<void> {
  await db
    .insertInto('staff_roles')
    .values({ member_id: memberId, of_hotel: hotelId, role })
    .onConflict((known) => known.columns(['member_id', 'of_hotel']).doUpdateSet({ role }))
    .execute()
  // A person who was removed here has been invited again.
  await db
    .updateTable('staff_identities')
    .set({ removed_hotels: sql`array_remove(removed_hotels, ${hotelId}::int)` })
    .where('member_id', '=', memberId)
    .execute()
}

/** Locks the person, so that two changes of their password or factors run one after the other. */
export async function lockMember(db: Kysely<Tables>, memberId: string): Promise<void> {
  await db.selectFrom('staff_members').select('id').where('id', '=', memberId).forUpdate().executeTakeFirst()
}

export async function setLanguage(db: Kysely<Tables>, memberId: string, language: Language): Promise<void> {
  await db.updateTable('staff_members').set({ language }).where('id', '=', memberId).execute()
}

export async function recordSignIn(db: Kysely<Tables>, memberId: string): Promise<void> {
  await db.updateTable('staff_members').set({ last_sign_in_at: sql`now()` }).where('id', '=', memberId).execute()
}
