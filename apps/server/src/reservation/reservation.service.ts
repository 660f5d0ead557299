import { withStates } from '@foyer/domain/guest/guest-completion.ts'
import { orderGuests } from '@foyer/domain/guest/guest-order.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { refuseOutOfService } from '../device/in-service.ts'
import { keyCodeOf } from '../keys/key.store.ts'
import type { OpenPms, Pms } from '../outside/pms/pms.ts'
import { openReservationCode } from '../qr/seal-code.ts'
import type { Sites } from '../site/sites.ts'
import { FailedTry, noteFailure, refuseAfter } from '../tries/tries.store.ts'
import { foundBy, rememberFound } from '../visit/visit.store.ts'
import type { Visit } from '../visit/visit.ts'
import { listDueIn } from './list-due-in.ts'

interface Search {
  readonly voucher?: string | undefined
  readonly surname?: string | undefined
  /** A code of our own, as it was scanned. */
  readonly qr?: string | undefined
  readonly allDueIn?: boolean | undefined
  readonly staffPassword?: string | undefined
  readonly picked?: string | undefined
}

interface Parts {
  readonly openPms: OpenPms
  readonly sites: Sites
  readonly qrSecret: Buffer
}

const SEARCH_LIMIT = { tries: 10, minutes: 1 }

export interface ReservationService {
  search(visit: Visit, search: Search, address: string): Promise<Reservation[]>
  /** What this visit has found. */
  found(visit: Visit): Promise<Reservation[]>
  /** One that this visit has found. Others do not exist for it. */
  one(visit: Visit, reference: string): Promise<Reservation>
  /** Found by another proof than a search: from now on this visit may see and change them. */
  remember(visit: Visit, reservations: readonly Reservation[]): Promise<Reservation[]>
  pms(visit: Visit): Pms
}

export function reservationService({ openPms, sites, qrSecret }: Parts): ReservationService {
  const pms = (visit: Visit) => openPms(visit.hotel, visit.tx)

  const found: ReservationService['found'] = async (visit) => {
    const reservations = await pms(visit).byIds(await foundBy(visit.tx, visit.id))
    return Promise.all(reservations.map((reservation) => seenBy(visit, reservation)))
  }

  const remembered = async (visit: Visit, reservations: readonly Reservation[]) => {
    const ids = reservations.map(({ id }) => id)
    await rememberFound(visit.tx, { hotelId: visit.hotel.id, id: visit.id }, ids)
    return Promise.all(reservations.map((reservation) => seenBy(visit, reservation)))
  }

  return {
    pms,
    found,
    remember: remembered,
    async search(visit, search, address) {
      refuseOutOfService(visit)
      if (search.allDueIn) {
        const listed = await listDueIn(pms(visit), visit, search, sites)
        return listed.isPicked ? remembered(visit, listed.reservations) : [...listed.reservations]
      }
      const tries = { kind: 'search', caller: `${visit.hotel.id} ${visit.deviceId ?? address}` } as const
      await refuseAfter(visit.tx, tries, SEARCH_LIMIT)
      const reservations = await matching(pms(visit), visit, search, qrSecret)
      if (reservations.length === 0) {
        await noteFailure(visit.tx, tries)
        throw new FailedTry('reservationNotFound', 'no booking has this number and surname')
      }
      return remembered(visit, reservations)
    },
    async one(visit, reference) {
      const reservation = (await found(visit)).find((one) => one.reference === reference)
      if (!reservation) throw new Problem('reservationNotFound', 'this page has not found such a booking')
      return reservation
    },
  }
}

/**
 * Two factors find a booking, or the code that stands for both. Where the hotel allows the surname alone, an enrolled device
 * lists exactly one booking that arrives today; none and several answer alike.
 */
async function matching(
  pms: Pms,
  visit: Visit,
  { voucher = '', surname = '', qr }: Search,
  qrSecret: Buffer,
): Promise<Reservation[]> {
  if (qr !== undefined) return byCode(pms, visit, qr, qrSecret)
  if (surname.trim() === '') return []
  if (voucher.trim() !== '') return pms.find({ reference: voucher, surname })
  if (!visit.site.policies.search.onlySurname || !visit.deviceId) return []
  const due = await pms.find({ surname, arrivesOn: visit.today })
  return due.length === 1 ? due : []
}

/** What was changed, expired, cancelled, or sealed for another house answers like what never was. */
async function byCode(pms: Pms, { site, hotel, today }: Visit, qr: string, secret: Buffer): Promise<Reservation[]> {
  const id = site.policies.search.byQr ? openReservationCode(qr, { hotelId: hotel.id, today }, secret) : undefined
  const found = id ? await pms.byIds([id]) : []
  return found.filter(({ state }) => state !== 'cancelled')
}

/**
 * As this visit sees it: guests in order with their states, the door's code for the visit that is entitled to it, and what is
 * said of drivers where cars are rented.
 */
async function seenBy(visit: Visit, reservation: Reservation): Promise<Reservation> {
  const guests = withStates({
    guests: orderGuests(reservation.guests, visit.today),
    site: visit.site,
    today: visit.today,
  })
  const keyCode = await keyCodeOf(visit, reservation.id)
  return {
    ...reservation,
    guests: [...guests],
    room: keyCode ? { ...reservation.room, keyCode } : reservation.room,
    rental: visit.site.product.isRac ? reservation.rental : undefined,
  }
}
