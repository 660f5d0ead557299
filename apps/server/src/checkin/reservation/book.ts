import type { Guest } from '@foyer/domain/guest/guest.ts'
import { nameKey } from '@foyer/domain/name/name-key.ts'
import { isSameSurname } from '@foyer/domain/name/name-keys.ts'
import { type AccountLine, type Balance, balanceOf } from '@foyer/domain/payment/balance.ts'
import type { Money } from '@foyer/domain/payment/money.ts'
import { referenceKey } from '@foyer/domain/reservation/reference-key.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { SignatureKind } from '@foyer/domain/signature/typed-name.ts'
import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { readReservations } from './read-reservations.ts'

export interface FolioLine extends Pick<AccountLine, 'kind' | 'source'> {
  readonly names: Readonly<Record<string, string>>
  readonly amount: Money
}

/** What a party says of their arrival before it. */
export interface StayWishes {
  /** HH:mm. */
  readonly arrivalTime: string | null
  readonly notes: string | null
}

interface Signature {
  readonly format: 'png' | 'jpeg'
  readonly image: Buffer
  readonly kind: SignatureKind
}

/** The hotel's reservations as we keep them: who is booked, who is staying, what is owed. Always here, whatever system the hotel has. */
export interface Book {
  /** By exact number and surname, by a group's number and surname, or by surname alone among those expected on a day. */
  find(search: { surname: string } & ({ reference: string } | { arrivesOn: string })): Promise<Reservation[]>
  /** Everybody who is expected on a day, for staff: a guest finds only their own. */
  dueIn(day: string): Promise<Reservation[]>
  /** What this address has booked and is not over on that day. */
  byEmail(email: string, notOverOn: string): Promise<Reservation[]>
  byIds(ids: readonly string[]): Promise<Reservation[]>
  /** As they are kept: each save is another version. */
  saveGuests(reservationId: string, guests: readonly Guest[]): Promise<Guest[]>
  keepSignature(guestId: string, signature: Signature): Promise<void>
  /** The guest has seen what the hotel wrote to them. */
  markRead(reservationId: string, messages: readonly string[]): Promise<void>
  /** The party has done at home what can be done there. */
  completePreCheckin(reservationId: string, wishes: StayWishes): Promise<void>
  folio(reservationId: string): Promise<FolioLine[]>
  /** When the hotel's own system has said it last, where that was not just now; undefined where there is none. */
  asOf(reservationId: string): Promise<Date | undefined>
  /** The guest is in house from now on. */
  confirmArrival(reservationId: string): Promise<void>
}

/** Of one person; an agency's address may stand on hundreds. */
const MOST_STAYS = 50

/** Longer than a summary takes after the hotel's system was asked. */
const JUST_NOW_SECONDS = 15

/** In the request's transaction. */
export const openBook = (hotel: { id: number; name: string; currency: string }, tx: HotelTransaction): Book => ({
  async find({ surname, ...among }) {
    if (nameKey(surname) === '' || ('reference' in among && referenceKey(among.reference) === '')) return []
    const found = await candidates(tx, among)
    const ids = found
      .filter((row) => row.surnames.some((name) => isSameSurname(surname, name ?? '')))
      .map((row) => row.id)
    return readReservations(tx, hotel, ids)
  },

  async dueIn(day) {
    const found = await candidates(tx, { arrivesOn: day })
    return readReservations(
      tx,
      hotel,
      found.map(({ id }) => id),
    )
  },

  async byEmail(email, notOverOn) {
    const rows = await tx
      .selectFrom('reservations')
      .select('id')
      .where(sql`lower(email)`, '=', email)
      .where('end_date', '>=', notOverOn)
      .orderBy('start_date')
      .limit(MOST_STAYS)
      .execute()
    return readReservations(
      tx,
      hotel,
      rows.map(({ id }) => id),
    )
  },

  byIds: (ids) => readReservations(tx, hotel, ids),

  async saveGuests(reservationId, guests) {
    const kept: Guest[] = []
    for (const guest of guests) kept.push(await saveGuest(tx, reservationId, guest))
    return kept
  },

  async keepSignature(guestId, { format, image, kind }) {
    await tx
      .insertInto('signatures')
      .values({ hotel_id: hotel.id, guest_id: guestId, format, image, kind })
      .onConflict((conflict) =>
        conflict.columns(['hotel_id', 'guest_id']).doUpdateSet({ format, image, kind, signed_at: sql`now()` }),
      )
      .execute()
  },

  async markRead(reservationId, messages) {
    await tx
      .updateTable('reservation_messages')
      .set({ read_at: sql`now()` })
      .where('reservation_id', '=', reservationId)
      .where('read_at', 'is', null)
      // As text: a message that a page has made up has no id that PostgreSQL could read.
      .where(sql<string>`id::text`, 'in', [...messages])
      .execute()
  },

  async completePreCheckin(reservationId) {
    await tx.updateTable('reservations').set({ pre_checkin_completed: true }).where('id', '=', reservationId).execute()
  },

  async folio(reservationId) {
    const rows = await tx
      .selectFrom('folio_lines')
      .select(['kind', 'source', 'names', 'amount'])
      .where('reservation_id', '=', reservationId)
      // The hotel's lines first.
      .orderBy('source', 'desc')
      .orderBy('position')
      .execute()
    return rows.map((row) => ({
      kind: row.kind,
      source: row.source,
      names: row.names,
      amount: { minor: row.amount, currency: hotel.currency },
    }))
  },

  async asOf(reservationId) {
    const said = await tx
      .selectFrom('reservations')
      .select('said_at')
      .where('id', '=', reservationId)
      .where('said_at', '<', sql<Date>`clock_timestamp() - make_interval(secs => ${JUST_NOW_SECONDS})`)
      .executeTakeFirst()
    return said?.said_at ?? undefined
  },

  async confirmArrival(reservationId) {
    await tx
      .updateTable('reservations')
      .set({ state: 'inHouse' satisfies Reservation['state'], checked_in_at: sql`now()` })
      .where('id', '=', reservationId)
      .execute()
  },
})

/** What is owed for it. */
export function balanceOfFolio(folio: readonly FolioLine[]): Balance {
  return balanceOf(folio.map(({ kind, source, amount }) => ({ kind, source, minor: amount.minor })))
}

/** Surnames are compared here and not in SQL: one normalisation for the browser, the server and every database. */
async function candidates(tx: HotelTransaction, among: { reference: string } | { arrivesOn: string }) {
  const rows = await tx
    .selectFrom('reservations')
    .leftJoin('guests', (join) =>
      join
        .onRef('guests.hotel_id', '=', 'reservations.hotel_id')
        .onRef('guests.reservation_id', '=', 'reservations.id'),
    )
    .select([
      'reservations.id',
      'reservations.last_name',
      sql<string | null>`guests.given ->> 'lastName'`.as('guest_last_name'),
    ])
    .where((where) => {
      if ('arrivesOn' in among) return where.and({ state: 'expected', start_date: among.arrivesOn })
      const wanted = referenceKey(among.reference)
      return where.or([where('reference', '=', wanted), where('group_locator', '=', wanted)])
    })
    .orderBy('reservations.reference')
    .execute()
  const surnames = new Map<string, (string | null)[]>()
  for (const row of rows) surnames.set(row.id, [...(surnames.get(row.id) ?? [row.last_name]), row.guest_last_name])
  return [...surnames].map(([id, names]) => ({ id, surnames: names }))
}

/** Who the guest is to the booking stays; what they gave is replaced as a whole. */
async function saveGuest(tx: HotelTransaction, reservationId: string, guest: Guest): Promise<Guest> {
  const { id, index: _, main: _main, adult: _adult, state: _state, signatureState: _signed, ...all } = guest
  const { version: _version, changed: _changed, ...given } = all
  const { version } = await tx
    .updateTable('guests')
    .set({ given: JSON.stringify(given), version: sql`version + 1` })
    .where('id', '=', id)
    .where('reservation_id', '=', reservationId)
    .returning('version')
    .executeTakeFirstOrThrow()
  return { ...guest, version }
}
