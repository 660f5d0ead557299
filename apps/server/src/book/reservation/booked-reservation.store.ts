import { countNights } from '@foyer/domain/basics/count-nights.ts'
import { type RentalTerms, rentalTermsSchema } from '@foyer/domain/drivers/rental-terms.ts'
import { type Guest, guestSchema } from '@foyer/domain/guest/guest.ts'
import { type Proof, proofNames } from '@foyer/domain/proof/proof.ts'
import type { ArrivedVisit } from '@foyer/domain/proof/trusted-author.ts'
import { localizeMessage } from '@foyer/domain/reservation/localize-message.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type * as z from 'zod/mini'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'
import { type GuestRow, type ReservationRow, reservationColumns, reservationTables } from './reservation-columns.ts'

/** A reservation as it is read, including what must not leave the hotel unmasked. */
export interface BookedReservation extends Reservation {
  /** Which visit gave each guest's data, by the guest's id; null if only the hotel did. */
  readonly authors: ReadonlyMap<string, string | null>
  /** Which visit signed for each guest who has signed; null if that wasn't recorded. */
  readonly signers: ReadonlyMap<string, string | null>
  /** The visits that have completed a check-in of it. */
  readonly arrivals: readonly ArrivedVisit[]
  /** Guests whose stay another guest has since: for the register only. */
  readonly formerGuests: readonly Guest[]
  /** The hotel named another main guest, who has not checked in yet. */
  readonly awaitsNewGuest: boolean
  /** A better room was chosen but isn't theirs yet. */
  readonly hasUpgrade: boolean
  /** The encrypted door code. */
  readonly sealedCode: Buffer | undefined
}

interface ReadingHotel {
  readonly id: number
  readonly name: string
  readonly currency: string
}

type Ids = string | readonly string[]

const readSql = (wanted: string) => `
  select ${reservationColumns('$2')} from ${wanted} join ${reservationTables('stay.id = wanted.id')} order by wanted.place`

/** Weakest first. A stronger earlier proof stays. */
const strengthSql = (proof: string) =>
  `array_position(array[${proofNames.map((name) => `'${name}'`).join(', ')}], ${proof})`

// The first find of a visit happens under its new id, as a visit of the same page.
const saveAndReadSql = (wanted: string) => `
  with made as (
    insert into visits (hotel_id, id, app_key, device_id)
    select hotel_id, $2::text, app_key, device_id from visits where id = $5::text on conflict do nothing),
  remembered as (
    insert into visit_reservations (hotel_id, visit_id, reservation_id, proof)
    select $3::int, $2::text, wanted.id, $4::text from ${wanted}
    on conflict (hotel_id, visit_id, reservation_id) do update set proof = excluded.proof
      where ${strengthSql('excluded.proof')} > ${strengthSql('visit_reservations.proof')})
  ${readSql(wanted)}`

// The array is a subquery, so that PostgreSQL plans once for any number of ids. A single one is
// found by its key, however small the table is.
const oneWanted = '(select $1::uuid as id, 1 as place) wanted'
const manyWanted = 'unnest((select $1::uuid[])) with ordinality as wanted (id, place)'

const readById = statement<ReservationRow, [ids: Ids, visitId: string | null]>(readSql(oneWanted))
const readByIds = statement<ReservationRow, [ids: Ids, visitId: string | null]>(readSql(manyWanted))
type SaveFoundInput = [ids: Ids, visitId: string, hotelId: number, proof: Proof, before: string]

const saveAndReadById = statement<ReservationRow, SaveFoundInput>(saveAndReadSql(oneWanted))
const saveAndReadByIds = statement<ReservationRow, SaveFoundInput>(saveAndReadSql(manyWanted))

/** What a visit has found, with the encrypted door codes. */
export const listFoundByVisit = statement<ReservationRow, [visitId: string]>(`
  select ${reservationColumns('$1')}
  from visit_reservations found
    join ${reservationTables('stay.hotel_id = found.hotel_id and stay.id = found.reservation_id')}
  where found.visit_id = $1::text
  order by found.found_at, stay.reference`)

/** Whole reservations with all related data, in the order of the ids. */
export async function readReservations(
  tx: HotelTransaction,
  hotel: ReadingHotel,
  ids: readonly string[],
): Promise<BookedReservation[]> {
  const [first, ...others] = ids
  if (first === undefined) return []
  const rows = others.length === 0 ? await readById(tx, first, null) : await readByIds(tx, ids, null)
  return rows.map((row) => toReservation(row, hotel))
}

/** A single one with its encrypted door code; without it if no one is in house. */
export async function readWithCode(
  tx: HotelTransaction,
  hotel: ReadingHotel,
  id: string,
  visitId: string,
): Promise<BookedReservation | undefined> {
  const [row] = await readById(tx, id, visitId)
  return row && toReservation(row, hotel)
}

interface Finding {
  readonly id: string
  /** Its previous id. */
  readonly before: string
  readonly proof: Proof
}

/** From now on this visit may do with these reservations what their proof entitles to. */
export async function saveFoundAndRead(
  tx: HotelTransaction,
  hotel: ReadingHotel,
  visit: Finding,
  ids: readonly string[],
): Promise<BookedReservation[]> {
  const [first, ...others] = ids
  if (first === undefined) return []
  const rows =
    others.length === 0
      ? await saveAndReadById(tx, first, visit.id, hotel.id, visit.proof, visit.before)
      : await saveAndReadByIds(tx, ids, visit.id, hotel.id, visit.proof, visit.before)
  return rows.map((row) => toReservation(row, hotel))
}

export function toReservation(row: ReservationRow, hotel: ReadingHotel): BookedReservation {
  const party = row.guests.filter(({ replaced }) => !replaced)
  return {
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
    guests: party.map(toGuest),
    formerGuests: row.guests.filter(({ replaced }) => replaced).map(toGuest),
    awaitsNewGuest: row.guest_changed_at !== null,
    authors: new Map(party.map(({ id, given_by }) => [id, given_by])),
    signers: new Map(party.filter(({ signed }) => signed).map(({ id, signed_by }) => [id, signed_by])),
    arrivals: row.arrivals.map(({ visit_id, app_key, at_hotel_device, proof, second_factor, key_factor }) => ({
      visitId: visit_id,
      appKey: app_key,
      atHotelDevice: at_hotel_device,
      proof: proof
        ? { proof, secondFactor: second_factor ?? undefined, keyFactor: key_factor ?? undefined }
        : undefined,
    })),
    hasUpgrade: row.has_upgrade,
    sealedCode: row.key_code ?? undefined,
    ...(row.keys && { keys: { cards: row.keys.cards, ...(row.keys.open && { open: row.keys.open }) } }),
    room: {
      hotelId: hotel.id,
      hotelName: hotel.name,
      picture: row.picture,
      typeId: row.room_type_id,
      type: row.type_name,
      typeNames: row.type_names,
      number: row.room_number ?? undefined,
      floor: row.floor ?? undefined,
    },
    roomAvailable: row.room_available,
    roomReady: row.ready ?? false,
    messages: row.messages.map((message) => ({ ...message, text: localizeMessage(message, 'en').text })),
    preCheckinCompleted: row.pre_checkin_completed,
    preCheckinHasExtras: row.pre_checkin_has_extras,
    ...(row.wishes && { arrivalTime: row.wishes.arrival_time ?? undefined, notes: row.wishes.notes ?? undefined }),
    linkShared: row.link_shared,
    customerCanEdit: row.customer_can_edit,
    payAttempts: row.pay_attempts,
    hasPets: row.has_pets,
    ...(row.extras.length > 0 && {
      extras: row.extras.map((extra) => ({ ...extra, currency: hotel.currency })),
    }),
    included: row.included,
    segment: row.segment ?? undefined,
    ...row.filed_as,
    isWalkIn: row.is_walk_in,
    rental: toRentalTerms(row, hotel.currency),
  }
}

/** Undefined if there is nothing about drivers. */
function toRentalTerms(row: ReservationRow, currency: string): RentalTerms | undefined {
  const price = row.young_driver_price
  const terms = {
    driverMinAge: row.driver_min_age,
    youngDriverMaxAge: row.young_driver_max_age,
    youngDriverPrice: price === null ? null : { minor: price, currency },
    youngDriverChargeable: row.young_driver_chargeable,
    pickUpProcess: row.pick_up_process,
  }
  const said = Object.entries(terms).filter(([, value]) => value !== null)
  return said.length > 0 ? rentalTermsSchema.parse(Object.fromEntries(said)) : undefined
}

/** What is needed of every guest and may be absent from what is stored. */
const guestDefaults = {
  faceMatched: false,
  authorized: true,
  editable: true,
  blockFilledFields: false,
  askForIssueDate: false,
}

const fieldSchemas = new Map(Object.entries<z.ZodMiniType>(guestSchema.shape))

export function toGuest(row: GuestRow): Guest {
  return {
    ...guestDefaults,
    ...parseGiven(row.given),
    id: row.id,
    index: row.position,
    main: row.main,
    version: row.version,
    changed: row.version > 1,
    ...(row.adult === null ? {} : { adult: row.adult }),
    // Computed by the rules of the site that asks.
    state: 'incomplete',
    signatureState: row.signed ? 'uploaded' : 'missing',
    signatureWaived: row.waived && !row.signed ? true : undefined,
    reportWaived: row.report_waived ? true : undefined,
    signedOnPaper: row.on_paper ? true : undefined,
    identitySeen: row.identity_seen ? true : undefined,
  }
}

/**
 * Parses only the stored fields. The schema of a whole guest would look for each of its sixty
 * fields, which took a quarter of the time of a long list.
 */
function parseGiven(given: GuestRow['given']): Partial<Guest> {
  const fields = Object.entries(given).flatMap(([name, value]) => {
    const schema = fieldSchemas.get(name)
    return schema ? [[name, schema.parse(value)] as const] : []
  })
  return Object.fromEntries(fields)
}
