import type { Wakes } from '../platform/changes/wakes.ts'
import { serverSecret } from '../platform/database/server-secret.store.ts'
import { alertRoutes } from './alerts/alert.routes.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { deskCommands } from './front-desk/commands.ts'
import { followDeskRoutes } from './front-desk/follow-desk.routes.ts'
import { frontDeskRoutes } from './front-desk/front-desk.routes.ts'
import { liveRoutes } from './live/live.routes.ts'
import { hotelWatches } from './live/watch-hotel.ts'
import { lineKeyService } from './screens/line-key.service.ts'
import { screenService } from './screens/screen.service.ts'
import { staffScreensRoutes } from './screens/screens.routes.ts'
import { callSocket } from './video-calls/call-socket.ts'
import { callTokens } from './video-calls/call-token.ts'
import { videoCallRoutes } from './video-calls/video-call.routes.ts'
import { videoCallService } from './video-calls/video-call.service.ts'

/** Real-time features: alerts, the live table, controlled screens and video calls. */
export async function openLines(dependencies: DeskDependencies, wakes: Wakes): Promise<void> {
  const { app, db, now, publicUrl, secureCookies, inBackground, ice, reservations } = dependencies
  const { sites, visits, changes, calls, staffCalls, staffSessions } = dependencies
  alertRoutes(staffCalls, { db, calls })
  liveRoutes(staffCalls, { app, db, now, inBackground, watches: hotelWatches({ db, sites, changes, now }) })
  const commands = deskCommands({ sites, wakes })
  const screens = screenService({ sites, commands, wakes })
  staffScreensRoutes(staffCalls, { screens, lineKeys: lineKeyService(wakes) })
  followDeskRoutes(calls, reservations)
  frontDeskRoutes(app, { db, sites, visits, changes, wakes, commands, publicUrl, secureCookies })
  const tokens = callTokens(await serverSecret(db, 'video-call'))
  videoCallRoutes(calls, staffCalls, videoCallService({ sites, tokens, wakes, changes }))
  callSocket(app, { db, sites, visits, staffSessions, tokens, changes, wakes, ice, publicUrl, secureCookies })
}
