import { acceptTerms } from '@foyer/contract/legal.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { acquireReservation } from '../../book/lease/acquire-reservation.ts'
import { getTerms } from '../../book/legal/get-terms.ts'
import { assertMayBegin } from '../../book/reservation/assert-may-begin.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import { readSiteAt } from '../../book/signature/read-site-at.ts'
import { saveAccepted } from './terms.store.ts'

export function termsRoutes(calls: Calls, reservations: ReservationService): void {
  calls.serve(acceptTerms, async ({ body }, visit) => {
    const { id } = await acquireReservation(reservations, visit, body.reference, assertMayBegin)
    const terms = getTerms(visit.site, visit.language)
    if (!terms) throw new Problem('badInput', 'this hotel has no terms')
    await assertTermsRead(visit, terms, body.version)
    await saveAccepted(visit, id, terms)
    return {}
  })
}

/**
 * Throws if the guest has read other terms. Callers that don't read the configuration send no
 * version.
 */
async function assertTermsRead(visit: Visit, terms: string, version: string | undefined): Promise<void> {
  if (version === undefined || version === String(visit.hotel.configVersion ?? 0)) return
  const read = await readSiteAt(visit, version)
  if (!read || getTerms(read, visit.language) !== terms)
    throw new Problem('textsChanged', 'the page shows terms that are no longer published')
}
