import { cancelRoutes } from './cancel/cancel.routes.ts'
import { cancelService } from './cancel/cancel.service.ts'
import type { CheckinServices } from './checkin-services.ts'
import { checkOutRoutes } from './checkout/check-out.routes.ts'
import { checkOutService } from './checkout/check-out.service.ts'
import { departures as createDepartures, type Departures } from './checkout/departures.ts'
import { keyRoutes } from './keys/keys.routes.ts'
import { lostCodeRoutes } from './lost-code/lost-code.routes.ts'
import { lostCodeService } from './lost-code/lost-code.service.ts'
import { lostCodeMails } from './lost-code/lost-code-mails.ts'
import { ratingRoutes } from './rating/rating.routes.ts'
import { surveyRoutes } from './rating/survey.routes.ts'
import { roomWaitRoutes } from './room-wait/room-wait.routes.ts'
import { customQrRoutes } from './stay-card/custom-qr.routes.ts'
import { keyboxRoutes } from './stay-card/keybox.routes.ts'
import { stayCardRoutes } from './stay-card/stay-card.routes.ts'
import { walkInRoutes } from './walk-in/walk-in.routes.ts'
import { walkInService } from './walk-in/walk-in.service.ts'

/** From the key to departure, including walk-ins and cancellations. */
export function openStay(services: CheckinServices): Departures {
  const { calls, db, sites, changes, baseUrl, keySecret: secret, keyProviderFor } = services
  const { reservations, codes, tellHotel: hotel, askHotel, mails, bills, stayCards } = services
  keyRoutes(calls, { db, reservations, secret, changes, codes, keyProviderFor, sites, hotel })
  lostCodeRoutes(calls, lostCodeService({ codes, mails: lostCodeMails({ sites, mails, baseUrl }), changes }))
  customQrRoutes(calls, stayCards)
  keyboxRoutes(calls, stayCards)
  stayCardRoutes(calls, stayCards)
  roomWaitRoutes(calls, reservations, changes)
  ratingRoutes(calls, reservations, changes)
  surveyRoutes(calls, changes)
  walkInRoutes(calls, walkInService({ sites, hotel }))
  cancelRoutes(calls, cancelService(reservations, hotel))
  const departures = createDepartures({ sites, hotel, changes, codes })
  checkOutRoutes(calls, checkOutService({ reservations, departures, bills, changes }), askHotel)
  return departures
}
