import type { HotelTransaction } from '../platform/database/hotel-transaction.ts'
import { deleteAccounts, insertAccounts } from './demo.store.ts'
import { demoId } from './demo-id.ts'

interface DemoAccount {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly passport: string
  readonly password: string
  /** Hash of this password, computed in advance because hashing is slow on purpose. */
  readonly hash: string
}

/** Guests with an account and a confirmed address. Their passwords are public. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'lucia.garcia@example.com',
    firstName: 'Lucía',
    lastName: 'García López',
    phone: '+34 600000001',
    passport: 'XDA000418',
    password: 'garden-gate-41',
    hash: '$argon2id$v=19$m=47104,t=2,p=1$TvMiJQnzwAzFvy62h1qUMw$tyLyg78OXuzDNawd3eh0bEB9+eunlkXxGF1m4SfCCIA',
  },
]

const VALID_YEARS = 6

/**
 * Seeds the accounts, which all hotels of the demo company share. Seeding from scratch deletes all
 * other accounts.
 */
export async function seedAccounts(
  tx: HotelTransaction,
  { companyId, now, reset }: { companyId: number; now: Date; reset: boolean },
): Promise<void> {
  if (reset) await deleteAccounts(tx)
  const rows = demoAccounts.map((account) => ({
    company_id: companyId,
    id: demoId(`account ${account.email}`),
    email: account.email,
    first_name: account.firstName,
    last_name: account.lastName,
    phone: account.phone,
    password_hash: account.hash,
    confirmed_at: now,
    document_type: 'P' as const,
    document_number: account.passport,
    document_expiry: `${now.getUTCFullYear() + VALID_YEARS}-03-31`,
  }))
  await insertAccounts(tx, rows)
}
