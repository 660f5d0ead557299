import { acceptTerms } from '@foyer/contract/legal.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { holdReservation } from '../../book/lease/hold-reservation.ts'
import { termsIn } from '../../book/legal/terms-in.ts'
import { refuseBeginning } from '../../book/reservation/refuse-not-now.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import { siteAt } from '../../book/signature/site-at.ts'
import { keepAccepted } from './terms.store.ts'

export function termsRoutes(calls: Calls, reservations: ReservationService): void {
  calls.serve(acceptTerms, async ({ body }, visit) => {
    const { id } = await holdReservation(reservations, visit, body.reference, refuseBeginning)
    const terms = termsIn(visit.site, visit.language)
    if (!terms) throw new Problem('badInput', 'this hotel has no terms')
    await refuseUnread(visit, terms, body.version)
    await keepAccepted(visit, id, terms)
    return {}
  })
}

/**
 * Throws if the guest has read other terms. Callers that don't read the configuration send no
 * version.
 */
async function refuseUnread(visit: Visit, terms: string, version: string | undefined): Promise<void> {
  if (version === undefined || version === String(visit.hotel.configVersion ?? 0)) return
  const read = await siteAt(visit, version)
  if (!read || termsIn(read, visit.language) !== terms)
    throw new Problem('textsChanged', 'the page shows terms that are not published any more')
}
