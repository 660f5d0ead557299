import type { CheckinServices } from './checkin-services.ts'
import { handOverRoutes } from './hand-over/hand-over.routes.ts'
import { createHandOverService } from './hand-over/hand-over.service.ts'
import { takeOverRoutes } from './hand-over/take-over.routes.ts'
import { keyProofRoutes } from './proof/key-proof.routes.ts'
import { createProveService } from './proof/prove.service.ts'
import { searchRoutes } from './search/search.routes.ts'
import { createSearchService } from './search/search.service.ts'
import { createSearchSeries } from './search/search-series.ts'

/** Finding a reservation, proving it, and continuing it on another screen. */
export function registerSearchRoutes(services: CheckinServices): void {
  const { calls, sites, seal, setVisitCookie, changes, inBackground, baseUrl } = services
  const { reservations, accounts, mails, keyCodes, qrSecret } = services
  const series = createSearchSeries({ changes, inBackground })
  const searches = createSearchService({ reservations, sites, qrSecret, series })
  const proves = createProveService({ reservations, changes, keyCodes })
  searchRoutes(calls, { reservations, searches, accounts, proves, seal, setVisitCookie })
  keyProofRoutes(calls, { reservations, mails, keyCodes })
  takeOverRoutes(calls, { reservations, sites, changes })
  handOverRoutes(calls, createHandOverService({ reservations, sites, changes, baseUrl }))
}
