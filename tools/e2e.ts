import { runJourneys } from './journeys.ts'

await runJourneys()
