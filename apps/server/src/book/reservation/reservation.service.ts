import { withStates } from '@foyer/domain/completion/guest-completion.ts'
import { toAvailableExtras } from '@foyer/domain/extras/available-extra.ts'
import type { Extra } from '@foyer/domain/extras/extra.ts'
import { orderGuests } from '@foyer/domain/guest/guest-order.ts'
import { issuesCards } from '@foyer/domain/keys/key-method.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { type Proof, proofNames } from '@foyer/domain/proof/proof.ts'
import { hasArrived } from '@foyer/domain/proof/trusted-author.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { AcceptedTerms } from '@foyer/domain/terms/terms-state.ts'
import { type Fleet, findVehicle } from '@foyer/domain/upsell/fleet.ts'
import type { UsedVoucher } from '@foyer/domain/voucher/discount.ts'
import type { CompiledQuery } from 'kysely'
import { canSeeKey, findProved, isUnproved, type ProvedReservation } from '../../access/proof/proved-reservation.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { renewVisit } from '../../access/visit/visit-cookie.ts'
import type { DoorCodes } from '../door-codes/door-codes.ts'
import { readBill } from './bill.store.ts'
import { createReservationBook, type FolioLine, type ReservationBook, toFolioLine } from './book.ts'
import {
  type BookedReservation,
  listFoundByVisit,
  saveFoundAndRead,
  toReservation,
} from './booked-reservation.store.ts'
import type { ReservationRow } from './reservation-columns.ts'

/** A reservation that a visit has found, and by what proof. */
export interface FoundReservation extends Omit<BookedReservation, 'sealedCode'> {
  readonly proved: ProvedReservation
}

/** What a voucher is worth, and what it takes off this bill; in minor units. */
interface RedeemedVoucher extends UsedVoucher {
  readonly taken: number
}

export interface Bill {
  readonly state: Reservation['state']
  readonly folio: readonly FolioLine[]
  /** In the order in which they were used. */
  readonly vouchers: readonly RedeemedVoucher[]
  readonly roomAvailable: boolean
  /** When the hotel's system last sent it, unless that was just now; undefined if there is none. */
  readonly asOf: Date | undefined
  /**
   * What was accepted above the existing signatures and with the summary, by the hash of its text.
   */
  readonly acceptedTerms: readonly AcceptedTerms[]
}

type ReadRows = (read: CompiledQuery<ReservationRow>) => Promise<readonly ReservationRow[]>

const createReader =
  ({ tx }: Visit): ReadRows =>
  async (read) =>
    (await tx.executeQuery(read)).rows

export interface ReservationService {
  /** What this visit has found, including what waits for a second factor. */
  all(visit: Visit): Promise<FoundReservation[]>
  /**
   * What this visit has found and may work with; `read` may fetch it together with something else.
   */
  found(visit: Visit, read?: ReadRows): Promise<FoundReservation[]>
  /** The one of them that the page knows by this name. Others don't exist for it. */
  one(visit: Visit, reference: string): Promise<FoundReservation>
  /** Its id, for callers that need no more. */
  idOf(visit: Visit, reference: string): Promise<string>
  /** What is owed for it. */
  bill(visit: Visit, reference: string): Promise<Bill>
  /** From now on this visit may do with them what this proof entitles to. */
  saveFound(visit: Visit, ids: readonly string[], proof: Proof): Promise<FoundReservation[]>
  book(visit: Visit): ReservationBook
}

const createNotFound = () => new Problem('reservationNotFound', 'this visit has not found this booking')

interface Known {
  readonly codes: DoorCodes
  /** Set where cars are rented. */
  readonly fleet: Fleet | undefined
}

export function createReservationService(codes: DoorCodes, sites: Pick<Sites, 'config'>): ReservationService {
  const known = async ({ tx, hotel, site }: Visit): Promise<Known> => ({
    codes,
    fleet: site.product.isRac ? (await sites.config(tx, hotel)).config.fleet : undefined,
  })
  const all = async (visit: Visit, read: ReadRows = createReader(visit)): Promise<FoundReservation[]> => {
    const by = await known(visit)
    const rows = await read(listFoundByVisit.with(visit.id))
    return rows.flatMap((row) => {
      const reservation = toReservation(row, visit.hotel)
      const proved = visit.proved.find(({ id }) => id === reservation.id)
      return proved ? [toFoundReservation(visit, reservation, proved, by)] : []
    })
  }
  const found: ReservationService['found'] = async (visit, read) =>
    (await all(visit, read)).filter(({ proved }) => !isUnproved(visit, proved))

  return {
    book: (visit) => createReservationBook(visit.hotel, visit.tx),
    all: (visit) => all(visit),
    found,
    async saveFound(visit, ids, proof) {
      if (ids.length > 0 && visit.proved.length === 0) visit.renewal.visit ??= renewVisit(visit)
      const finding = { id: visit.renewal.visit?.id ?? visit.id, before: visit.id, proof }
      const reservations = await saveFoundAndRead(visit.tx, visit.hotel, finding, ids)
      const by = await known(visit)
      return reservations.map((reservation) =>
        toFoundReservation(visit, reservation, toProved(visit, reservation, proof), by),
      )
    },
    async one(visit, reference) {
      const known = findProved(visit, reference)
      const reservation = known && (await found(visit)).find(({ id }) => id === known.id)
      if (!reservation) throw createNotFound()
      return reservation
    },
    async bill(visit, reference) {
      const { tx, hotel } = visit
      const known = findProved(visit, reference)
      const [bill] = known ? await readBill(tx, known.id) : []
      if (!bill) throw createNotFound()
      return {
        state: bill.state,
        vouchers: bill.vouchers.map(({ minor, percent, ...one }) => ({
          ...one,
          minor: minor ?? undefined,
          percent: percent ?? undefined,
        })),
        folio: bill.lines.map((line) => toFolioLine(line, hotel)),
        roomAvailable: bill.room_available,
        asOf: bill.as_of ?? undefined,
        acceptedTerms: bill.accepted_terms,
      }
    },
    async idOf(visit, reference) {
      const known = findProved(visit, reference)
      if (!known) throw createNotFound()
      return known.id
    },
  }
}

/** The proof after storing it: a stronger earlier one is not lost. */
function toProved({ proved }: Visit, reservation: BookedReservation, proof: Proof): ProvedReservation {
  const { id, reference, state, startDate, endDate } = reservation
  const before = proved.find((one) => one.id === id)
  const isBetter = before && proofNames.indexOf(before.proof) > proofNames.indexOf(proof)
  return {
    id,
    reference,
    state,
    startDate,
    endDate,
    proof: isBetter ? before.proof : proof,
    secondFactor: before?.secondFactor,
    keyFactor: before?.keyFactor,
    arrived: before?.arrived ?? false,
  }
}

/** The price of an extra depends on the stay, and its stock on everyone's. */
function listExtrasToSync(extras: readonly Extra[]): Pick<Reservation, 'extrasToSyncPrice' | 'extrasToSyncAllotment'> {
  return {
    extrasToSyncPrice: extras.map(({ id }) => id),
    extrasToSyncAllotment: extras.filter(({ allotment }) => allotment !== undefined).map(({ id }) => id),
  }
}

/**
 * As this visit sees it: guests in order with their states, and terms for drivers where cars are
 * rented.
 */
function toFoundReservation(
  visit: Visit,
  { sealedCode, keys, ...reservation }: BookedReservation,
  proved: ProvedReservation,
  { codes, fleet }: Known,
): FoundReservation {
  const { site, today } = visit
  const rental = site.product.isRac ? reservation.rental : undefined
  const driving = { rental, startDate: reservation.startDate }
  const guests = withStates({ guests: orderGuests(reservation.guests, today), site, today, driving })
  // Read with the reservation: the visit's proof was read before its turn came, and it may have
  // arrived meanwhile.
  const arrived = proved.arrived || hasArrived(reservation, visit.id)
  const isKeyShown = !reservation.awaitsNewGuest && canSeeKey(visit, { ...proved, arrived })
  const door = { hotelId: visit.hotel.id, reservationId: reservation.id }
  const keyCode = isKeyShown && sealedCode ? codes.open(door, sealedCode) : undefined
  const extrasAvailable = toAvailableExtras(site.extras, reservation, {
    language: visit.language,
    currency: visit.hotel.currency,
  })
  return {
    ...reservation,
    guests: [...guests],
    room: { ...reservation.room, ...(keyCode !== undefined && { keyCode }) },
    ...(isKeyShown && keys && issuesCards(site) && { keys }),
    rental: rental && { ...rental, ...(isKeyShown && fleet && { car: findCar(fleet, reservation) }) },
    ...(site.product.isRac && { extrasAvailable }),
    ...(site.extras.length > 0 && listExtrasToSync(site.extras)),
    proved,
  }
}

function findCar(fleet: Fleet, { room }: Pick<Reservation, 'room'>) {
  const vehicle = findVehicle(fleet, room.number)
  if (!vehicle) return undefined
  const { plate, model, fuel, kilometres } = vehicle
  return { plate, model, fuel, kilometres }
}
