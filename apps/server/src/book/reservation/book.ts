import type { Money } from '@foyer/domain/basics/money.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { toNameKey } from '@foyer/domain/name/name-key.ts'
import { areSameSurname, getNameKeys } from '@foyer/domain/name/name-keys.ts'
import { type AccountLine, type Balance, computeBalance } from '@foyer/domain/payment/balance.ts'
import { toReferenceKey } from '@foyer/domain/reservation/reference-key.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import {
  type Candidate,
  listByReference,
  listDueOn,
  listIdsByEmail,
  markArrived,
  markMessagesRead,
  markPreCheckinCompleted,
  type Signature,
  saveGiven,
  saveSignatures,
} from './book.store.ts'
import { type BookedReservation, readReservations } from './booked-reservation.store.ts'
import { readFolio, readFolios } from './folio.store.ts'

export interface FolioLine extends Pick<AccountLine, 'kind' | 'source'> {
  readonly names: Readonly<Record<string, string>>
  readonly amount: Money
  /** For a line of ours: what it is for. */
  readonly origin?: string | null
}

export interface FolioRow extends Pick<FolioLine, 'kind' | 'source' | 'origin'> {
  readonly names: FolioLine['names']
  readonly amount: number
}

export function toFolioLine({ amount, ...line }: FolioRow, { currency }: { currency: string }): FolioLine {
  return { ...line, amount: { minor: amount, currency } }
}

/** What a party says about their arrival beforehand. */
export interface ArrivalPreferences {
  /** HH:mm. */
  readonly arrivalTime: string | null
  readonly notes: string | null
}

/** Who gives the saved data. */
export interface Authorship {
  /** The visit that becomes the giver. */
  readonly by: string
  /** Guests whose data another had given: it is archived. */
  readonly maskedIds: readonly string[]
}

/** The reservations that are searched. */
type SearchScope = { readonly reference: string; readonly dueOn?: string | undefined } | { readonly dueOn: string }

/**
 * The hotel's reservations as we store them: who is booked, who is staying, what is owed. Always
 * available, whatever system the hotel has.
 */
export interface ReservationBook {
  /**
   * Ids by exact number and surname, by a group's number and surname, or by surname alone among
   * those who are due; by number too where `dueOn` is a day.
   */
  find(search: SearchScope & { surname: string }): Promise<string[]>
  /** Everyone who is due on a day, for staff: a guest finds only their own. */
  dueIn(day: string): Promise<Reservation[]>
  /** Reservations booked with this address that aren't over on that day. */
  byEmail(email: string, notOverOn: string): Promise<Reservation[]>
  byIds(ids: readonly string[]): Promise<BookedReservation[]>
  /**
   * Replaces what they gave as a whole; their role in the reservation stays. Returns them as
   * stored: each save increments the version.
   */
  saveGuests(reservationId: string, guests: readonly Guest[], giving?: Authorship): Promise<Guest[]>
  saveSignatures(signatures: readonly Signature[]): Promise<void>
  /** The guest has seen the hotel's messages. */
  markRead(reservationId: string, messages: readonly string[]): Promise<void>
  /** The party has completed everything that can be done at home. */
  completePreCheckin(reservationId: string, wishes: ArrivalPreferences): Promise<void>
  folio(reservationId: string): Promise<FolioLine[]>
  /** The same of many, by their ids. */
  folios(reservationIds: readonly string[]): Promise<ReadonlyMap<string, FolioLine[]>>
  /**
   * Marks the guest as in house. Returns false, and changes nothing, if another has the room for
   * one of its nights.
   */
  confirmArrival(reservationId: string, today: string): Promise<boolean>
}

/** Enough for one person; an agency's address may be on hundreds. */
const MAX_RESERVATIONS = 50

/** Runs in the request's transaction. */
export const createReservationBook = (
  hotel: { id: number; name: string; currency: string },
  tx: HotelTransaction,
): ReservationBook => ({
  async find({ surname, ...among }) {
    if (toNameKey(surname) === '' || ('reference' in among && toReferenceKey(among.reference) === '')) return []
    const found = await listCandidates(tx, among)
    const wanted = getNameKeys(surname)
    const isMeant = (names: Candidate['surnames']) =>
      // Most guests have the name on the reservation.
      [...new Set(names)].some((name) => name !== null && areSameSurname(wanted, getNameKeys(name)))
    return found.filter(({ surnames }) => isMeant(surnames)).map(({ id }) => id)
  },

  async dueIn(day) {
    const found = await listCandidates(tx, { dueOn: day })
    return readReservations(
      tx,
      hotel,
      found.map(({ id }) => id),
    )
  },

  async byEmail(email, notOverOn) {
    const ids = await listIdsByEmail(tx, email, { notOverOn, limit: MAX_RESERVATIONS })
    return readReservations(tx, hotel, ids)
  },

  byIds: (ids) => readReservations(tx, hotel, ids),

  async saveGuests(reservationId, guests, giving) {
    const rows = guests.map((guest) => ({
      id: guest.id,
      given: toGiven(guest),
      keeps_aside: giving?.maskedIds.includes(guest.id) ?? false,
    }))
    const saved = await saveGiven(tx, JSON.stringify(rows), reservationId, giving?.by ?? null)
    const versions = new Map(saved.map(({ id, version }) => [id, version]))
    return guests.map((guest) => {
      const version = versions.get(guest.id)
      if (version === undefined) throw new Error('A guest of another reservation was to be saved.')
      return { ...guest, version }
    })
  },

  saveSignatures: (signatures) => saveSignatures(tx, hotel.id, signatures),

  markRead: (reservationId, messages) => markMessagesRead(tx, reservationId, messages),

  completePreCheckin: (reservationId) => markPreCheckinCompleted(tx, reservationId),

  async folio(reservationId) {
    const rows = await readFolio(tx, reservationId)
    return rows.map((row) => toFolioLine(row, hotel))
  },

  async folios(reservationIds) {
    const rows = Map.groupBy(await readFolios(tx, reservationIds), (row) => row.reservationId)
    return new Map(
      [...rows].map(([id, lines]) => [id, lines.map(({ reservationId: _, ...row }) => toFolioLine(row, hotel))]),
    )
  },

  async confirmArrival(reservationId, today) {
    return (await markArrived(tx, reservationId, today)).length > 0
  },
})

/** What is owed for it. */
export function computeFolioBalance(folio: readonly FolioLine[]): Balance {
  return computeBalance(folio.map(({ kind, source, amount }) => ({ kind, source, minor: amount.minor })))
}

/**
 * Surnames are compared here and not in SQL: one normalisation for the browser, the server and
 * every database.
 */
function listCandidates(tx: HotelTransaction, among: SearchScope): Promise<Candidate[]> {
  return 'reference' in among
    ? listByReference(tx, toReferenceKey(among.reference), among.dueOn ?? null)
    : listDueOn(tx, among.dueOn)
}

/** What is stored of a guest besides their role in the reservation. */
function toGiven(guest: Guest): object {
  const { id: _id, index: _, main: _main, adult: _adult, state: _state, signatureState: _signed, ...all } = guest
  const { version: _version, changed: _changed, signatureWaived: _waived, ...own } = all
  const { signedOnPaper: _paper, identitySeen: _seen, reportWaived: _report, ...given } = own
  return given
}
