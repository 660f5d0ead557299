import type { Access, Ground } from '../access/open-access.ts'
import { doorCodes } from '../book/door-codes/door-codes.ts'
import type { Checkin } from '../checkin/open-checkin.ts'
import { fileRegister } from '../outside/police/file-register.ts'
import { postgresWakes } from '../platform/changes/wakes.ts'
import type { Database } from '../platform/database/open-database.ts'
import { serverSecret } from '../platform/server-secret/server-secret.store.ts'
import { alertRoutes } from './alerts/alert.routes.ts'
import { arrivalsRoutes } from './arrivals/arrivals.routes.ts'
import { stayRoutes } from './arrivals/stay.routes.ts'
import { stayService } from './arrivals/stay.service.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { staffCheckOutRoutes } from './check-out/check-out.routes.ts'
import { checkOutService } from './check-out/check-out.service.ts'
import { hotelRoutes } from './config/hotel.routes.ts'
import { depositRoutes } from './deposit/deposit.routes.ts'
import { depositService } from './deposit/deposit.service.ts'
import { keepTakenOf } from './deposit/keep-taken.ts'
import { staffDeviceRoutes } from './devices/device.routes.ts'
import { deviceService } from './devices/device.service.ts'
import { hubBootRoutes } from './devices/hub-boot.routes.ts'
import { deskCommands } from './front-desk/commands.ts'
import { followDeskRoutes } from './front-desk/follow-desk.routes.ts'
import { frontDeskRoutes } from './front-desk/front-desk.routes.ts'
import { guestWordsRoutes } from './guest-words/guest-words.routes.ts'
import { staffHotelSystemRoutes } from './hotel-system/hotel-system.routes.ts'
import { importRoutes } from './import/import.routes.ts'
import { staffKeyRoutes } from './keys/keys.routes.ts'
import { liveRoutes } from './live/live.routes.ts'
import { hotelWatches } from './live/watch-hotel.ts'
import { lostCodesRoutes } from './lost-codes/lost-codes.routes.ts'
import { mailRoutes } from './mails/mail.routes.ts'
import { mailService } from './mails/mail.service.ts'
import { membersRoutes } from './members/members.routes.ts'
import { messageRoutes } from './messages/message.routes.ts'
import { messageService } from './messages/message.service.ts'
import { hubRefundRoutes } from './money/hub-refunds.routes.ts'
import { moneyRoutes } from './money/money.routes.ts'
import { refunds as openRefunds } from './money/refunds.ts'
import { shiftRoutes } from './money/shift.routes.ts'
import { shiftService } from './money/shift.service.ts'
import { staffPageRoutes } from './page/page.routes.ts'
import { policeRoutes } from './police/police.routes.ts'
import { policeService } from './police/police.service.ts'
import { staffLinkRoutes } from './pre-checkin-links/staff-link.routes.ts'
import { staffLinkService } from './pre-checkin-links/staff-link.service.ts'
import { privacyRoutes } from './privacy/privacy.routes.ts'
import { registrationRoutes } from './registration/registration.routes.ts'
import { roomWaitsRoutes } from './room-waits/room-waits.routes.ts'
import { lineKeyService } from './screens/line-key.service.ts'
import { screenService } from './screens/screen.service.ts'
import { staffScreensRoutes } from './screens/screens.routes.ts'
import { resetRoutes } from './session/reset.routes.ts'
import { resetService } from './session/reset.service.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { sessionService } from './session/session.service.ts'
import { FIRST_RUN_SECRET } from './setup/first-run.ts'
import { setUpRoutes } from './setup/set-up.routes.ts'
import { userRoutes } from './users/user.routes.ts'
import { userService } from './users/user.service.ts'
import { callSocket } from './video-calls/call-socket.ts'
import { callTokens } from './video-calls/call-token.ts'
import type { IceSettings } from './video-calls/ice-servers.ts'
import { videoCallRoutes } from './video-calls/video-call.routes.ts'
import { videoCallService } from './video-calls/video-call.service.ts'
import { staffWalkInRoutes } from './walk-in/staff-walk-in.routes.ts'
import { staffWalkInService } from './walk-in/staff-walk-in.service.ts'

/** Signs the tokens of video calls. */
const CALL_SECRET = 'video-call'

/** What the hotel's own people do. */
export async function openDesk(
  parts: Ground &
    Access &
    Checkin & {
      /** Not the staff's own line: whoever guesses at pairing codes should not keep them waiting. */
      readonly hubDb: Database
      readonly ice: IceSettings
    },
): Promise<void> {
  const { app, db, now, publicUrl, baseUrl, secureCookies, development, passwords } = parts
  const { sites, visits, changes, calls, staffSessions, staffCalls, browsers } = parts
  const { outbox, mails, inBackground, departures, bills, customers, tellHotel, payments, provider, gatewayFor } = parts

  const sessions = sessionService({ db, inBackground, passwords })
  sessionRoutes(staffCalls, { db, sites, calls, sessions, secureCookies, browsers })
  resetRoutes(calls, { resets: resetService({ db, mails, baseUrl, passwords }), inBackground, browsers })
  setUpRoutes(calls, { db, passwords, secret: await serverSecret(db, FIRST_RUN_SECRET) })
  userRoutes(staffCalls, { db, users: userService({ mails, baseUrl }) })

  arrivalsRoutes(staffCalls, sites)
  stayRoutes(staffCalls, stayService(sites))
  staffCheckOutRoutes(staffCalls, checkOutService({ departures, bills, sites }))
  const refunds = openRefunds({ tellHotel, provider })
  moneyRoutes(staffCalls, { db, calls, sites, bills, customers, tellHotel, payments, provider, refunds, changes, now })
  hubRefundRoutes(calls, { db: parts.hubDb, sites, refunds, secret: parts.keySecret, changes })
  depositRoutes(staffCalls, {
    db,
    calls,
    changes,
    deposits: depositService({
      sites,
      gatewayFor,
      secret: parts.keySecret,
      keepTaken: keepTakenOf({ sites, tellHotel }),
    }),
  })
  shiftRoutes(staffCalls, { calls, changes, shifts: shiftService({ sites, provider }) })
  guestWordsRoutes(staffCalls)
  staffKeyRoutes(staffCalls, { codes: doorCodes(parts.keySecret), sites, secret: parts.keySecret, tellHotel })
  staffLinkRoutes(staffCalls, staffLinkService({ sites, mails, baseUrl }))
  messageRoutes(staffCalls, messageService)
  roomWaitsRoutes(staffCalls)
  lostCodesRoutes(staffCalls)
  staffWalkInRoutes(staffCalls, staffWalkInService({ sites, tellHotel }))
  importRoutes(staffCalls)
  alertRoutes(staffCalls, { db, calls })
  hubBootRoutes(calls, { db: parts.hubDb, sites, changes, publicUrl, grantKey: parts.keySecret.grantKey })
  mailRoutes(staffCalls, mailService({ sends: mails.sends, outbox }))
  staffHotelSystemRoutes(staffCalls, outbox)
  auditRoutes(staffCalls)
  hotelRoutes(staffCalls)
  membersRoutes(staffCalls, sites)

  registrationRoutes(staffCalls, sites, parts.agreements)
  policeRoutes(staffCalls, policeService({ sites, register: fileRegister }))
  privacyRoutes(staffCalls, { sites, mails })

  liveRoutes(staffCalls, { app, db, now, inBackground, watches: hotelWatches({ db, sites, changes, now }) })
  const wakes = await postgresWakes(parts.backgroundDb)
  app.addHook('onClose', () => wakes.stop())
  staffDeviceRoutes(staffCalls, deviceService({ sites, wakes }))
  const commands = deskCommands({ sites, wakes })
  staffScreensRoutes(staffCalls, {
    screens: screenService({ sites, commands, wakes }),
    lineKeys: lineKeyService(wakes),
  })
  followDeskRoutes(calls, parts.reservations)
  frontDeskRoutes(app, { db, sites, visits, changes, wakes, commands, publicUrl, secureCookies })
  const tokens = callTokens(await serverSecret(db, CALL_SECRET))
  videoCallRoutes(calls, staffCalls, videoCallService({ sites, tokens, wakes, changes }))
  const callParts = { db, sites, visits, staffSessions, tokens, changes, wakes, ice: parts.ice }
  callSocket(app, { ...callParts, publicUrl, secureCookies })
  await staffPageRoutes(app, { db, sites, staffSessions, development })
}
