import type { Summary } from '@foyer/contract/summary.ts'
import { maskEmail } from '@foyer/domain/staff/mask.ts'
import { findProved } from '../../access/proof/proved-reservation.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { findContactAddress } from '../../book/reservation/contact-address.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import { mayNameBillAddress } from './bill-address.ts'

export type FixedBillAddress = (visit: Visit, reference: string) => Promise<Summary['fixedBillAddress']>

/** Where the bill goes if this visit can't choose; undefined if it can. */
export function createFixedBillAddress(reservations: ReservationService, sites: Sites): FixedBillAddress {
  return async (visit, reference) => {
    const proved = findProved(visit, reference)
    if (!proved || mayNameBillAddress(visit, proved)) return undefined
    const address = await findContactAddress(sites, visit, await reservations.one(visit, reference))
    return { ...(address && { masked: maskEmail(address) }) }
  }
}
