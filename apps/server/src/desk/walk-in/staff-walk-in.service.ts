import type { listRoomsOnSale, makeWalkIn } from '@foyer/contract/staff/walk-in.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { WalkInConfig } from '@foyer/domain/walk-in/walk-in-config.ts'
import type * as z from 'zod/mini'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { HotelPublisher } from '../../book/hotel-system/hotel-publisher.ts'
import { saveWalkIn } from '../../book/walk-in/walk-in.store.ts'
import { makeReservation } from '../../checkin/walk-in/make-reservation.ts'
import { findRoomsOnSale } from '../../checkin/walk-in/rooms-on-sale.ts'
import { toWalkInEvent } from '../../checkin/walk-in/to-walk-in-event.ts'
import { findReservationById } from './staff-walk-in.store.ts'

interface StaffWalkInDependencies {
  readonly sites: Sites
  readonly hotelPublisher: HotelPublisher
}

type RoomsQuery = z.output<typeof listRoomsOnSale.query>
type WalkInRequest = z.output<typeof makeWalkIn.body>

/** More nights than this are no walk-in. */
const MAX_NIGHTS = 60

/** Walk-ins made by the desk, to which a kiosk's limits and reservation times don't apply. */
export function createStaffWalkInService({ sites, hotelPublisher }: StaffWalkInDependencies) {
  return {
    rooms: (staff: Staff, wanted: RoomsQuery) => listRooms(sites, staff, wanted),
    make: (staff: Staff, wish: WalkInRequest) => createStay({ sites, hotelPublisher }, staff, wish),
  }
}

export type StaffWalkInService = ReturnType<typeof createStaffWalkInService>

const readWalkInConfig = async (sites: Sites, { tx, hotel }: Staff): Promise<WalkInConfig> =>
  (await sites.config(tx, hotel)).config.walkIn

async function listRooms(sites: Sites, staff: Staff, { from = staff.hotelDay, nights, adults, children }: RoomsQuery) {
  assertNotPast(staff, from)
  if (nights < 1 || nights > MAX_NIGHTS || adults < 1) throw new Problem('badInput')
  const wanted = { from, stay: { nights, adults, children }, promotion: undefined }
  const rooms = await findRoomsOnSale(staff.tx, await readWalkInConfig(sites, staff), wanted)
  const { currency } = staff.hotel
  return {
    from,
    today: staff.today,
    rooms: rooms.map(({ type, left, rates }) => ({
      typeId: type.id,
      type: type.name,
      typeNames: type.names,
      left,
      rates: rates.map(({ id, names, price }) => ({
        id,
        names: { ...names },
        total: { minor: price.total, currency },
      })),
    })),
  }
}

async function createStay(
  { sites, hotelPublisher }: StaffWalkInDependencies,
  staff: Staff,
  wish: WalkInRequest,
): Promise<{ reference: string; room: string }> {
  assertNotPast(staff, wish.from)
  // A double click, or a retry after a lost answer.
  const known = await findReservationById(staff.tx, wish.id)
  if (known) return known
  const { from, nights, adults, children, roomTypeId, rateId, firstName, lastName, email } = wish
  const made = await makeReservation(staff, await readWalkInConfig(sites, staff), {
    from,
    today: staff.today,
    stay: { nights, adults, children },
    promotion: undefined,
    roomTypeId,
    rateId,
    total: wish.total.minor,
    firstName,
    lastName,
    email,
    newId: wish.id,
  })
  await saveWalkIn(staff.tx, {
    hotelId: staff.hotel.id,
    reservationId: made.id,
    madeBy: 'staff',
    page: null,
    deviceId: null,
    rateId,
    promotionalCode: null,
    membershipId: null,
    holdMinutes: null,
  })
  const { reference, room } = made
  await recordAudit(staff, { action: 'walkInMade', subject: reference, details: { room } })
  const booked = { adults, children, roomType: roomTypeId, rate: rateId, firstName, lastName, email }
  await hotelPublisher.walkedIn(staff, toWalkInEvent(staff.hotel, made, booked))
  return { reference, room }
}

function assertNotPast({ hotelDay }: Staff, from: string): void {
  if (from < hotelDay) throw new Problem('badInput', 'that day is over')
}
