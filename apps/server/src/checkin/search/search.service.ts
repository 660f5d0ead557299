import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Sites } from '../../access/site/sites.ts'
import { refuseOutOfService } from '../../access/visit/in-service.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { FailedTry, noteFailure, refuseAfter } from '../../platform/tries/tries.store.ts'
import { openReservationCode } from '../qr/seal-code.ts'
import type { Book } from '../reservation/book.ts'
import type { BookedReservation } from '../reservation/read-reservations.ts'
import type { ReservationService } from '../reservation/reservation.service.ts'
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
  readonly reservations: ReservationService
  readonly sites: Sites
  readonly qrSecret: Buffer
}

const SEARCH_LIMIT = { tries: 10, minutes: 1 }

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
      const tries = { kind: 'search', caller: `${visit.hotel.id} ${visit.deviceId ?? address}` } as const
      await refuseAfter(visit.tx, tries, SEARCH_LIMIT)
      const found = await matching(book, visit, search, qrSecret)
      if (found.length === 0) {
        await noteFailure(visit.tx, tries)
        throw new FailedTry('reservationNotFound', 'no booking has this number and surname')
      }
      return { found: await reservations.remember(visit, found) }
    },
  }
}

/**
 * Two factors find a reservation, or the code that stands for both. Where the hotel allows the surname alone, an enrolled device
 * lists exactly one reservation that arrives today; none and several answer alike.
 */
async function matching(
  book: Book,
  visit: Visit,
  { voucher = '', surname = '', qr }: Search,
  qrSecret: Buffer,
): Promise<string[]> {
  if (qr !== undefined) return byCode(book, visit, qr, qrSecret)
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
