import type { listRoomsOnSale, makeWalkIn } from '@foyer/contract/staff/walk-in.ts'
import { toDecimal } from '@foyer/domain/basics/money.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { WalkInConfig } from '@foyer/domain/walk-in/walk-in-config.ts'
import type * as z from 'zod/mini'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { TellHotel } from '../../book/hotel-system/tell-hotel.ts'
import { keepWalkIn, releaseHold } from '../../book/walk-in/walk-in.store.ts'
import { cancelInTurn } from '../../checkin/cancel/cancel-in-turn.ts'
import { makeReservation } from '../../checkin/walk-in/make-reservation.ts'
import { roomsOnSale } from '../../checkin/walk-in/rooms-on-sale.ts'
import { stayRow } from '../arrivals/stay-row.ts'
import { findReservationById } from './staff-walk-in.store.ts'

interface StaffWalkInDependencies {
  readonly sites: Sites
  readonly tellHotel: TellHotel
}

type Wanted = z.output<typeof listRoomsOnSale.query>
type Wish = z.output<typeof makeWalkIn.body>

/** More nights than this are no walk-in. */
const MOST_NIGHTS = 60

/** Walk-ins made by the desk, to which a kiosk's limits and reservation times don't apply. */
export function staffWalkInService({ sites, tellHotel }: StaffWalkInDependencies) {
  return {
    rooms: (staff: Staff, wanted: Wanted) => listRooms(sites, staff, wanted),
    make: (staff: Staff, wish: Wish) => makeStay({ sites, tellHotel }, staff, wish),

    async cancel(staff: Staff, typed: string): Promise<void> {
      const stay = await stayRow(staff, typed)
      const changed = await cancelInTurn({ tx: staff.tx, who: { hotelId: staff.hotel.id, member: staff } }, stay)
      await releaseHold(staff.tx, stay.id)
      if (changed) await tellHotel.cancelled(staff, stay, 'staff')
    },
  }
}

export type StaffWalkInService = ReturnType<typeof staffWalkInService>

const pricesOf = async (sites: Sites, { tx, hotel }: Staff): Promise<WalkInConfig> =>
  (await sites.config(tx, hotel)).config.walkIn

async function listRooms(sites: Sites, staff: Staff, { from = staff.today, nights, adults, children }: Wanted) {
  refusePast(staff, from)
  if (nights < 1 || nights > MOST_NIGHTS || adults < 1) throw new Problem('badInput')
  const wanted = { from, stay: { nights, adults, children }, promotion: undefined }
  const rooms = await roomsOnSale(staff.tx, await pricesOf(sites, staff), wanted)
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

async function makeStay(
  { sites, tellHotel }: StaffWalkInDependencies,
  staff: Staff,
  wish: Wish,
): Promise<{ reference: string; room: string }> {
  refusePast(staff, wish.from)
  // A double click, or a retry after a lost answer.
  const known = await findReservationById(staff.tx, wish.id)
  if (known) return known
  const { from, nights, adults, children, roomTypeId, rateId, firstName, lastName, email } = wish
  const made = await makeReservation(staff, await pricesOf(sites, staff), {
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
  await keepWalkIn(staff.tx, {
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
  const { id, reference, startDate, endDate, room, total } = made
  await recordAudit(staff, { action: 'walkInMade', subject: reference, details: { room } })
  const { currency } = staff.hotel
  await tellHotel.walkedIn(staff, {
    id,
    reference,
    startDate,
    endDate,
    adults,
    children,
    roomType: roomTypeId,
    room,
    rate: rateId,
    total: toDecimal({ minor: total, currency }),
    currency,
  })
  return { reference, room }
}

function refusePast({ today }: Staff, from: string): void {
  if (from < today) throw new Problem('badInput', 'that day is over')
}
