import type { SignatureKind } from '@foyer/domain/signature/typed-name.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { acquireReservation } from '../../book/lease/acquire-reservation.ts'
import { assertNotSignedByOthers } from '../../book/mask/authors.ts'
import { assertMayBegin } from '../../book/reservation/assert-may-begin.ts'
import { saveTicks } from '../../book/signature/ticks.store.ts'
import { readTicks, type SentTicks } from '../../book/signature/ticks.ts'
import type { Scans } from '../document/scans.ts'
import { type ArrivalDependencies, type ConfirmArrival, createConfirmArrival } from './confirm-arrival.ts'
import { createSaveGuests, type SaveGuests } from './save-guests.ts'
import { parseSignatureImage } from './signature-image.ts'
import { assertTypedName } from './typed-signature.ts'
import { getGuest } from './with-payload.ts'

interface Signed {
  readonly id: string
  readonly signature: string
  readonly kind?: SignatureKind | undefined
  readonly typedName?: string | undefined
  readonly ticks?: SentTicks | undefined
}

export interface GuestService {
  readonly saveGuests: SaveGuests
  readonly confirmArrival: ConfirmArrival
  sign(visit: Visit, reference: string, signed: readonly Signed[]): Promise<void>
}

interface GuestsDependencies extends ArrivalDependencies {
  readonly scans: Scans
  readonly sites: Sites
}

export function createGuestService(parts: GuestsDependencies): GuestService {
  const { reservations } = parts
  return {
    saveGuests: createSaveGuests(parts),
    confirmArrival: createConfirmArrival(parts),

    async sign(visit, reference, signed) {
      const reservation = await acquireReservation(reservations, visit, reference, assertMayBegin)
      const signatures = []
      const ticked = []
      for (const { id, signature, kind = 'drawn', typedName, ticks } of signed) {
        const guest = getGuest(reservation.guests, id)
        assertTypedName(guest, { kind, typedName }, visit)
        assertNotSignedByOthers(visit, reservation, id)
        ticked.push({ guestId: id, ticks: await readTicks(visit, guest, ticks) })
        signatures.push({ guestId: id, ...parseSignatureImage(signature), kind, by: visit.id })
      }
      await Promise.all([reservations.book(visit).saveSignatures(signatures), saveTicks(visit, ticked)])
    },
  }
}
