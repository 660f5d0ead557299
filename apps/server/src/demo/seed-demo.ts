import { dayAt } from '../access/hotel/hotel.ts'
import { publishConfig, readCurrentConfig } from '../access/site/publish-config.ts'
import { isDemoOff } from '../desk/setup/demo-setting.store.ts'
import type { HotelTransaction } from '../platform/database/hotel-transaction.ts'
import type { Database } from '../platform/database/open-database.ts'
import { StartProblem } from '../platform/env/start-problem.ts'
import type { KeySecret } from '../platform/secrets/key-secret.ts'
import {
  deleteClosedDays,
  deleteVisitsAndAlerts,
  forgetHubReports,
  insertCompany,
  insertLicenseDirectory,
  insertLicenses,
  saveDemoDay,
  saveHotel,
} from './demo.store.ts'
import { seedAccounts } from './demo-accounts.ts'
import type { DemoHotel } from './demo-hotel.ts'
import { seedStaff } from './demo-staff.ts'
import { DEMO_CURRENCY, demoCompany, demoHotels } from './hotels.ts'
import { seedReports } from './seed-reports.ts'
import { seedReservations } from './seed-reservations.ts'
import { seedTicks } from './seed-ticks.ts'

interface SeedDemoOptions {
  /** Seeds again even if today's demo exists, and deletes what guests did in it. */
  readonly reset?: boolean
}

/**
 * Seeds the demo hotels as they are at the start of their day. Idempotent and safe to run
 * concurrently: today's data stays as it is. Devices stay enrolled.
 */
export async function seedDemo(
  db: Database,
  now: () => Date,
  secret: KeySecret,
  { reset = false }: SeedDemoOptions = {},
): Promise<void> {
  if (await isDemoOff(db.directory)) return
  await insertCompany(db, demoCompany)
  for (const hotel of demoHotels) {
    await saveDemoHotel(db, hotel)
    const day = dayAt(hotel.timeZone, now())
    await db.inHotel(hotel.id, (tx) => seedHotel(tx, hotel, { db, day, reset, secret }))
  }
  // Any hotel works, because accounts belong to the company.
  const [first] = demoHotels
  if (first) await db.inHotel(first.id, (tx) => seedAccounts(tx, { companyId: demoCompany.id, now: now(), reset }))
  await seedStaff(db, { reset })
}

/** Never treats a real hotel with the same number as a demo. */
async function saveDemoHotel(db: Database, hotel: DemoHotel): Promise<void> {
  const facts = {
    company_id: demoCompany.id,
    name: hotel.name,
    city: hotel.city,
    country: hotel.country,
    time_zone: hotel.timeZone,
    currency: DEMO_CURRENCY,
  }
  const opened = await saveHotel(db, hotel.id, facts)
  if (!opened) throw new StartProblem(`Hotel ${hotel.id} is a real hotel: the demo cannot be created in this database.`)
  await insertLicenseDirectory(db, hotel.id, hotel.licenses)
}

async function seedHotel(
  tx: HotelTransaction,
  hotel: DemoHotel,
  { db, day, reset, secret }: { db: Database; day: string; reset: boolean; secret: KeySecret },
): Promise<void> {
  // First, because it locks out other processes that seed the same hotel.
  const isNewDay = await saveDemoDay(tx, hotel.id, day)
  await insertLicenses(tx, hotel.id, hotel.licenses)
  if (reset) {
    await deleteVisitsAndAlerts(tx)
    await forgetHubReports(tx)
  }
  const isSeeded = isNewDay || reset
  if (isSeeded) await deleteClosedDays(tx)
  if (isSeeded) await seedReservations(tx, hotel, { day, secret })
  // After the rooms have been inserted.
  const version = await publishConfig(tx, hotel.id, reset ? hotel.document : await withHotelSystem(tx, hotel))
  if (isSeeded) await seedTicks(tx, hotel, version)
  if (isSeeded) await seedReports(tx, hotel, db)
}

/**
 * Keeps a hotel system that the operator has configured (`npm run hotel-system`) across restarts.
 */
async function withHotelSystem(tx: HotelTransaction, { id, document }: DemoHotel): Promise<DemoHotel['document']> {
  const { hotel_system, secrets } = (await readCurrentConfig(tx, id)).document
  if (hotel_system?.kind !== 'http') return document
  return { ...document, hotel_system, secrets: { ...document.secrets, hotel_system: secrets?.hotel_system } }
}
