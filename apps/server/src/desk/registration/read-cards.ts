import type { AuthorityName } from '@foyer/domain/authority/authority-config.ts'
import { authorityPeople } from '@foyer/domain/authority/authority-people.ts'
import { mustSignByHand } from '@foyer/domain/authority/must-sign-by-hand.ts'
import type { Site } from '@foyer/domain/config/site.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import type { PaymentType } from '@foyer/domain/payment/payment-type.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { listGoneGuests } from '../../book/retention/gone-guests.store.ts'
import { readSignatures, type Signature } from '../../book/signature/signature.store.ts'
import { readTicksByGuest, type StoredTick } from '../../book/signature/ticks.store.ts'
import { readStays } from '../arrivals/read-arrivals.ts'
import { getSignatureState } from '../arrivals/to-arrival.ts'
import { readPaperSignatures } from './registration.store.ts'

export interface Card {
  readonly reservation: Reservation
  readonly guest: Guest
  /** Whose rules the card follows, if anybody wants one. */
  readonly authority: AuthorityName | undefined
  readonly arrivedAt: Date | undefined
  /** Nationalities of those who travel along, where the card names them. */
  readonly companions: readonly string[]
  /** Day of the contract, and how it is paid. */
  readonly bookedOn: string | undefined
  readonly paymentType: PaymentType | undefined
  readonly signing: 'signed' | 'missing' | 'notAsked'
  readonly signature: Signature | undefined
  /** When the guest signed a printed card, and who filed it. */
  readonly onPaper: { readonly at: Date; readonly by: string } | undefined
  /** Answers above the signature, as they were recorded. */
  readonly ticks: readonly StoredTick[]
}

/** Returns a card for each guest of these stays, in order; none for guests whose data is erased. */
export async function readCards(staff: Staff, sites: Sites, ids: readonly string[]): Promise<Card[]> {
  const stays = await readStays(staff, sites, ids)
  const signatures = await readSignatures(staff.tx, ids)
  const papers = await readPaperSignatures(staff.tx, ids)
  const ticks = await readTicksByGuest(staff.tx, ids)
  const gone = await listGoneGuests(staff.tx, ids)
  return stays.flatMap(({ reservation, guests, facts, site }) =>
    [...guests, ...reservation.formerGuests]
      .filter(({ id }) => !gone.has(id))
      .map((guest) => ({
        reservation,
        guest,
        authority: site.policies.guests.authority?.name,
        arrivedAt: facts.checkedInAt,
        companions: listCompanions(guest, guests, site),
        bookedOn: facts.bookedOn,
        paymentType: facts.paymentType,
        signing: getSignatureState(guest, site, staff.today),
        signature: mustSignByHand(guest, site.policies.guests.authority) ? undefined : signatures.get(guest.id),
        onPaper: papers.get(guest.id),
        ticks: ticks.get(guest.id) ?? [],
      })),
  )
}

function listCompanions(guest: Guest, guests: readonly Guest[], { policies }: Site): readonly string[] {
  const { authority } = policies.guests
  if (!guest.main || !authority || !authorityPeople[authority.name].namesCompanions) return []
  return [...new Set(guests.flatMap(({ id, nationality }) => (id !== guest.id && nationality) || []))]
}
