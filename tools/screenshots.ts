import { join } from 'node:path'
import { runJourneys } from './journeys.ts'

/** Takes the README's pictures anew, from the running demo. */
await runJourneys({ PICTURES: join(import.meta.dirname, '..', 'docs/pictures') })
