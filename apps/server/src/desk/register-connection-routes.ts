import type { Wakes } from '../platform/changes/wakes.ts'
import { alertRoutes } from './alerts/alert.routes.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { createDeskCommands } from './front-desk/commands.ts'
import { followDeskRoutes } from './front-desk/follow-desk.routes.ts'
import { frontDeskRoutes } from './front-desk/front-desk.routes.ts'
import type { HotelWatches } from './live/hotel-watches.ts'
import { liveRoutes } from './live/live.routes.ts'
import { createLineKeyService } from './screens/line-key.service.ts'
import { createScreenService } from './screens/screen.service.ts'
import { staffScreensRoutes } from './screens/screens.routes.ts'
import { registerCallSocket } from './video-calls/call-socket.ts'
import { createCallTokens } from './video-calls/call-token.ts'
import { videoCallRoutes } from './video-calls/video-call.routes.ts'
import { createVideoCallService } from './video-calls/video-call.service.ts'

/** Real-time features: alerts, the live table, controlled screens and video calls. */
export function registerConnectionRoutes(dependencies: DeskDependencies, wakes: Wakes, watches: HotelWatches): void {
  const { app, db, now, keySecret, publicUrl, secureCookies, inBackground, ice, reservations } = dependencies
  const { sites, visits, changes, calls, staffCalls, staffSessions } = dependencies
  alertRoutes(staffCalls, { db, calls })
  liveRoutes(staffCalls, { app, db, now, inBackground, watches })
  const commands = createDeskCommands({ sites, wakes })
  const screens = createScreenService({ sites, commands, wakes })
  staffScreensRoutes(staffCalls, { screens, lineKeys: createLineKeyService(wakes) })
  followDeskRoutes(calls, reservations)
  frontDeskRoutes(app, { db, sites, visits, changes, wakes, commands, publicUrl, secureCookies })
  const tokens = createCallTokens(keySecret.sealKey('video-call'))
  videoCallRoutes(calls, staffCalls, createVideoCallService({ sites, tokens, wakes, changes }))
  registerCallSocket(app, { db, sites, visits, staffSessions, tokens, changes, wakes, ice, publicUrl, secureCookies })
}
