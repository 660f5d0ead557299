import type { changeRoomType, RoomTypesForStay } from '@foyer/contract/staff/room-type.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { findStayRate } from '@foyer/domain/walk-in/night-price.ts'
import type { WalkInConfig } from '@foyer/domain/walk-in/walk-in-config.ts'
import type * as z from 'zod/mini'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { hasSystem } from '../../book/hotel-system/publish-event.ts'
import { acquireReservationLock } from '../../book/lease/lease.store.ts'
import { hasRoomEveryNight } from '../../book/reservation/room-nights.store.ts'
import { readChosen } from '../../book/upgrade/upgrade.store.ts'
import { removeUpgrade } from '../../checkin/upgrade/save-upgrade.ts'
import { getStayRow } from '../arrivals/stay-row.ts'
import { type DatedStay, findDatedStay } from '../dates/dates.store.ts'
import { computeNightBill, listRemainingNights, repriceNights, toBookedTerms, toTerms } from '../dates/night-bill.ts'
import { findClosedNight, findOverdueGuest, setUsed } from '../rooms/rooms.store.ts'
import { findTypeOfRoom, listTypes, lockType, setTerms } from './room-type.store.ts'

type TypeChange = z.output<typeof changeRoomType.body>

interface Terms {
  readonly roomTypeId: string
  readonly rateId: string | null
  readonly included: readonly string[]
}

/** Type and rate of a stay, changed by staff. Hotels with a system of their own change them there. */
export function createRoomTypeService(sites: Sites) {
  return {
    async list(staff: Staff, typed: string): Promise<RoomTypesForStay> {
      const { id } = await getStayRow(staff, typed)
      const stay = await getDatedStay(staff, id)
      const walkIn = await readWalkIn(staff)
      const rows = await listTypes(staff.tx, id, max(stay.startDate, staff.hotelDay))
      const ownType = stay.roomNumber ? await getTypeOfRoom(staff, stay.roomNumber) : undefined
      const chosen = await readChosen(staff.tx, id)
      return {
        setInHotelSystem: await hasSystem({ sites }, staff),
        roomTypeId: stay.roomTypeId,
        rateId: findStayRate(walkIn, toTerms(stay))?.rate.id,
        ...(stay.roomNumber && { roomNumber: stay.roomNumber }),
        nights: listRemainingNights(stay, staff.hotelDay).length,
        returnsUpgrade: chosen !== undefined && !chosen.applied,
        types: await Promise.all(
          rows.map(async ({ owed, freeRooms, ...type }) => ({
            ...type,
            sleeps: walkIn.roomTypes.find((one) => one.id === type.id)?.sleeps,
            left: Math.max(0, freeRooms.length - owed),
            hasOwnRoom: ownType === type.id,
            freeRooms: [...freeRooms],
            rates: await listRates(staff, stay, walkIn, type.id),
          })),
        ),
      }
    },

    async change(staff: Staff, typed: string, change: TypeChange) {
      if (await hasSystem({ sites }, staff)) throw new Problem('setInHotelSystem')
      const { id } = await getStayRow(staff, typed)
      await acquireReservationLock(staff, id)
      const stay = await getDatedStay(staff, id)
      const walkIn = await readWalkIn(staff)
      const rateId = findStayRate(walkIn, toTerms(stay))?.rate.id
      const room = await chooseRoom(staff, stay, change)
      const isSameTerms = stay.roomTypeId === change.roomTypeId && rateId === (change.rateId ?? rateId)
      // A double click, or a retry after a lost answer.
      if (isSameTerms && room === stay.roomNumber) return { difference: 0, roomNumber: room }
      if (stay.state !== 'expected' && stay.state !== 'inHouse') throw new Problem('stayEnded')
      if (stay.roomTypeId !== change.shownTypeId || rateId !== (change.shownRateId ?? rateId))
        throw new Problem('alreadyHandled', 'a colleague has changed the type or the rate')
      const terms = toNewTerms(walkIn, stay, change)
      return { difference: await applyTerms(staff, stay, terms, room), roomNumber: room }
    },
  }

  async function readWalkIn({ tx, hotel }: Staff): Promise<WalkInConfig> {
    return (await sites.config(tx, hotel)).config.walkIn
  }

  async function listRates(staff: Staff, stay: DatedStay, walkIn: WalkInConfig, roomTypeId: string) {
    const prices = walkIn.roomTypes.find(({ id }) => id === roomTypeId)?.prices ?? {}
    const { currency } = staff.hotel
    return Promise.all(
      walkIn.rates
        .filter(({ id }) => prices[id] !== undefined)
        .map(async ({ id, names, included }) => {
          const after = { ...stay, ...toNewTerms(walkIn, stay, { roomTypeId, rateId: id }) }
          const { difference } = await computeNightBill(sites, staff, after, {
            to: stay,
            unusedNights: 'charge',
            repriced: listRemainingNights(stay, staff.hotelDay),
          })
          return { id, names: { ...names }, included: [...included], difference: { minor: difference, currency } }
        }),
    )
  }

  async function applyTerms(staff: Staff, stay: DatedStay, terms: Terms, room: string | null): Promise<number> {
    const { tx, hotel } = staff
    const { id, reference } = stay
    await lockNewType(staff, stay, terms)
    await removeUpgradeOf(staff, id)
    await setTerms(tx, id, terms.roomTypeId, terms.rateId, terms.included, room)
    if (room !== stay.roomNumber && stay.state === 'inHouse' && stay.roomNumber !== null)
      await setUsed(tx, stay.roomNumber)
    await assertHasRoom(staff, stay, terms.roomTypeId, room)
    const difference = await repriceNights(sites, staff, id)
    await recordAudit(staff, {
      action: 'roomTypeChanged',
      subject: reference,
      details: {
        from: stay.roomTypeId,
        to: terms.roomTypeId,
        ...(terms.rateId && { rate: terms.rateId }),
        ...(room && room !== stay.roomNumber && { room }),
        ...(difference !== 0 && { amount: formatMoney({ minor: difference, currency: hotel.currency }, 'en') }),
      },
    })
    return difference
  }
}

export type RoomTypeService = ReturnType<typeof createRoomTypeService>

const max = (one: string, other: string) => (one > other ? one : other)

async function getDatedStay({ tx }: Staff, id: string): Promise<DatedStay> {
  const [stay] = await findDatedStay(tx, id)
  if (!stay) throw new Problem('reservationNotFound')
  return stay
}

async function getTypeOfRoom({ tx }: Staff, number: string): Promise<string> {
  const [room] = await findTypeOfRoom(tx, number)
  if (!room) throw new Problem('notFound', 'no such room')
  return room.typeId
}

/** The room that fits the new type: the wanted one, the own one, or none until one is assigned. */
async function chooseRoom(
  staff: Staff,
  { state, roomNumber, roomTypeId: oldTypeId }: DatedStay,
  { roomNumber: wanted, roomTypeId }: TypeChange,
): Promise<string | null> {
  if (wanted !== undefined) {
    if ((await getTypeOfRoom(staff, wanted)) !== roomTypeId) throw new Problem('badInput', 'a room of another type')
    return wanted
  }
  // Another rate alone moves no one, even from a room of another type.
  const fits =
    roomNumber !== null && (roomTypeId === oldTypeId || (await getTypeOfRoom(staff, roomNumber)) === roomTypeId)
  if (!fits && state === 'inHouse') throw new Problem('badInput', 'guests in house have a room')
  return fits ? roomNumber : null
}

/** With the booked type and rate, everything is as it was booked. */
function toNewTerms(walkIn: WalkInConfig, stay: DatedStay, wanted: Pick<TypeChange, 'roomTypeId' | 'rateId'>): Terms {
  const { roomTypeId, rateId } = wanted
  const booked = findStayRate(walkIn, toBookedTerms(stay))?.rate.id
  const rate = walkIn.rates.find(({ id }) => id === rateId)
  const isSold =
    rateId !== undefined && walkIn.roomTypes.some(({ id, prices }) => id === roomTypeId && rateId in prices)
  if (rateId !== undefined && !(rate && isSold)) throw new Problem('notFound', 'this type is not sold at that rate')
  const isBookedRate = !rate || rate.id === booked
  return {
    roomTypeId,
    rateId: isBookedRate && roomTypeId === stay.bookedTypeId ? null : (rateId ?? null),
    included: isBookedRate ? stay.bookedIncluded : rate.included,
  }
}

async function removeUpgradeOf({ tx }: Staff, id: string): Promise<void> {
  const chosen = await readChosen(tx, id)
  if (chosen && !chosen.applied) await removeUpgrade(tx, id)
}

async function lockNewType({ tx }: Staff, { roomTypeId }: DatedStay, terms: Terms): Promise<void> {
  if (terms.roomTypeId === roomTypeId) return
  if ((await lockType(tx, terms.roomTypeId)).length === 0) throw new Problem('notFound', 'no such type')
}

/** The database gives a night to one stay; a stay without a room needs one of its type that no other stay is owed. */
async function assertHasRoom(staff: Staff, stay: DatedStay, typeId: string, room: string | null): Promise<void> {
  const { tx, hotelDay: today } = staff
  if (room !== null) {
    if ((await findClosedNight(tx, stay.id, today)).length > 0) throw new Problem('roomClosed')
    const isTaken = !(await hasRoomEveryNight(tx, stay.id, today)) || (await findOverdueGuest(tx, stay.id)).length > 0
    if (isTaken) throw new Problem('noRoomFree', 'another stay has the room on one of the nights')
  } else if (typeId !== stay.roomTypeId) {
    const type = (await listTypes(tx, stay.id, max(stay.startDate, today))).find(({ id }) => id === typeId)
    if (!type || type.freeRooms.length <= type.owed) throw new Problem('noRoomFree', 'no room of this type is left')
  }
}
