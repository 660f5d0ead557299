import type { DeliveryEvent, DeliveryKind } from '@foyer/contract/hotel-system.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { ArrivalPreferences } from '../reservation/book.ts'
import { getReference } from '../reservation/reservation.store.ts'
import { createGuestDataPublisher } from './guest-data-publisher.ts'
import {
  type ArrivalContext,
  type EventDependencies,
  type EventPayload,
  type HotelContext,
  hasSystem,
  type NamedReservation,
  publishEvent,
} from './publish-event.ts'

/**
 * Queues what guests did for the hotel's system, in the same transaction. Does nothing for a hotel
 * without one.
 */
export interface HotelPublisher {
  /** `party` is the current state, including those just saved. */
  guestsSaved(at: ArrivalContext, reservation: Reservation, guests: { saved: Guest[]; party: Guest[] }): Promise<void>
  preCheckinCompleted(visit: Visit, reservation: Reservation, wishes: ArrivalPreferences): Promise<void>
  arrived(at: ArrivalContext, reservation: Reservation, said: PublishedArrival): Promise<void>
  /** All extras that are ordered now. */
  extrasOrdered(visit: Visit, reservation: Reservation, extras: PublishedExtras): Promise<void>
  /** A charge or correction of the desk. */
  charged(at: HotelContext, reservation: NamedReservation, charge: EventPayload<'charge'>): Promise<void>
  /** What is paid with one payment now. */
  paid(at: HotelContext, reservation: NamedReservation, payment: EventPayload<'payment'>): Promise<void>
  /** All that vouchers take off now. */
  discountsTaken(
    at: HotelContext,
    reservation: NamedReservation,
    discounts: EventPayload<'discounts'>['discounts'],
  ): Promise<void>
  invoiceHolderChanged(
    at: HotelContext,
    reservation: NamedReservation,
    holder: EventPayload<'invoiceHolder'>,
  ): Promise<void>
  departed(at: HotelContext, reservation: PublishedReservation, by: 'guest' | 'staff'): Promise<void>
  departureUndone(at: HotelContext, reservation: PublishedReservation): Promise<void>
  /** The outcome of a key of that reservation. */
  keySettled(at: HotelContext, reservationId: string, key: EventPayload<'key'>): Promise<void>
  walkedIn(at: HotelContext, reservation: EventPayload<'walkIn'> & NamedReservation): Promise<void>
  cancelled(at: HotelContext, reservation: NamedReservation, by: EventPayload<'cancelled'>['by']): Promise<void>
}

interface PublishedReservation extends Pick<Reservation, 'id' | 'reference'> {
  readonly room: Pick<Reservation['room'], 'number'>
}

export type PublishedUpgrade = Extract<DeliveryEvent, { kind: 'arrival' }>['upgrade']

interface PublishedArrival {
  readonly upgrade?: PublishedUpgrade
  /** The bill of the payment that settled it. */
  readonly bill?: string | undefined
  readonly preferences?: ArrivalPreferences | undefined
}
type PublishedExtras = Extract<DeliveryEvent, { kind: 'extras' }>['extras']

export function createHotelPublisher(dependencies: EventDependencies): HotelPublisher {
  const guestData = createGuestDataPublisher(dependencies)
  const isTold = (at: HotelContext) => hasSystem(dependencies, at)
  const tell = <Kind extends DeliveryKind>(
    at: HotelContext,
    reservation: NamedReservation,
    kind: Kind,
    told: EventPayload<Kind>,
  ) => publishEvent(dependencies, at, reservation, kind, told)

  return {
    async guestsSaved(visit, reservation, guests) {
      if (await isTold(visit)) await guestData.guestsSaved(visit, reservation, guests)
    },
    async preCheckinCompleted(visit, reservation, { arrivalTime, notes }) {
      if (!(await isTold(visit))) return
      await guestData.publishParty(visit, reservation, reservation.guests)
      const said = { ...(arrivalTime && { arrivalTime }), ...(notes && { notes }) }
      await tell(visit, reservation, 'preCheckinCompleted', said)
    },
    async arrived(visit, reservation, said) {
      if (!(await isTold(visit))) return
      await guestData.publishParty(visit, reservation, reservation.guests)
      await tell(visit, reservation, 'arrival', toArrivalEvent(reservation, said))
    },
    async extrasOrdered(visit, reservation, extras) {
      if (await isTold(visit)) await tell(visit, reservation, 'extras', { extras })
    },
    async charged(at, reservation, charge) {
      if (await isTold(at)) await tell(at, reservation, 'charge', charge)
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

export function toArrivalEvent(
  reservation: Reservation,
  { upgrade, bill, preferences }: PublishedArrival,
): EventPayload<'arrival'> {
  const room = reservation.room.number
  const guests = reservation.guests.map(({ id, index, signatureState, signedOnPaper }) => ({
    id,
    position: index,
    signed: signatureState === 'uploaded' || signedOnPaper === true,
  }))
  const { arrivalTime, notes } = preferences ?? {}
  return {
    ...(room && { room }),
    guests,
    ...(upgrade && { upgrade }),
    ...(bill && { bill }),
    ...(arrivalTime && { arrivalTime }),
    ...(notes && { notes }),
  }
}
