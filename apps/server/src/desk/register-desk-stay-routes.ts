import { arrivalsRoutes } from './arrivals/arrivals.routes.ts'
import type { ReadListed } from './arrivals/read-listed.ts'
import { roomWaitsRoutes } from './arrivals/room-waits.routes.ts'
import { stayRoutes } from './arrivals/stay.routes.ts'
import { createStayService } from './arrivals/stay.service.ts'
import { cancellationRoutes } from './cancellation/cancellation.routes.ts'
import { createCancellationService } from './cancellation/cancellation.service.ts'
import { staffCheckInRoutes } from './check-in/check-in.routes.ts'
import { createStaffCheckInService } from './check-in/check-in.service.ts'
import { staffCheckOutRoutes } from './check-out/check-out.routes.ts'
import { createStaffCheckOutService } from './check-out/check-out.service.ts'
import { datesRoutes } from './dates/dates.routes.ts'
import { createDatesService } from './dates/dates.service.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { groupsRoutes } from './groups/groups.routes.ts'
import { createGroupsService } from './groups/groups.service.ts'
import { guestFeedbackRoutes } from './guest-feedback/guest-feedback.routes.ts'
import { guestFormRoutes } from './guest-form/guest-form.routes.ts'
import { createGuestFormService } from './guest-form/guest-form.service.ts'
import { guestScreenRoutes } from './guest-screen/guest-screen.routes.ts'
import { housekeepingRoutes } from './housekeeping/housekeeping.routes.ts'
import { createHousekeepingService } from './housekeeping/housekeeping.service.ts'
import { importRoutes } from './import/import.routes.ts'
import { staffKeyRoutes } from './keys/keys.routes.ts'
import { lostCodesRoutes } from './keys/lost-codes.routes.ts'
import type { HotelWatches } from './live/hotel-watches.ts'
import { messageRoutes } from './messages/message.routes.ts'
import { messageService } from './messages/message.service.ts'
import { noShowRoutes } from './no-show/no-show.routes.ts'
import { createNoShowService } from './no-show/no-show.service.ts'
import { staffLinkRoutes } from './pre-checkin-links/staff-link.routes.ts'
import { createStaffLinkService } from './pre-checkin-links/staff-link.service.ts'
import { queueRoutes } from './queue/queue.routes.ts'
import { rackRoutes } from './rack/rack.routes.ts'
import { createRackService } from './rack/rack.service.ts'
import { createRoomAssignmentService } from './rack/room-assignment.service.ts'
import { roomTypeRoutes } from './room-type/room-type.routes.ts'
import { createRoomTypeService } from './room-type/room-type.service.ts'
import { roomsRoutes } from './rooms/rooms.routes.ts'
import { createRoomsService } from './rooms/rooms.service.ts'
import { stayDetailsRoutes } from './stay-details/stay-details.routes.ts'
import { createStayDetailsService } from './stay-details/stay-details.service.ts'
import { staffWalkInRoutes } from './walk-in/staff-walk-in.routes.ts'
import { createStaffWalkInService } from './walk-in/staff-walk-in.service.ts'

/** What reception sees of a stay and can do with it. */
export function registerDeskStayRoutes(
  dependencies: DeskDependencies,
  readListed: ReadListed,
  watches: HotelWatches,
): void {
  const { staffCalls, sites, baseUrl, keySecret: secret } = dependencies
  const { codes, hotelPublisher, mails, bills, departures, documentReader: reader } = dependencies
  const dates = createDatesService(sites)
  arrivalsRoutes(staffCalls, readListed, watches.findFirstRead)
  stayRoutes(staffCalls, createStayService(sites))
  staffCheckInRoutes(staffCalls, createStaffCheckInService({ sites, codes, hotelPublisher }))
  staffCheckOutRoutes(staffCalls, createStaffCheckOutService({ departures, bills, sites, dates }))
  guestFormRoutes(staffCalls, createGuestFormService({ sites, hotelPublisher, reader }), reader)
  guestScreenRoutes(staffCalls)
  guestFeedbackRoutes(staffCalls)
  staffKeyRoutes(staffCalls, { codes, sites, secret, tellHotel: hotelPublisher })
  staffLinkRoutes(staffCalls, createStaffLinkService({ sites, mails, baseUrl }))
  messageRoutes(staffCalls, messageService)
  roomWaitsRoutes(staffCalls)
  queueRoutes(staffCalls)
  lostCodesRoutes(staffCalls)
  staffWalkInRoutes(staffCalls, createStaffWalkInService({ sites, hotelPublisher }))
  cancellationRoutes(staffCalls, createCancellationService({ sites, hotelPublisher, mails }))
  roomsRoutes(staffCalls, createRoomsService(sites))
  rackRoutes(staffCalls, createRackService(sites), createRoomAssignmentService(sites))
  datesRoutes(staffCalls, dates)
  roomTypeRoutes(staffCalls, createRoomTypeService(sites))
  stayDetailsRoutes(staffCalls, createStayDetailsService(sites))
  housekeepingRoutes(staffCalls, createHousekeepingService({ sites, mails }))
  groupsRoutes(staffCalls, createGroupsService(sites))
  noShowRoutes(staffCalls, createNoShowService(sites))
  importRoutes(staffCalls, sites)
}
