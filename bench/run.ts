import { runTrials } from '@foyer/tools/trials/run-trials.ts'
import { arrivals } from './arrivals/arrivals.ts'
import { calls } from './calls/calls.ts'
import { checkIn } from './check-in/check-in.ts'
import { createFeedTrial } from './feed/feed.ts'
import { firstScreen } from './first-screen/first-screen.ts'
import { growth } from './growth/growth.ts'
import { jobs } from './jobs/jobs.ts'
import { load } from './load/load.ts'
import { outside } from './outside/outside.ts'
import { rack } from './rack/rack.ts'
import { realtime } from './realtime/realtime.ts'
import { start } from './start/start.ts'
import { tab } from './tab/tab.ts'
import { vision } from './vision/vision.ts'

await runTrials('bench', {
  'first-screen': firstScreen,
  'check-in': checkIn,
  start,
  outside,
  calls,
  growth,
  jobs,
  load,
  arrivals,
  feed: createFeedTrial(),
  rack,
  realtime,
  tab,
  vision,
})
