import { buildApps } from './build-apps.ts'
import { printLinks, runServer } from './server-process.ts'

try {
  await buildApps()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error('The applications could not be built.')
  process.exit(1)
}
runServer([], {}, printLinks)
