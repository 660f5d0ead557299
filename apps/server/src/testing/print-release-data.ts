import { createPage } from '../access/page/page.ts'
import { buildApp } from '../app.ts'
import { seedDemo } from '../demo/seed-demo.ts'
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts'
import { connectDatabase } from '../platform/database/open-database.ts'
import { createTemporaryDataDir } from '../platform/database/testing/create-temporary-data-dir.ts'
import { readRowStatements } from '../platform/database/testing/read-row-statements.ts'
import { recordMigrations } from '../platform/database/testing/record-migrations.ts'
import { ROWS_LINE } from '../platform/database/testing/release-format.ts'
import { NOON } from '../platform/database/testing/templates.ts'
import { Browser } from './browser.ts'
import { GuestPage } from './guest-page.ts'
import { checkIn } from './journey.ts'
import { testKeySecret } from './test-key-secret.ts'

/**
 * Prints the demo's data as this version stores it, after a guest has checked in, as SQL that
 * `loadRelease` reads.
 */
const { dataDir, remove } = await createTemporaryDataDir()
const postgres = await startEmbeddedPostgres(dataDir, { fsync: 'off' })
try {
  const tables = await recordMigrations(postgres.url)
  const now = () => new Date(NOON)
  const db = connectDatabase(postgres.url, { name: 'release', size: 2 })
  await seedDemo(db, now, testKeySecret)
  const page = createPage(async () => '<!doctype html><html lang="en"><head><!--site--></head><body></body></html>')
  const app = await buildApp({ db, now, keySecret: testKeySecret, page, logLevel: 'silent' })
  const guest = new GuestPage(new Browser(app), {})
  await guest.load()
  await checkIn(guest, 'FOY1006', 'Dupont')
  await app.close()
  await db.close()
  const rows = await readRowStatements(postgres.url)
  process.stdout.write([...tables, ROWS_LINE, ...rows, ''].join('\n'))
} finally {
  await postgres.stop()
  await remove()
}
