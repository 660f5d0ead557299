import { withStates } from '@foyer/domain/guest/guest-completion.ts'
import { orderGuests } from '@foyer/domain/guest/guest-order.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { keyCodeOf } from '../keys/key.store.ts'
import type { OpenPms, Pms } from '../outside/pms/pms.ts'
import { FailedTry, noteFailure, refuseAfter } from '../tries/tries.store.ts'
import { foundBy, rememberFound } from '../visit/visit.store.ts'
import type { Visit } from '../visit/visit.ts'

interface Search {
  readonly voucher?: string | undefined
  readonly surname?: string | undefined
}

const SEARCH_LIMIT = { tries: 10, minutes: 1 }

export interface ReservationService {
  search(visit: Visit, search: Search, address: string): Promise<Reservation[]>
  /** What this visit has found. */
  found(visit: Visit): Promise<Reservation[]>
  /** One that this visit has found. Others do not exist for it. */
  one(visit: Visit, reference: string): Promise<Reservation>
  pms(visit: Visit): Pms
}

export function reservationService(openPms: OpenPms): ReservationService {
  const pms = (visit: Visit) => openPms(visit.hotel, visit.tx)

  const found: ReservationService['found'] = async (visit) => {
    const reservations = await pms(visit).byIds(await foundBy(visit.tx, visit.id))
    return Promise.all(reservations.map((reservation) => seenBy(visit, reservation)))
  }

  return {
    pms,
    found,
    async search(visit, search, address) {
      const tries = { kind: 'search', caller: `${visit.hotel.id} ${visit.deviceId ?? address}` } as const
      await refuseAfter(visit.tx, tries, SEARCH_LIMIT)
      const reservations = await matching(pms(visit), visit, search)
      if (reservations.length === 0) {
        await noteFailure(visit.tx, tries)
        throw new FailedTry('reservationNotFound', 'no booking has this number and surname')
      }
      await rememberFound(
        visit.tx,
        { hotelId: visit.hotel.id, id: visit.id },
        reservations.map(({ id }) => id),
      )
      return Promise.all(reservations.map((reservation) => seenBy(visit, reservation)))
    },
    async one(visit, reference) {
      const reservation = (await found(visit)).find((one) => one.reference === reference)
      if (!reservation) throw new Problem('reservationNotFound', 'this page has not found such a booking')
      return reservation
    },
  }
}

/**
 * Two factors find a booking. Where the hotel allows the surname alone, an enrolled device lists exactly one booking that
 * arrives today; none and several answer alike.
 */
async function matching(pms: Pms, visit: Visit, { voucher = '', surname = '' }: Search): Promise<Reservation[]> {
  if (surname.trim() === '') return []
  if (voucher.trim() !== '') return pms.find({ reference: voucher, surname })
  if (!visit.site.policies.search.onlySurname || !visit.deviceId) return []
  const due = await pms.find({ surname, arrivesOn: visit.today })
  return due.length === 1 ? due : []
}

/** As this visit sees it: guests in order with their states, and the door's code for the visit that is entitled to it. */
async function seenBy(visit: Visit, reservation: Reservation): Promise<Reservation> {
  const guests = withStates({
    guests: orderGuests(reservation.guests, visit.today),
    site: visit.site,
    today: visit.today,
  })
  const keyCode = await keyCodeOf(visit, reservation.id)
  return { ...reservation, guests: [...guests], room: keyCode ? { ...reservation.room, keyCode } : reservation.room }
}
