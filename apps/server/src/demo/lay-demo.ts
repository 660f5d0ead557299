import { sql } from 'kysely'
import { licenseHash } from '../access/device/license-code.ts'
import { dayAt } from '../access/hotel/hotel.ts'
import { currentConfig, publishConfig } from '../access/site/publish-config.ts'
import { isDemoOff } from '../desk/setup/demo-setting.store.ts'
import type { HotelTransaction } from '../platform/database/hotel-transaction.ts'
import type { Database } from '../platform/database/open-database.ts'
import { StartProblem } from '../platform/env/start-problem.ts'
import type { KeySecret } from '../platform/key-secret/key-secret.ts'
import { layAccounts } from './demo-accounts.ts'
import type { DemoHotel } from './demo-hotel.ts'
import { layStaff } from './demo-staff.ts'
import { DEMO_CURRENCY, demoCompany, demoHotels } from './hotels.ts'
import { layReservations } from './lay-reservations.ts'
import { layTicks } from './lay-ticks.ts'

interface LayDemo {
  /** Also when today's demo is laid already: whatever guests did in it is forgotten. */
  readonly anew?: boolean
}

/**
 * The demo hotels as they stand at the start of their day. Safe to repeat, and by several processes at once: what is
 * there and of today stays as it is. Devices stay enrolled.
 */
export async function layDemo(
  db: Database,
  now: () => Date,
  secret: KeySecret,
  { anew = false }: LayDemo = {},
): Promise<void> {
  if (await isDemoOff(db.directory)) return
  await db.directory
    .insertInto('companies')
    .values(demoCompany)
    .onConflict((known) => known.column('id').doNothing())
    .execute()
  for (const hotel of demoHotels) {
    await openHotel(db, hotel)
    await db.inHotel(hotel.id, (tx) => layHotel(tx, hotel, { day: dayAt(hotel.timeZone, now()), anew, secret }))
  }
  // From any of them: an account belongs to the company.
  const [first] = demoHotels
  if (first) await db.inHotel(first.id, (tx) => layAccounts(tx, { companyId: demoCompany.id, now: now(), anew }))
  await layStaff(db, { anew })
}

/** A real hotel under the same number is never taken for a demo. */
async function openHotel(db: Database, hotel: DemoHotel): Promise<void> {
  const facts = {
    company_id: demoCompany.id,
    name: hotel.name,
    city: hotel.city,
    country: hotel.country,
    time_zone: hotel.timeZone,
    currency: DEMO_CURRENCY,
  }
  const opened = await db.directory
    .insertInto('hotels')
    .values({ id: hotel.id, ...facts, demo: true })
    .onConflict((known) => known.column('id').doUpdateSet(facts).where('hotels.demo', '=', true))
    .returning('id')
    .executeTakeFirst()
  if (!opened) throw new StartProblem(`Hotel ${hotel.id} is a real hotel: the demo cannot be laid in this database.`)
  await db.directory
    .insertInto('license_directory')
    .values(hotel.licenses.map(({ code }) => ({ code_hash: licenseHash(code), of_hotel: hotel.id })))
    .onConflict((known) => known.column('code_hash').doNothing())
    .execute()
}

async function layHotel(
  tx: HotelTransaction,
  hotel: DemoHotel,
  { day, anew, secret }: { day: string; anew: boolean; secret: KeySecret },
): Promise<void> {
  // First, since it also holds off other processes that are laying the same hotel.
  const isNewDay = await markDay(tx, hotel.id, day)
  await tx
    .insertInto('licenses')
    .values(
      hotel.licenses.map(({ code, appKey }) => ({
        hotel_id: hotel.id,
        code_hash: licenseHash(code),
        app_key: appKey,
        reusable: true,
        used_at: null,
      })),
    )
    .onConflict((known) => known.column('code_hash').doNothing())
    .execute()
  // What guests found, asked and held goes with their visits.
  if (anew) {
    await tx.deleteFrom('visits').execute()
    await tx.deleteFrom('alerts').execute()
  }
  const isLaid = isNewDay || anew
  if (isLaid) await layReservations(tx, hotel, { day, secret })
  // With the rooms that are there by now.
  const version = await publishConfig(tx, hotel.id, anew ? hotel.document : await onItsSystem(tx, hotel))
  if (isLaid) await layTicks(tx, hotel, version)
}

/** Whoever operates the server may have given it a system of its own (`npm run hotel-system`), which a restart does not take away. */
async function onItsSystem(tx: HotelTransaction, { id, document }: DemoHotel): Promise<DemoHotel['document']> {
  const { hotel_system, secrets } = (await currentConfig(tx, id)).document
  if (hotel_system?.kind !== 'http') return document
  return { ...document, hotel_system, secrets: { ...document.secrets, hotel_system: secrets?.hotel_system } }
}

/** True when the reservations were laid for another day, or never. */
async function markDay(tx: HotelTransaction, hotelId: number, day: string): Promise<boolean> {
  const marked = await tx
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
  return marked !== undefined
}
