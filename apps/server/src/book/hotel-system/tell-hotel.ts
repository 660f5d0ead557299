import { personalFields, type ToldEvent, type ToldGuest, type ToldKind } from '@foyer/contract/hotel-system.ts'
import { withStates } from '@foyer/domain/completion/guest-completion.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { listedGuests } from '@foyer/domain/guest/guest-order.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import type { ArrivalWishes } from '../reservation/book.ts'

/** The end of the outbox that the hotel's own system is at. */
export const HOTEL_SYSTEM_END = 'hotelSystem'

/** Wherever it happens: at a guest's page, at the desk, by the clock. */
type AtHotel = Pick<Visit, 'tx' | 'hotel'>
type Named = Pick<Reservation, 'id' | 'reference'>

/** What guests did, for the hotel's own system to know: written with the deed. A hotel that has none is told nothing. */
export interface TellHotel {
  /** `party` as it is now, of whom some were just saved. */
  guestsSaved(visit: Visit, reservation: Reservation, guests: { saved: Guest[]; party: Guest[] }): Promise<void>
  preCheckinCompleted(visit: Visit, reservation: Reservation, wishes: ArrivalWishes): Promise<void>
  arrived(visit: Visit, reservation: Reservation, said: ToldArrival): Promise<void>
  /** All that is ordered from now on. */
  extrasOrdered(visit: Visit, reservation: Reservation, extras: ToldExtras): Promise<void>
  /** What is paid with one payment from now on. */
  paid(at: AtHotel, reservation: Named, payment: Told<'payment'>): Promise<void>
  /** All that vouchers take off from now on. */
  discountsTaken(at: AtHotel, reservation: Named, discounts: Told<'discounts'>['discounts']): Promise<void>
  invoiceHolderChanged(at: AtHotel, reservation: Named, holder: Told<'invoiceHolder'>): Promise<void>
  departed(at: AtHotel, reservation: ToldReservation, by: 'guest' | 'staff'): Promise<void>
  departureUndone(at: AtHotel, reservation: ToldReservation): Promise<void>
  /** What became of a key of that reservation. */
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
  /** Of the payment that has settled it. */
  readonly bill?: string | undefined
  readonly wishes?: ArrivalWishes | undefined
}
type ToldExtras = Extract<ToldEvent, { kind: 'extras' }>['extras']

interface Parts {
  readonly sites: Sites
  readonly outbox: Outbox
}

type Told<Kind extends ToldKind> = Omit<Extract<ToldEvent, { kind: Kind }>, 'key' | 'at' | 'kind' | 'reference'>

export function tellHotel({ sites, outbox }: Parts): TellHotel {
  async function hasSystem({ tx, hotel }: AtHotel): Promise<boolean> {
    const { config } = await sites.config(tx, hotel)
    return config.hotel_system.kind !== 'embedded'
  }

  /** In order for each reservation. */
  async function tell<Kind extends ToldKind>(
    { tx, hotel }: AtHotel,
    { id, reference }: Named,
    kind: Kind,
    told: Told<Kind>,
    content?: string,
  ): Promise<void> {
    const payload = { reference, ...told }
    const place = { hotelId: hotel.id, end: HOTEL_SYSTEM_END, stream: id }
    await outbox.put(tx, { ...place, kind, payload, ...(content !== undefined && { content }) })
  }

  const tellGuests = (visit: Visit, reservation: Reservation, guests: readonly Guest[]) =>
    // Guests are told by their versions: what the hotel itself says of them is no news to it.
    tell(
      visit,
      reservation,
      'guestData',
      { guests: guests.map(toldGuest) },
      guests.map(({ id, version }) => `${id} ${version}`).join(),
    )

  /** Where guests are not told one by one: all whom the hotel asks about, unless it has been told just that. */
  async function tellParty(visit: Visit, reservation: Reservation, party: readonly Guest[]): Promise<void> {
    const { site, today } = visit
    if (site.policies.guests.savedOneByOne) return
    const listed = listedGuests(party, site.policies.guests, today)
    if (listed.length > 0) await tellGuests(visit, reservation, listed)
  }

  return {
    async guestsSaved(visit, reservation, { saved, party }) {
      if (!(await hasSystem(visit))) return
      const { site, today } = visit
      if (site.policies.guests.savedOneByOne) for (const guest of saved) await tellGuests(visit, reservation, [guest])
      else if (isAllDone(party, visit, today)) await tellParty(visit, reservation, party)
    },
    async preCheckinCompleted(visit, reservation, { arrivalTime, notes }) {
      if (!(await hasSystem(visit))) return
      await tellParty(visit, reservation, reservation.guests)
      const said = { ...(arrivalTime && { arrivalTime }), ...(notes && { notes }) }
      await tell(visit, reservation, 'preCheckinCompleted', said)
    },
    async arrived(visit, reservation, { upgrade, bill, wishes }) {
      if (!(await hasSystem(visit))) return
      await tellParty(visit, reservation, reservation.guests)
      const room = reservation.room.number
      const guests = reservation.guests.map(({ id, index, signatureState }) => ({
        id,
        position: index,
        signed: signatureState === 'uploaded',
      }))
      const { arrivalTime, notes } = wishes ?? {}
      await tell(visit, reservation, 'arrival', {
        ...(room && { room }),
        guests,
        ...(upgrade && { upgrade }),
        ...(bill && { bill }),
        ...(arrivalTime && { arrivalTime }),
        ...(notes && { notes }),
      })
    },
    async extrasOrdered(visit, reservation, extras) {
      if (await hasSystem(visit)) await tell(visit, reservation, 'extras', { extras })
    },
    async paid(at, reservation, payment) {
      if (await hasSystem(at)) await tell(at, reservation, 'payment', payment)
    },
    async discountsTaken(at, reservation, discounts) {
      if (await hasSystem(at)) await tell(at, reservation, 'discounts', { discounts })
    },
    async invoiceHolderChanged(at, reservation, holder) {
      if (await hasSystem(at)) await tell(at, reservation, 'invoiceHolder', holder)
    },
    async departed(at, reservation, by) {
      const room = reservation.room.number
      if (await hasSystem(at)) await tell(at, reservation, 'departure', { ...(room && { room }), by })
    },
    async departureUndone(at, reservation) {
      const room = reservation.room.number
      if (await hasSystem(at)) await tell(at, reservation, 'departureUndone', { ...(room && { room }) })
    },
    async keySettled(at, id, key) {
      if (!(await hasSystem(at))) return
      const { reference } = await at.tx
        .selectFrom('reservations')
        .select('reference')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await tell(at, { id, reference }, 'key', key)
    },
    async walkedIn(at, { id, reference, ...told }) {
      if (await hasSystem(at)) await tell(at, { id, reference }, 'walkIn', told)
    },
    async cancelled(at, reservation, by) {
      if (await hasSystem(at)) await tell(at, reservation, 'cancelled', { by })
    },
  }
}

/** Then the list of guests may be left: the moment at which the party is told. */
function isAllDone(party: Guest[], { site }: Visit, today: string): boolean {
  const listed = listedGuests(withStates({ guests: party, site, today }), site.policies.guests, today)
  return listed.length > 0 && listed.every(({ state }) => state === 'complete')
}

function toldGuest(guest: Guest): ToldGuest {
  const { id, index, main, adult, customerId, version = 1 } = guest
  const personal = Object.fromEntries(personalFields.map((name) => [name, guest[name]]))
  return { ...personal, customerId, id, position: index, main, adult, version }
}
