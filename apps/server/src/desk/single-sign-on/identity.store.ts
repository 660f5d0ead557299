import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { Person } from './person.ts'

export interface Identity {
  readonly memberId: string | null
  readonly removedHotels: readonly number[]
}

type Key = Pick<Person, 'issuer' | 'subject'>

/** The company account, created if it is new, and locked until the transaction ends. */
export async function lockIdentity(
  tx: Transaction<Tables>,
  { issuer, subject, email }: Key & { readonly email: string },
): Promise<Identity> {
  return tx
    .insertInto('staff_identities')
    .values({ issuer, subject, email })
    .onConflict((known) => known.columns(['issuer', 'subject']).doUpdateSet({ email }))
    .returning(['member_id as memberId', 'removed_hotels as removedHotels'])
    .executeTakeFirstOrThrow()
}

/** The account of this company account, and its mail address. */
export async function findIdentityMember(
  tx: Transaction<Tables>,
  { issuer, subject }: Key,
): Promise<{ readonly id: string; readonly name: string; readonly email: string } | undefined> {
  return tx
    .selectFrom('staff_identities')
    .innerJoin('staff_members', 'staff_members.id', 'staff_identities.member_id')
    .select(['staff_members.id', 'staff_members.name', 'staff_members.email'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

export async function linkIdentity(tx: Transaction<Tables>, key: Key, memberId: string): Promise<void> {
  await whereIdentity(tx, key).set({ member_id: memberId }).execute()
}

/** Deletes an identity that nothing refers to, such as that of a person without a role. */
export async function deleteUnusedIdentity(tx: Transaction<Tables>, { issuer, subject }: Key): Promise<void> {
  await tx
    .deleteFrom('staff_identities')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('member_id', 'is', null)
    .where('removed_hotels', '=', sql<number[]>`'{}'`)
    .execute()
}

export async function hasIdentity(db: Kysely<Tables>, memberId: string): Promise<boolean> {
  const found = await db
    .selectFrom('staff_identities')
    .select('subject')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return found !== undefined
}

/** Passwords and links to choose one end when a company account takes over. */
export async function endPassword(tx: Transaction<Tables>, memberId: string): Promise<void> {
  await tx.updateTable('staff_members').set({ password_hash: null }).where('id', '=', memberId).execute()
  await tx.deleteFrom('staff_resets').where('member_id', '=', memberId).execute()
}

export async function updateEmergency(tx: Transaction<Tables>, memberId: string, isEmergency: boolean): Promise<void> {
  await tx.updateTable('staff_members').set({ is_emergency: isEmergency }).where('id', '=', memberId).execute()
}

/** Updates name and address; the address stays if another account has the new one. */
export async function updateMember(
  tx: Transaction<Tables>,
  memberId: string,
  { name, email }: Pick<Person, 'name' | 'email'>,
): Promise<void> {
  await tx
    .updateTable('staff_members')
    .set({
      name,
      email: sql<string>`case when exists (
        select from staff_members other where other.email = ${email} and other.id <> ${memberId}::uuid)
        then staff_members.email else ${email} end`,
    })
    .where('id', '=', memberId)
    .execute()
}

export async function deleteRole(tx: Transaction<Tables>, memberId: string, hotelId: number): Promise<void> {
  await tx.deleteFrom('staff_roles').where('member_id', '=', memberId).where('of_hotel', '=', hotelId).execute()
}

/** Its roles and sessions are deleted with it. */
export async function deleteMember(tx: Transaction<Tables>, memberId: string): Promise<void> {
  await tx.deleteFrom('staff_members').where('id', '=', memberId).execute()
}

/** Lets a person sign in again who was removed at this hotel. Returns whether there was one. */
export async function readmitPerson(db: Kysely<Tables>, hotelId: number, email: string): Promise<boolean> {
  const readmitted = await db
    .updateTable('staff_identities')
    .set({ removed_hotels: sql`array_remove(removed_hotels, ${hotelId}::int)` })
    .where('email', '=', email)
    .where(sql<boolean>`${hotelId}::int = any (removed_hotels)`)
    .returning('subject')
    .execute()
  return readmitted.length > 0
}

const whereIdentity = (tx: Transaction<Tables>, { issuer, subject }: Key) =>
  tx.updateTable('staff_identities').where('issuer', '=', issuer).where('subject', '=', subject)
