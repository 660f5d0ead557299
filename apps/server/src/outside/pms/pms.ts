import type { Guest } from '@foyer/domain/guest/guest.ts'
import type { Money } from '@foyer/domain/payment/money.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { SignatureKind } from '@foyer/domain/signature/typed-name.ts'
import type { HotelTransaction } from '../../visit/visit.ts'

export interface FolioLine {
  readonly kind: 'charge' | 'tax' | 'payment'
  readonly names: Readonly<Record<string, string>>
  readonly amount: Money
}

/** What a party says of their arrival before it. */
export interface StayWishes {
  /** HH:mm. */
  readonly arrivalTime: string | null
  readonly notes: string | null
}

interface Signature {
  readonly format: 'png' | 'jpeg'
  readonly image: Buffer
  readonly kind: SignatureKind
}

/** The hotel's own system: who is booked, who is staying, what is owed. */
export interface Pms {
  /** By exact number and surname, by a group's number and surname, or by surname alone among those expected on a day. */
  find(search: { surname: string } & ({ reference: string } | { arrivesOn: string })): Promise<Reservation[]>
  /** Everybody who is expected on a day, for staff: a guest finds only their own. */
  dueIn(day: string): Promise<Reservation[]>
  /** What this address has booked and is not over on that day. */
  byEmail(email: string, notOverOn: string): Promise<Reservation[]>
  byIds(ids: readonly string[]): Promise<Reservation[]>
  saveGuests(reservationId: string, guests: readonly Guest[]): Promise<void>
  keepSignature(guestId: string, signature: Signature): Promise<void>
  /** The guest has seen what the hotel wrote to them. */
  markRead(reservationId: string, messages: readonly string[]): Promise<void>
  /** The party has done at home what can be done there. */
  completePreCheckin(reservationId: string, wishes: StayWishes): Promise<void>
  folio(reservationId: string): Promise<FolioLine[]>
  /** The guest is in house from now on. */
  confirmArrival(reservationId: string): Promise<void>
}

/** An adapter may work in the request's transaction, as the embedded one does, or ignore it. */
export type OpenPms = (hotel: { id: number; name: string; currency: string }, tx: HotelTransaction) => Pms
