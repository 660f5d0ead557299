import { randomUUID } from 'node:crypto'
import type { FactorKind } from '@foyer/domain/staff/second-factor.ts'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

type Db = Kysely<Tables>

export function listFactors(db: Db, memberId: string) {
  return db
    .selectFrom('staff_factors')
    .select(['id', 'kind', 'name', 'created_at', 'last_used_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .execute()
}

export async function listFactorKinds(db: Db, memberId: string): Promise<FactorKind[]> {
  const rows = await db
    .selectFrom('staff_factors')
    .select('kind')
    .distinct()
    .where('member_id', '=', memberId)
    .orderBy('kind', 'desc')
    .execute()
  return rows.map(({ kind }) => kind)
}

export async function listTotps(db: Db, memberId: string) {
  const rows = await db
    .selectFrom('staff_factors')
    .select(['id', 'secret'])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'totp')
    .execute()
  return rows.map(({ id, secret }) => ({ id, secret: secret ?? '' }))
}

/** The id is chosen before, because the secret is bound to it. */
export async function insertTotp(
  db: Db,
  totp: { readonly id: string; readonly memberId: string; readonly name: string; readonly secret: string },
): Promise<void> {
  const { id, memberId, name, secret } = totp
  await db.insertInto('staff_factors').values({ id, member_id: memberId, kind: 'totp', name, secret }).execute()
}

/** Returns false if a code of this step, or an answer to this challenge, or a later one was used before. */
export async function consumeStep(db: Db, id: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_factors')
    .set({ last_step: step, last_used_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface NewPasskey {
  readonly memberId: string
  readonly name: string
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: readonly string[]
}

/** Returns false if the passkey is known already, to this person or to another. */
export async function insertPasskey(db: Db, passkey: NewPasskey): Promise<boolean> {
  const inserted = await db
    .insertInto('staff_factors')
    .values({
      id: randomUUID(),
      member_id: passkey.memberId,
      kind: 'passkey',
      name: passkey.name,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: [...passkey.transports],
      last_used_at: sql`clock_timestamp()`,
    })
    .onConflict((known) => known.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export interface Passkey {
  readonly id: string
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: readonly string[]
}

export interface OwnedPasskey extends Passkey {
  readonly memberId: string
}

const selectPasskeys = (db: Db) =>
  db
    .selectFrom('staff_factors')
    .select(['id', 'member_id', 'credential_id', 'public_key', 'counter', 'transports'])
    .where('kind', '=', 'passkey')

const toPasskey = (row: Awaited<ReturnType<ReturnType<typeof selectPasskeys>['execute']>>[number]): OwnedPasskey => ({
  id: row.id,
  memberId: row.member_id,
  credentialId: row.credential_id ?? '',
  publicKey: row.public_key ?? Buffer.alloc(0),
  counter: Number(row.counter ?? 0),
  transports: row.transports ?? [],
})

export async function listPasskeys(db: Db, memberId: string): Promise<Passkey[]> {
  return (await selectPasskeys(db).where('member_id', '=', memberId).execute()).map(toPasskey)
}

export async function findPasskey(db: Db, credentialId: string): Promise<OwnedPasskey | undefined> {
  const row = await selectPasskeys(db).where('credential_id', '=', credentialId).executeTakeFirst()
  return row && toPasskey(row)
}

/** Returns false if the passkey was removed in the meantime. */
export async function recordPasskeyUse(db: Db, id: string, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_factors')
    .set({ counter, last_used_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteFactor(db: Db, memberId: string, id: string): Promise<void> {
  await db.deleteFrom('staff_factors').where('member_id', '=', memberId).where('id', '=', id).execute()
}

/** Those of these people who have a factor. */
export async function listMembersWithFactor(db: Db, memberIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (memberIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('staff_factors')
    .select('member_id')
    .distinct()
    .where('member_id', 'in', [...memberIds])
    .execute()
  return new Set(rows.map((row) => row.member_id))
}

export async function deleteAllFactors(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('staff_factors').where('member_id', '=', memberId).execute()
  await db.deleteFrom('staff_recovery_codes').where('member_id', '=', memberId).execute()
}

export async function countRecoveryCodes(db: Db, memberId: string): Promise<number> {
  const row = await db
    .selectFrom('staff_recovery_codes')
    .select((rows) => rows.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Earlier codes stop working. */
export async function replaceRecoveryCodes(db: Db, memberId: string, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('staff_recovery_codes').where('member_id', '=', memberId).execute()
  if (hashes.length === 0) return
  const rows = hashes.map((hash) => ({ member_id: memberId, code_hash: hash }))
  await db.insertInto('staff_recovery_codes').values(rows).execute()
}

/** Returns true for the first use only. */
export async function consumeRecoveryCode(db: Db, memberId: string, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_recovery_codes')
    .where('member_id', '=', memberId)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
