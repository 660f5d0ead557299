import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Sites } from '../../access/site/sites.ts'
import { refuseOutOfService } from '../../access/visit/in-service.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { FailedTry } from '../../platform/tries/tries.store.ts'
import { openReservationCode } from '../qr/seal-code.ts'
import type { Book } from '../reservation/book.ts'
import type { BookedReservation } from '../reservation/read-reservations.ts'
import type { ReservationService } from '../reservation/reservation.service.ts'
import { listDueIn } from './list-due-in.ts'
import { noteMiss, refuseBeforeSearch } from './search-tries.ts'

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
  readonly reservations: ReservationService
  readonly sites: Sites
  readonly qrSecret: Buffer
}

export type Searched =
  | { readonly found: readonly BookedReservation[] }
  /** What staff list at a device is nobody's finding. */
  | { readonly listed: readonly Reservation[] }

export interface SearchService {
  search(visit: Visit, search: Search, address: string): Promise<Searched>
}

export function searchService({ reservations, sites, qrSecret }: Parts): SearchService {
  return {
    async search(visit, search, address) {
      refuseOutOfService(visit)
      const book = reservations.book(visit)
      if (search.allDueIn) {
        const listed = await listDueIn(book, visit, search, sites)
        if ('outlines' in listed) return { listed: listed.outlines }
        return { found: await reservations.remember(visit, [listed.picked]) }
      }
      const from = { reference: search.voucher ?? '', network: address }
      // A code of ours is far too long to be guessed, so that a right one opens however often others were wrong.
      const scanned = search.qr === undefined ? [] : await byCode(book, visit, search.qr, qrSecret)
      if (scanned.length === 0) await refuseBeforeSearch(visit, from)
      const found = search.qr === undefined ? await matching(book, visit, search) : scanned
      if (found.length === 0) {
        await noteMiss(visit, from)
        throw new FailedTry('reservationNotFound', 'no booking has this number and surname')
      }
      return { found: await reservations.remember(visit, found) }
    },
  }
}

/**
 * Two factors find a reservation. Where the hotel allows the surname alone, an enrolled device
 * lists exactly one reservation that arrives today; none and several answer alike.
 */
async function matching(book: Book, visit: Visit, { voucher = '', surname = '' }: Search): Promise<string[]> {
  if (surname.trim() === '') return []
  if (voucher.trim() !== '') return book.find({ reference: voucher, surname })
  if (!visit.site.policies.search.onlySurname || !visit.deviceId) return []
  const due = await book.find({ surname, arrivesOn: visit.today })
  return due.length === 1 ? due : []
}

/** What was changed, expired, cancelled, or sealed for another hotel answers like what never was. */
async function byCode(book: Book, { site, hotel, today }: Visit, qr: string, secret: Buffer): Promise<string[]> {
  const id = site.policies.search.byQr ? openReservationCode(qr, { hotelId: hotel.id, today }, secret) : undefined
  const found = id ? await book.byIds([id]) : []
  return found.filter(({ state }) => state !== 'cancelled').map((reservation) => reservation.id)
}
