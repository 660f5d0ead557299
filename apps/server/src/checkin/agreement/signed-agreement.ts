import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import { readOthers, saveAgreement, voidSignatures } from './agreement.store.ts'
import { readShownAgreement } from './shown-agreement.ts'

export interface SignedAgreements {
  /** Throws if the agreement has changed since the driver read it. */
  assertRead(visit: Visit, reference: string, read: string | undefined): Promise<void>
  /** Records what these drivers have just signed. */
  save(visit: Visit, reference: string, guestIds: readonly string[]): Promise<void>
  /** Throws if someone has signed for another car or price than the current one. */
  assertUnchanged(visit: Visit, reference: string): Promise<void>
  /** Voids such signatures, as a change of car does, so that the drivers sign for the new price. */
  voidOther(visit: Visit, reference: string): Promise<boolean>
}

/** Applies to rentals only. */
export function createSignedAgreements(reservations: ReservationService, sites: Sites): SignedAgreements {
  const now = async (visit: Visit, reference: string) => {
    const reservation = await reservations.one(visit, reference)
    const { id, state } = reservation
    return { id, state, ...(await readShownAgreement(visit, sites, reservation)) }
  }
  const othersOf = async (visit: Visit, reference: string) => {
    const { id, state, agreement } = await now(visit, reference)
    return state === 'expected' && (await readOthers(visit.tx, id, agreement)).length > 0 ? id : undefined
  }
  return {
    async assertRead(visit, reference, read) {
      if (read === undefined || !visit.site.product.upsells) return
      if ((await now(visit, reference)).agreement !== read)
        throw new Problem('priceChanged', 'the agreement differs from the one read')
    },

    async save(visit, reference, guestIds) {
      if (visit.site.product.upsells) await saveAgreement(visit.tx, guestIds, (await now(visit, reference)).agreement)
    },

    async assertUnchanged(visit, reference) {
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
