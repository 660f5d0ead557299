import { createOnArrivalRejected } from '../book/alert/arrival-rejected.ts'
import type { CheckinServices } from './checkin-services.ts'
import { completionRoutes } from './completion/completion.routes.ts'
import { createCompletionService } from './completion/completion.service.ts'
import { documentRoutes } from './document/document.routes.ts'
import { faceRoutes } from './face/face.routes.ts'
import { guestRoutes } from './guests/guests.routes.ts'
import { preCheckinRoutes } from './pre-checkin/pre-checkin.routes.ts'
import { createPreCheckinService } from './pre-checkin/pre-checkin.service.ts'
import { termsRoutes } from './terms/terms.routes.ts'

/** The guests of a reservation: their data, documents and faces, before and at arrival. */
export function registerGuestRoutes(services: CheckinServices): void {
  const { calls, db, sites, visits, changes, inBackground, baseUrl, documentReader, faceMatcherFor } = services
  const {
    reservations,
    hotelPublisher: hotel,
    refreshReservation,
    mails,
    guests,
    pickUps,
    scans,
    signed,
    stayCards,
  } = services
  const { agreements } = services
  guestRoutes(calls, {
    guests,
    pickUps,
    onRejected: createOnArrivalRejected({ db, changes, inBackground }),
    refreshReservation,
    agreements: signed,
  })
  documentRoutes(calls, { visits, reservations, scans, reader: documentReader })
  faceRoutes(calls, { reservations, matcherFor: faceMatcherFor })
  termsRoutes(calls, reservations)
  completionRoutes(calls, createCompletionService({ reservations, stayCards, sites, mails, agreements, baseUrl }))
  const preCheckins = createPreCheckinService({
    reservations,
    guestService: guests,
    hotel,
    sites,
    changes,
    inBackground,
  })
  preCheckinRoutes(calls, preCheckins, pickUps, reservations)
}
