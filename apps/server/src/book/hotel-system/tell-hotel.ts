import type { ToldEvent, ToldKind } from '@foyer/contract/hotel-system.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { ArrivalWishes } from '../reservation/book.ts'
import { getReference } from '../reservation/reservation.store.ts'
import {
  type AtHotel,
  type EventDependencies,
  hasSystem,
  type Named,
  publishEvent,
  type Told,
} from './publish-event.ts'
import { tellGuestData } from './tell-guests.ts'

/**
 * Queues what guests did for the hotel's system, in the same transaction. Does nothing for a hotel
 * without one.
 */
export interface TellHotel {
  /** `party` is the current state, including those just saved. */
  guestsSaved(visit: Visit, reservation: Reservation, guests: { saved: Guest[]; party: Guest[] }): Promise<void>
  preCheckinCompleted(visit: Visit, reservation: Reservation, wishes: ArrivalWishes): Promise<void>
  arrived(visit: Visit, reservation: Reservation, said: ToldArrival): Promise<void>
  /** All extras that are ordered now. */
  extrasOrdered(visit: Visit, reservation: Reservation, extras: ToldExtras): Promise<void>
  /** What is paid with one payment now. */
  paid(at: AtHotel, reservation: Named, payment: Told<'payment'>): Promise<void>
  /** All that vouchers take off now. */
  discountsTaken(at: AtHotel, reservation: Named, discounts: Told<'discounts'>['discounts']): Promise<void>
  invoiceHolderChanged(at: AtHotel, reservation: Named, holder: Told<'invoiceHolder'>): Promise<void>
  departed(at: AtHotel, reservation: ToldReservation, by: 'guest' | 'staff'): Promise<void>
  departureUndone(at: AtHotel, reservation: ToldReservation): Promise<void>
  /** The outcome of a key of that reservation. */
  keySettled(at: AtHotel, reservationId: string, key: Told<'key'>): Promise<void>
  walkedIn(at: AtHotel, reservation: Told<'walkIn'> & Named): Promise<void>
  cancelled(at: AtHotel, reservation: Named, by: Told<'cancelled'>['by']): Promise<void>
}

interface ToldReservation extends Pick<Reservation, 'id' | 'reference'> {
  readonly room: Pick<Reservation['room'], 'number'>
}

export type ToldUpgrade = Extract<ToldEvent, { kind: 'arrival' }>['upgrade']

interface ToldArrival {
  readonly upgrade?: ToldUpgrade
  /** The bill of the payment that settled it. */
  readonly bill?: string | undefined
  readonly wishes?: ArrivalWishes | undefined
}
type ToldExtras = Extract<ToldEvent, { kind: 'extras' }>['extras']

export function tellHotel(dependencies: EventDependencies): TellHotel {
  const guestData = tellGuestData(dependencies)
  const isTold = (at: AtHotel) => hasSystem(dependencies, at)
  const tell = <Kind extends ToldKind>(at: AtHotel, reservation: Named, kind: Kind, told: Told<Kind>) =>
    publishEvent(dependencies, at, reservation, kind, told)

  return {
    async guestsSaved(visit, reservation, guests) {
      if (await isTold(visit)) await guestData.guestsSaved(visit, reservation, guests)
    },
    async preCheckinCompleted(visit, reservation, { arrivalTime, notes }) {
      if (!(await isTold(visit))) return
      await guestData.tellParty(visit, reservation, reservation.guests)
      const said = { ...(arrivalTime && { arrivalTime }), ...(notes && { notes }) }
      await tell(visit, reservation, 'preCheckinCompleted', said)
    },
    async arrived(visit, reservation, said) {
      if (!(await isTold(visit))) return
      await guestData.tellParty(visit, reservation, reservation.guests)
      await tell(visit, reservation, 'arrival', toldArrival(reservation, said))
    },
    async extrasOrdered(visit, reservation, extras) {
      if (await isTold(visit)) await tell(visit, reservation, 'extras', { extras })
    },
    async paid(at, reservation, payment) {
      if (await isTold(at)) await tell(at, reservation, 'payment', payment)
    },
    async discountsTaken(at, reservation, discounts) {
      if (await isTold(at)) await tell(at, reservation, 'discounts', { discounts })
    },
    async invoiceHolderChanged(at, reservation, holder) {
      if (await isTold(at)) await tell(at, reservation, 'invoiceHolder', holder)
    },
    async departed(at, reservation, by) {
      const room = reservation.room.number
      if (await isTold(at)) await tell(at, reservation, 'departure', { ...(room && { room }), by })
    },
    async departureUndone(at, reservation) {
      const room = reservation.room.number
      if (await isTold(at)) await tell(at, reservation, 'departureUndone', { ...(room && { room }) })
    },
    async keySettled(at, id, key) {
      if (await isTold(at)) await tell(at, { id, reference: await getReference(at.tx, id) }, 'key', key)
    },
    async walkedIn(at, { id, reference, ...told }) {
      if (await isTold(at)) await tell(at, { id, reference }, 'walkIn', told)
    },
    async cancelled(at, reservation, by) {
      if (await isTold(at)) await tell(at, reservation, 'cancelled', { by })
    },
  }
}

function toldArrival(reservation: Reservation, { upgrade, bill, wishes }: ToldArrival): Told<'arrival'> {
  const room = reservation.room.number
  const guests = reservation.guests.map(({ id, index, signatureState }) => ({
    id,
    position: index,
    signed: signatureState === 'uploaded',
  }))
  const { arrivalTime, notes } = wishes ?? {}
  return {
    ...(room && { room }),
    guests,
    ...(upgrade && { upgrade }),
    ...(bill && { bill }),
    ...(arrivalTime && { arrivalTime }),
    ...(notes && { notes }),
  }
}
