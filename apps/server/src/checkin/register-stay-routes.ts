import { cancelRoutes } from './cancel/cancel.routes.ts'
import { createCancelService } from './cancel/cancel.service.ts'
import type { CheckinServices } from './checkin-services.ts'
import { checkOutRoutes } from './checkout/check-out.routes.ts'
import { createCheckOutService } from './checkout/check-out.service.ts'
import { createDepartures, type Departures } from './checkout/departures.ts'
import { keyRoutes } from './keys/keys.routes.ts'
import { lostCodeRoutes } from './lost-code/lost-code.routes.ts'
import { createLostCodeService } from './lost-code/lost-code.service.ts'
import { createLostCodeMails } from './lost-code/lost-code-mails.ts'
import { ratingRoutes } from './rating/rating.routes.ts'
import { surveyRoutes } from './rating/survey.routes.ts'
import { roomWaitRoutes } from './room-wait/room-wait.routes.ts'
import { customQrRoutes } from './stay-card/custom-qr.routes.ts'
import { keyboxRoutes } from './stay-card/keybox.routes.ts'
import { stayCardRoutes } from './stay-card/stay-card.routes.ts'
import { walkInRoutes } from './walk-in/walk-in.routes.ts'
import { createWalkInService } from './walk-in/walk-in.service.ts'
import { walletPassRoutes } from './wallet-pass/wallet-pass.routes.ts'

/** From the key to departure, including walk-ins and cancellations. */
export function registerStayRoutes(services: CheckinServices): Departures {
  const { calls, db, sites, changes, baseUrl, keySecret: secret, keyProviderFor } = services
  const { reservations, codes, hotelPublisher: hotel, refreshReservation, mails, bills, stayCards, wallets } = services
  keyRoutes(calls, { db, reservations, secret, changes, codes, keyProviderFor, sites, hotel })
  lostCodeRoutes(
    calls,
    createLostCodeService({ codes, mails: createLostCodeMails({ sites, mails, baseUrl }), changes }),
  )
  customQrRoutes(calls, stayCards)
  keyboxRoutes(calls, stayCards)
  stayCardRoutes(calls, stayCards)
  walletPassRoutes(calls, stayCards, wallets)
  roomWaitRoutes(calls, reservations, changes)
  ratingRoutes(calls, reservations, changes)
  surveyRoutes(calls, changes)
  walkInRoutes(calls, createWalkInService({ sites, hotel, changes }))
  cancelRoutes(calls, createCancelService(reservations, hotel))
  const departures = createDepartures({ sites, hotel, changes, codes })
  checkOutRoutes(calls, createCheckOutService({ reservations, departures, bills, changes }), refreshReservation)
  return departures
}
