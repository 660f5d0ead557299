import { buildGuest } from './build-guest.ts'
import { printLinks, runServer } from './server-process.ts'

try {
  await buildGuest()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error("The guest's app could not be built.")
  process.exit(1)
}
runServer([], {}, printLinks)
