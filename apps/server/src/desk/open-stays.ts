import { arrivalsRoutes } from './arrivals/arrivals.routes.ts'
import { roomWaitsRoutes } from './arrivals/room-waits.routes.ts'
import { stayRoutes } from './arrivals/stay.routes.ts'
import { stayService } from './arrivals/stay.service.ts'
import { staffCheckOutRoutes } from './check-out/check-out.routes.ts'
import { checkOutService } from './check-out/check-out.service.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { guestWordsRoutes } from './guest-words/guest-words.routes.ts'
import { importRoutes } from './import/import.routes.ts'
import { staffKeyRoutes } from './keys/keys.routes.ts'
import { lostCodesRoutes } from './keys/lost-codes.routes.ts'
import { messageRoutes } from './messages/message.routes.ts'
import { messageService } from './messages/message.service.ts'
import { staffLinkRoutes } from './pre-checkin-links/staff-link.routes.ts'
import { staffLinkService } from './pre-checkin-links/staff-link.service.ts'
import { staffWalkInRoutes } from './walk-in/staff-walk-in.routes.ts'
import { staffWalkInService } from './walk-in/staff-walk-in.service.ts'

/** What reception sees of a stay and can do with it. */
export function openStays(dependencies: DeskDependencies): void {
  const { staffCalls, sites, baseUrl, keySecret: secret } = dependencies
  const { codes, tellHotel, mails, bills, departures } = dependencies
  arrivalsRoutes(staffCalls, sites)
  stayRoutes(staffCalls, stayService(sites))
  staffCheckOutRoutes(staffCalls, checkOutService({ departures, bills, sites }))
  guestWordsRoutes(staffCalls)
  staffKeyRoutes(staffCalls, { codes, sites, secret, tellHotel })
  staffLinkRoutes(staffCalls, staffLinkService({ sites, mails, baseUrl }))
  messageRoutes(staffCalls, messageService)
  roomWaitsRoutes(staffCalls)
  lostCodesRoutes(staffCalls)
  staffWalkInRoutes(staffCalls, staffWalkInService({ sites, tellHotel }))
  importRoutes(staffCalls)
}
