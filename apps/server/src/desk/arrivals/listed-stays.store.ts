import { countNights } from '@foyer/domain/basics/count-nights.ts'
import type { RoomType } from '@foyer/domain/config/hotel-facts.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import type { ReservationState } from '@foyer/domain/reservation/reservation.ts'
import { toGuest } from '../../book/reservation/booked-reservation.store.ts'
import { type GuestRow, guestsColumn } from '../../book/reservation/reservation-columns.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'
import { type ListedFacts, type ListedFactsRow, listedFacts, toListedFacts } from './stay-facts.store.ts'

/** What a row of a list shows of a reservation; a `BookedReservation` has all of it. */
export interface ListedReservation {
  readonly id: string
  readonly reference: string
  readonly groupLocator?: string | undefined
  readonly state: ReservationState
  readonly startDate: string
  readonly endDate: string
  readonly nights: number
  readonly adults: number
  readonly children: number
  readonly customer: { readonly firstName?: string | undefined; readonly lastName?: string | undefined }
  readonly guests: readonly Guest[]
  readonly room: {
    readonly type: string
    readonly typeNames: Readonly<Record<string, string>>
    readonly number?: string | undefined
  }
  readonly roomAvailable: boolean
  readonly roomReady: boolean
  readonly arrivalTime?: string | undefined
  readonly hasPets: boolean
}

export interface ListedStay {
  readonly reservation: ListedReservation
  readonly facts: ListedFacts
}

interface ListedRow extends ListedFactsRow {
  readonly id: string
  readonly reference: string
  readonly group_locator: string | null
  readonly state: ReservationState
  readonly start_date: string
  readonly end_date: string
  readonly adults: number
  readonly children: number
  readonly first_name: string | null
  readonly last_name: string | null
  readonly room_type_id: string
  readonly room_number: string | null
  readonly room_available: boolean
  readonly room_ready: boolean | null
  readonly has_pets: boolean
  readonly arrival_time: string | null
  readonly guests: readonly GuestRow[]
}

interface ListedText {
  readonly id: string
  /** Of the text. */
  readonly digest: string
  /** The stay as JSON; null if it is the one that the reader knows. */
  readonly text: string | null
}

// One JSON value for each stay: a long list spends most of its time on reading columns. Without
// `offset 0` the text would be computed once more for its digest.
const readRows = statement<ListedText, [ids: string, digests: string]>(`
  select id, digest, case when digest is distinct from known then text end as text
  from (
    select id, known, place, text, encode(sha256(convert_to(text, 'UTF8')), 'base64') as digest
    from (
      select wanted.id, wanted.known, wanted.place, row_to_json(listed)::text as text
      from unnest((select string_to_array($1, ',')::uuid[]), (select string_to_array($2, ',', '')))
          with ordinality as wanted (id, known, place)
        join lateral (
          select stay.id, stay.reference, stay.group_locator, stay.state, stay.start_date, stay.end_date,
            stay.adults, stay.children, stay.first_name, stay.last_name, stay.room_type_id, stay.room_number,
            stay.room_available, stay.has_pets,
            -- Not joined: a join would read the hotel's rooms once more for each stay.
            (select room.ready from rooms room
              where room.hotel_id = stay.hotel_id and room.number = stay.room_number) as room_ready,
            (select said.arrival_time from pre_checkins said
              where said.hotel_id = stay.hotel_id and said.reservation_id = stay.id and said.superseded_at is null)
              as arrival_time,
            ${guestsColumn}, ${listedFacts}
          from reservations stay
          where stay.id = wanted.id) listed on true
      offset 0) read
    offset 0) digested
  order by place`)

/** Reads any number of stays for a list, in the order of the ids: those whose JSON has another digest than given. */
export function readListedTexts(
  tx: HotelTransaction,
  wanted: readonly { readonly id: string; readonly digest: string | undefined }[],
): Promise<ListedText[]> {
  // As one text each, because the client library escapes every element of an array.
  return readRows(tx, wanted.map(({ id }) => id).join(','), wanted.map(({ digest }) => digest ?? '').join(','))
}

export function parseListedStay(text: string, typeOf: ReadonlyMap<string, RoomType>): ListedStay {
  const row: ListedRow = JSON.parse(text)
  const type = typeOf.get(row.room_type_id)
  return {
    facts: toListedFacts(row),
    reservation: {
      id: row.id,
      reference: row.reference,
      groupLocator: row.group_locator ?? undefined,
      state: row.state,
      startDate: row.start_date,
      endDate: row.end_date,
      nights: countNights(row.start_date, row.end_date),
      adults: row.adults,
      children: row.children,
      customer: { firstName: row.first_name ?? undefined, lastName: row.last_name ?? undefined },
      guests: row.guests.filter(({ replaced }) => !replaced).map(toGuest),
      room: { type: type?.name ?? '', typeNames: type?.names ?? {}, number: row.room_number ?? undefined },
      roomAvailable: row.room_available,
      roomReady: row.room_ready ?? false,
      arrivalTime: row.arrival_time ?? undefined,
      hasPets: row.has_pets,
    },
  }
}
