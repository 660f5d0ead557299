import type { Proof } from '@foyer/domain/proof/proof.ts'
import { toReferenceKey } from '@foyer/domain/reservation/reference-key.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { findsBySurname, findsOnlyDueIn, isDueIn } from '@foyer/domain/search/due-in.ts'
import type { Sites } from '../../access/site/sites.ts'
import { assertInService } from '../../access/visit/in-service.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { countEvent } from '../../book/metrics/business-counters.ts'
import { openReservationCode } from '../../book/qr/seal-code.ts'
import type { ReservationBook } from '../../book/reservation/book.ts'
import type { FoundReservation, ReservationService } from '../../book/reservation/reservation.service.ts'
import { listMadeByPage } from '../../book/walk-in/walk-in.store.ts'
import { FailedAttempt } from '../../platform/attempts/attempts.store.ts'
import { findByDemoCode } from './find-by-demo-code.ts'
import { listDueIn } from './list-due-in.ts'
import { assertSearchAllowed, recordMiss } from './search-attempts.ts'
import type { SearchSeries } from './search-series.ts'

interface Search {
  readonly voucher?: string | undefined
  readonly surname?: string | undefined
  /** Our own QR code, as scanned. */
  readonly qr?: string | undefined
  /** A page may restrict the search further than the hotel does, but not widen it. */
  readonly onlyDueIn?: boolean | undefined
  readonly allDueIn?: boolean | undefined
  readonly staffPassword?: string | undefined
  readonly picked?: string | undefined
}

interface SearchDependencies {
  readonly reservations: ReservationService
  readonly sites: Sites
  readonly qrSecret: Buffer
  readonly series: SearchSeries
}

export type Searched =
  | { readonly found: readonly FoundReservation[]; readonly isDemoKey?: true }
  /** What staff list at a device doesn't count as found by the visit. */
  | { readonly listed: readonly Reservation[] }

export interface SearchService {
  search(visit: Visit, search: Search, address: string): Promise<Searched>
}

export function createSearchService({ reservations, sites, qrSecret, series }: SearchDependencies): SearchService {
  return {
    async search(visit, search, address) {
      assertInService(visit)
      const book = reservations.book(visit)
      if (search.allDueIn) {
        const listed = await listDueIn(book, visit, search, sites)
        if ('outlines' in listed) return { listed: listed.outlines }
        return { found: await reservations.saveFound(visit, [listed.picked], 'staff') }
      }
      const shown = await findByDemoCode(visit, (search.voucher ?? '').trim(), sites)
      if (shown.length > 0) return { found: await reservations.saveFound(visit, shown, 'staff'), isDemoKey: true }
      const from = { reference: search.voucher ?? '', network: address, hasSurname: Boolean(search.surname?.trim()) }
      // Our codes are too long to guess, so a valid one works despite earlier misses.
      const scanned = search.qr === undefined ? nothing : await findByCode(book, visit, search, qrSecret)
      const [missed, { ids, proof }] = await Promise.all([
        scanned.ids.length === 0 ? assertSearchAllowed(visit, from) : undefined,
        search.qr === undefined ? findMatching(book, visit, search) : scanned,
      ])
      if (ids.length === 0) {
        recordMiss(visit, from)
        countEvent(visit.tx, 'foyer_searches_total', 'failed')
        if (missed) await series.report(visit, { ...missed, number: search.voucher })
        throw new FailedAttempt('reservationNotFound', 'no booking has this number and surname')
      }
      countEvent(visit.tx, 'foyer_searches_total', 'found')
      return { found: await reservations.saveFound(visit, ids, proof) }
    },
  }
}

interface Matching {
  readonly ids: readonly string[]
  readonly proof: Proof
}

const nothing: Matching = { ids: [], proof: 'number' }

/**
 * Two factors find a reservation. If the hotel allows the surname alone, an enrolled kiosk finds
 * exactly one due reservation; none and several get the same answer.
 */
async function findMatching(book: ReservationBook, visit: Visit, search: Search): Promise<Matching> {
  const { voucher = '', surname = '' } = search
  if (surname.trim() === '') return findCreated(visit, voucher)
  if (voucher.trim() !== '') {
    const among = { reference: voucher, dueOn: isLimited(visit, search) ? visit.today : undefined }
    return { ids: await book.find({ surname, ...among }), proof: 'number' }
  }
  if (!findsBySurname(visit.site) || !visit.deviceId) return nothing
  const due = await book.find({ surname, dueOn: visit.today })
  return due.length === 1 ? { ids: due, proof: 'surname' } : nothing
}

/** The page that made a reservation needs no surname to find it. */
async function findCreated({ tx, page }: Visit, voucher: string): Promise<Matching> {
  const made = voucher.trim() === '' ? [] : await listMadeByPage(tx, page, toReferenceKey(voucher))
  return { ids: made.map(({ id }) => id), proof: 'created' }
}

/** The page may restrict the search; the hotel's setting always applies. */
function isLimited({ site }: Visit, { onlyDueIn = false }: Search): boolean {
  return onlyDueIn || findsOnlyDueIn(site)
}

/** Changed, expired, cancelled or foreign codes get the same answer as unknown ones. */
async function findByCode(book: ReservationBook, visit: Visit, search: Search, secret: Buffer): Promise<Matching> {
  const { site, hotel, today } = visit
  const { qr = '' } = search
  const code = site.policies.search.byQr ? openReservationCode(qr, { hotelId: hotel.id, today }, secret) : undefined
  if (!code) return nothing
  const found = (await book.byIds([code.id])).filter(
    // The code may be of a guest whose stay another one has since.
    (one) => one.state !== 'cancelled' && !one.awaitsNewGuest && (!isLimited(visit, search) || isDueIn(one, today)),
  )
  return { ids: found.map(({ id }) => id), proof: code.proof }
}
