import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import { readOthers, saveAgreement, voidSignatures } from './agreement.store.ts'
import { shownAgreement } from './shown-agreement.ts'

export interface SignedAgreements {
  /** Whoever says what they have read signs for that, and for nothing that has changed meanwhile. */
  refuseUnread(visit: Visit, reference: string, read: string | undefined): Promise<void>
  /** What these drivers have just signed for. */
  keep(visit: Visit, reference: string, guestIds: readonly string[]): Promise<void>
  /** Somebody has signed for another car or price than it is now. */
  refuseOther(visit: Visit, reference: string): Promise<void>
  /** Then nobody has signed any more, as when the car changes: they read the new price and sign for it. */
  voidOther(visit: Visit, reference: string): Promise<boolean>
}

/** Of a rental alone. */
export function signedAgreements(reservations: ReservationService, sites: Sites): SignedAgreements {
  const now = async (visit: Visit, reference: string) => {
    const reservation = await reservations.one(visit, reference)
    const { id, state } = reservation
    return { id, state, ...(await shownAgreement(visit, sites, reservation)) }
  }
  const othersOf = async (visit: Visit, reference: string) => {
    const { id, state, agreement } = await now(visit, reference)
    return state === 'expected' && (await readOthers(visit.tx, id, agreement)).length > 0 ? id : undefined
  }
  return {
    async refuseUnread(visit, reference, read) {
      if (read === undefined || !visit.site.product.upsells) return
      if ((await now(visit, reference)).agreement !== read)
        throw new Problem('priceChanged', 'another agreement than was read')
    },

    async keep(visit, reference, guestIds) {
      if (visit.site.product.upsells) await saveAgreement(visit.tx, guestIds, (await now(visit, reference)).agreement)
    },

    async refuseOther(visit, reference) {
      if (visit.site.product.upsells && (await othersOf(visit, reference)))
        throw new Problem('signatureMissing', 'another agreement was signed')
    },

    async voidOther(visit, reference) {
      const id = visit.site.product.upsells ? await othersOf(visit, reference) : undefined
      if (id) await voidSignatures(visit.tx, id)
      return id !== undefined
    },
  }
}
