import { type Insertable, sql, type Transaction } from 'kysely'
import { hashLicenseCode } from '../access/device/license-code.ts'
import type { HotelTransaction } from '../platform/database/hotel-transaction.ts'
import type { Database } from '../platform/database/open-database.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { DemoHotel } from './demo-hotel.ts'

type License = DemoHotel['licenses'][number]

export async function insertCompany(db: Database, company: Insertable<Tables['companies']>): Promise<void> {
  await db.directory
    .insertInto('companies')
    .values(company)
    .onConflict((known) => known.column('id').doNothing())
    .execute()
}

/** Returns false if a real hotel has this number. */
export async function saveHotel(
  db: Database,
  id: number,
  facts: Omit<Insertable<Tables['hotels']>, 'id' | 'demo'>,
): Promise<boolean> {
  const saved = await db.directory
    .insertInto('hotels')
    .values({ id, ...facts, demo: true })
    .onConflict((known) => known.column('id').doUpdateSet(facts).where('hotels.demo', '=', true))
    .returning('id')
    .executeTakeFirst()
  return saved !== undefined
}

export async function insertLicenseDirectory(
  db: Database,
  hotelId: number,
  licenses: readonly License[],
): Promise<void> {
  await db.directory
    .insertInto('license_directory')
    .values(licenses.map(({ code }) => ({ code_hash: hashLicenseCode(code), of_hotel: hotelId })))
    .onConflict((known) => known.column('code_hash').doNothing())
    .execute()
}

export async function insertLicenses(
  tx: HotelTransaction,
  hotelId: number,
  licenses: readonly License[],
): Promise<void> {
  await tx
    .insertInto('licenses')
    .values(
      licenses.map(({ code, appKey }) => ({
        hotel_id: hotelId,
        code_hash: hashLicenseCode(code),
        app_key: appKey,
        reusable: true,
        used_at: null,
      })),
    )
    .onConflict((known) => known.column('code_hash').doNothing())
    .execute()
}

/** Closed days and counted cash of the day before. */
export async function deleteClosedDays(tx: HotelTransaction): Promise<void> {
  await tx.deleteFrom('business_days').execute()
  await tx.deleteFrom('day_postings').execute()
  await tx.deleteFrom('drawer_sessions').execute()
}

/** The receipts of reports that no longer exist. */
export async function deleteReceipts(tx: HotelTransaction): Promise<void> {
  await tx.deleteFrom('authority_receipts').execute()
  await tx.deleteFrom('authority_day_receipts').execute()
}

export async function insertSeededReport(
  tx: HotelTransaction,
  report: Insertable<Tables['authority_reports']>,
  receipt: Insertable<Tables['authority_receipts']> | undefined,
): Promise<void> {
  await tx.insertInto('authority_reports').values(report).execute()
  if (receipt) await tx.insertInto('authority_receipts').values(receipt).execute()
}

/** What guests found, requested and held is deleted with their visits. */
export async function deleteVisitsAndAlerts(tx: HotelTransaction): Promise<void> {
  await tx.deleteFrom('visits').execute()
  await tx.deleteFrom('alerts').execute()
}

/** Hubs stay paired. One that runs reports again within seconds, and the silence of others raises no alert. */
export async function forgetHubReports(tx: HotelTransaction): Promise<void> {
  await tx.updateTable('hubs').set({ told_at: null }).execute()
}

/**
 * Returns true if the reservations were seeded for another day, or never. Locks the hotel's row
 * until the transaction ends.
 */
export async function saveDemoDay(tx: HotelTransaction, hotelId: number, day: string): Promise<boolean> {
  const saved = await tx
    .insertInto('demo_days')
    .values({ hotel_id: hotelId, laid_for: day })
    .onConflict((known) =>
      known
        .column('hotel_id')
        .doUpdateSet({ laid_for: day })
        .where('demo_days.laid_for', '!=', sql<string>`excluded.laid_for`),
    )
    .returning('hotel_id')
    .executeTakeFirst()
  return saved !== undefined
}

export async function deleteAccounts(tx: HotelTransaction): Promise<void> {
  await tx.deleteFrom('accounts').execute()
}

export async function insertAccounts(
  tx: HotelTransaction,
  accounts: readonly Insertable<Tables['accounts']>[],
): Promise<void> {
  await tx
    .insertInto('accounts')
    .values(accounts)
    .onConflict((known) => known.doNothing())
    .execute()
}

interface SeedOptions {
  /** If true, overwrites existing rows; otherwise they stay as they are. */
  readonly reset: boolean
}

export async function saveMember(
  tx: Transaction<Tables>,
  id: string,
  member: Omit<Insertable<Tables['staff_members']>, 'id'>,
  { reset }: SeedOptions,
): Promise<void> {
  await tx
    .insertInto('staff_members')
    .values({ id, ...member })
    .onConflict((known) => (reset ? known.column('id').doUpdateSet(member) : known.doNothing()))
    .execute()
  if (!reset) return
  await tx.deleteFrom('staff_factors').where('member_id', '=', id).execute()
  await tx.deleteFrom('staff_recovery_codes').where('member_id', '=', id).execute()
}

export async function saveRoles(
  tx: Transaction<Tables>,
  {
    memberId,
    role,
    hotels,
  }: { memberId: string; role: Insertable<Tables['staff_roles']>['role']; hotels: readonly number[] },
  { reset }: SeedOptions,
): Promise<void> {
  await tx
    .insertInto('staff_roles')
    .values(hotels.map((hotelId) => ({ member_id: memberId, of_hotel: hotelId, role })))
    .onConflict((known) => (reset ? known.columns(['member_id', 'of_hotel']).doUpdateSet({ role }) : known.doNothing()))
    .execute()
}

export async function insertTicks(
  tx: HotelTransaction,
  ticks: readonly Insertable<Tables['signature_ticks']>[],
): Promise<void> {
  if (ticks.length > 0) await tx.insertInto('signature_ticks').values(ticks).execute()
}
