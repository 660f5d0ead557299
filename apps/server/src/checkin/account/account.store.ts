import { randomUUID } from 'node:crypto'
import type { AccountDocument, AccountProfile } from '@foyer/domain/account/account.ts'
import type { Selectable } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Tables } from '../../platform/database/tables.ts'

export type AccountRow = Selectable<Tables['accounts']>

/** The type check fails if a column is missing. */
export const accountColumns = Object.keys({
  company_id: true,
  id: true,
  email: true,
  first_name: true,
  last_name: true,
  phone: true,
  password_hash: true,
  confirmed_at: true,
  document_type: true,
  document_number: true,
  document_expiry: true,
  created_at: true,
} satisfies Record<keyof AccountRow, true>)

/** Row security limits this to accounts of the hotel's company. */
export async function findAccountByEmail(tx: HotelTransaction, email: string): Promise<AccountRow | undefined> {
  return tx.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst()
}

interface NewAccount {
  readonly companyId: number
  readonly email: string
  readonly firstName: string | undefined
  readonly lastName: string | undefined
  readonly phone: string | undefined
  readonly passwordHash: string
}

/** Returns undefined if an account with this address already exists (unique index). */
export async function insertAccount(tx: HotelTransaction, given: NewAccount): Promise<AccountRow | undefined> {
  return tx
    .insertInto('accounts')
    .values({
      company_id: given.companyId,
      id: randomUUID(),
      email: given.email,
      first_name: given.firstName ?? null,
      last_name: given.lastName ?? null,
      phone: given.phone ?? null,
      password_hash: given.passwordHash,
    })
    .onConflict((known) => known.columns(['company_id', 'email']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

type Changes = Partial<Omit<AccountRow, 'company_id' | 'id' | 'created_at'>>

export async function updateAccount(tx: HotelTransaction, id: string, changes: Changes): Promise<void> {
  await tx.updateTable('accounts').set(changes).where('id', '=', id).execute()
}

/** Links reservations found by number and surname to the account. */
export async function saveForAccount(
  tx: HotelTransaction,
  { hotelId, account }: { hotelId: number; account: Pick<AccountRow, 'id' | 'company_id'> },
  reservationIds: readonly string[],
): Promise<void> {
  if (reservationIds.length === 0) return
  const { id, company_id } = account
  await tx
    .insertInto('account_reservations')
    .values(reservationIds.map((one) => ({ hotel_id: hotelId, company_id, account_id: id, reservation_id: one })))
    .onConflict((known) => known.doNothing())
    .execute()
}

export async function listSavedByAccount(tx: HotelTransaction, accountId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('account_reservations')
    .select('reservation_id')
    .where('account_id', '=', accountId)
    .execute()
  return rows.map((row) => row.reservation_id)
}

export function toProfile(row: AccountRow): AccountProfile {
  return {
    firstName: row.first_name ?? undefined,
    lastName: row.last_name ?? undefined,
    email: row.email,
    phone: row.phone ?? undefined,
    emailConfirmed: row.confirmed_at !== null,
    document: toDocument(row),
  }
}

function toDocument(row: AccountRow): AccountDocument | undefined {
  const { document_type: documentType, document_number: documentNumber, document_expiry: expiryDate } = row
  return documentType && documentNumber && expiryDate ? { documentType, documentNumber, expiryDate } : undefined
}
