import type { Guest } from '@foyer/domain/guest/guest.ts'
import type { PaymentType } from '@foyer/domain/payment/payment-type.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { goneGuests } from '../../book/retention/gone-guests.store.ts'
import { type Signature, signaturesOf } from '../../book/signature/signature.store.ts'
import { type KeptTick, ticksOf } from '../../book/signature/ticks.store.ts'
import { readStays, signatureOf } from '../arrivals/read-arrivals.ts'

export interface Card {
  readonly reservation: Reservation
  readonly guest: Guest
  readonly arrivedAt: Date | undefined
  /** Day of the contract, and how it is paid. */
  readonly bookedOn: string | undefined
  readonly paymentType: PaymentType | undefined
  readonly signing: 'signed' | 'missing' | 'notAsked'
  readonly signature: Signature | undefined
  /** Answers above the signature, as they were recorded. */
  readonly ticks: readonly KeptTick[]
}

/** Returns a card for each guest of these stays, in order; none for guests whose data is erased. */
export async function readCards(staff: Staff, sites: Sites, ids: readonly string[]): Promise<Card[]> {
  const stays = await readStays(staff, sites, ids)
  const signatures = await signaturesOf(staff.tx, ids)
  const ticks = await ticksOf(staff.tx, ids)
  const gone = await goneGuests(staff.tx, ids)
  return stays.flatMap(({ reservation, guests, facts, site }) =>
    guests
      .filter(({ id }) => !gone.has(id))
      .map((guest) => ({
        reservation,
        guest,
        arrivedAt: facts.checkedInAt,
        bookedOn: facts.bookedOn,
        paymentType: facts.paymentType,
        signing: signatureOf(guest, site, staff.today),
        signature: signatures.get(guest.id),
        ticks: ticks.get(guest.id) ?? [],
      })),
  )
}
