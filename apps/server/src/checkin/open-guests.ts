import { refusedArrival } from '../book/alert/refused-arrival.ts'
import type { CheckinServices } from './checkin-services.ts'
import { completionRoutes } from './completion/completion.routes.ts'
import { completionService } from './completion/completion.service.ts'
import { documentRoutes } from './document/document.routes.ts'
import { faceRoutes } from './face/face.routes.ts'
import { guestRoutes } from './guests/guests.routes.ts'
import { preCheckinRoutes } from './pre-checkin/pre-checkin.routes.ts'
import { preCheckinService } from './pre-checkin/pre-checkin.service.ts'
import { termsRoutes } from './terms/terms.routes.ts'

/** The guests of a reservation: their data, documents and faces, before and at arrival. */
export function openGuests(services: CheckinServices): void {
  const { calls, db, sites, visits, changes, inBackground, baseUrl, documentReader, faceMatcherFor } = services
  const { reservations, tellHotel: hotel, askHotel, mails, guests, pickUps, scans, signed, stayCards } = services
  const { agreements } = services
  guestRoutes(calls, {
    guests,
    pickUps,
    refused: refusedArrival({ db, changes, inBackground }),
    askHotel,
    agreements: signed,
  })
  documentRoutes(calls, { visits, reservations, scans, reader: documentReader })
  faceRoutes(calls, { reservations, matcherFor: faceMatcherFor })
  termsRoutes(calls, reservations)
  completionRoutes(calls, completionService({ reservations, stayCards, sites, mails, agreements, baseUrl }))
  const preCheckins = preCheckinService({ reservations, guestService: guests, hotel, sites, changes, inBackground })
  preCheckinRoutes(calls, preCheckins, pickUps)
}
