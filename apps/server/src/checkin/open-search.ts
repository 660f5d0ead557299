import type { CheckinServices } from './checkin-services.ts'
import { handOverRoutes } from './hand-over/hand-over.routes.ts'
import { handOverService } from './hand-over/hand-over.service.ts'
import { takeOverRoutes } from './hand-over/take-over.routes.ts'
import { keyProofRoutes } from './proof/key-proof.routes.ts'
import { proveService } from './proof/prove.service.ts'
import { searchRoutes } from './search/search.routes.ts'
import { searchService } from './search/search.service.ts'
import { searchSeries } from './search/search-series.ts'

/** Finding a reservation, proving it, and continuing it on another screen. */
export function openSearch(services: CheckinServices): void {
  const { calls, sites, seal, giveVisit, changes, inBackground, baseUrl } = services
  const { reservations, accounts, mails, keyCodes, qrSecret } = services
  const series = searchSeries({ changes, inBackground })
  const searches = searchService({ reservations, sites, qrSecret, series })
  const proves = proveService({ reservations, changes, inBackground, keyCodes })
  searchRoutes(calls, { reservations, searches, accounts, proves, seal, giveVisit })
  keyProofRoutes(calls, { reservations, mails, keyCodes })
  takeOverRoutes(calls, { reservations, sites })
  handOverRoutes(calls, handOverService({ reservations, sites, changes, baseUrl }))
}
