import type { SignatureKind } from '@foyer/domain/signature/typed-name.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { holdReservation } from '../../book/lease/hold-reservation.ts'
import { refuseOthersSignature } from '../../book/mask/authors.ts'
import { refuseBeginning } from '../../book/reservation/refuse-not-now.ts'
import { keepTicks } from '../../book/signature/ticks.store.ts'
import { readTicks, type SentTicks } from '../../book/signature/ticks.ts'
import type { Scans } from '../document/scans.ts'
import { type ArrivalParts, type ConfirmArrival, confirmingArrival } from './confirm-arrival.ts'
import { type SaveGuests, savingGuests } from './save-guests.ts'
import { signatureImage } from './signature-image.ts'
import { refuseWrongTypedName } from './typed-signature.ts'
import { known } from './with-payload.ts'

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

interface GuestsDependencies extends ArrivalParts {
  readonly scans: Scans
}

export function guestService(parts: GuestsDependencies): GuestService {
  const { reservations } = parts
  return {
    saveGuests: savingGuests(parts),
    confirmArrival: confirmingArrival(parts),

    async sign(visit, reference, signed) {
      const reservation = await holdReservation(reservations, visit, reference, refuseBeginning)
      const signatures = []
      const ticked = []
      for (const { id, signature, kind = 'drawn', typedName, ticks } of signed) {
        const guest = known(reservation.guests, id)
        refuseWrongTypedName(guest, { kind, typedName }, visit)
        refuseOthersSignature(visit, reservation, id)
        ticked.push({ guestId: id, ticks: await readTicks(visit, guest, ticks) })
        signatures.push({ guestId: id, ...signatureImage(signature), kind, by: visit.id })
      }
      await Promise.all([reservations.book(visit).keepSignatures(signatures), keepTicks(visit, ticked)])
    },
  }
}
