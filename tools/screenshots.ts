import { join } from 'node:path'
import { runJourneys } from './journeys.ts'

/** Retakes the README's pictures from the running demo. */
await runJourneys({ PICTURES: join(import.meta.dirname, '..', 'docs/pictures') })
