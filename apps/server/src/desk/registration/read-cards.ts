import type { Guest } from '@foyer/domain/guest/guest.ts'
import type { PaymentType } from '@foyer/domain/payment/payment-type.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { SignatureKind } from '@foyer/domain/signature/typed-name.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { goneGuests } from '../../checkin/retention/gone-guests.ts'
import { type KeptTick, ticksOf } from '../../checkin/signature/ticks.store.ts'
import { readStays, signatureOf } from '../arrivals/read-arrivals.ts'

export interface Card {
  readonly reservation: Reservation
  readonly guest: Guest
  readonly arrivedAt: Date | undefined
  /** The day of the contract, and how it is paid. */
  readonly bookedOn: string | undefined
  readonly paymentType: PaymentType | undefined
  readonly signing: 'signed' | 'missing' | 'notAsked'
  readonly signature: Signature | undefined
  /** What was answered above the signature, as it was kept then. */
  readonly ticks: readonly KeptTick[]
}

interface Signature {
  readonly image: Buffer
  readonly kind: SignatureKind
  readonly signedAt: Date
}

/** A card for each guest of these stays, in their order; none for a guest of whom nothing is known any more. */
export async function readCards(staff: Staff, sites: Sites, ids: readonly string[]): Promise<Card[]> {
  const stays = await readStays(staff, sites, ids)
  const signatures = await signaturesOf(staff, ids)
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

export async function signaturesOf({ tx }: Pick<Staff, 'tx'>, ids: readonly string[]): Promise<Map<string, Signature>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('signatures')
    .innerJoin('guests', (join) =>
      join.onRef('guests.hotel_id', '=', 'signatures.hotel_id').onRef('guests.id', '=', 'signatures.guest_id'),
    )
    .select(['guest_id', 'image', 'kind', 'signed_at'])
    .where('guests.reservation_id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ guest_id, image, kind, signed_at }) => [guest_id, { image, kind, signedAt: signed_at }]))
}
