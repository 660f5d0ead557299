import { randomUUID } from 'node:crypto'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { RoomCondition } from '@foyer/domain/room/condition.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import { settleAlert } from '../../book/alert/alert.store.ts'
import type { DoorCodes } from '../../book/door-codes/door-codes.ts'
import type { HotelPublisher } from '../../book/hotel-system/hotel-publisher.ts'
import { lockRooms, setConditions } from '../../book/room/room-condition.store.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { hasOtherGuests, insertCheckOut, setState, undoCheckOut } from './departure.store.ts'
import { reissueCode } from './reissue-code.ts'

interface HotelContext {
  readonly tx: HotelTransaction
  readonly hotel: Hotel
}

interface Departing extends Pick<Reservation, 'id' | 'reference'> {
  readonly room: Pick<Reservation['room'], 'number'>
}

/** A guest's page, or a staff member by name. */
type By = { readonly visitId: string; readonly appKey: string } | { readonly staff: string }

export interface Departures {
  /**
   * Runs in the caller's transaction, which holds the reservation's lock. A database trigger ends
   * the keys.
   */
  depart(at: HotelContext, reservation: Departing, by: By, pending: number): Promise<void>
  /** Undoes a check-out: the party is in house again, with a new code. */
  undo(at: HotelContext, reservation: Departing, by: string): Promise<void>
}

interface DeparturesDependencies {
  readonly sites: Sites
  readonly hotel: HotelPublisher
  readonly changes: Changes
  readonly codes: DoorCodes
}

export function createDepartures({ sites, hotel: tellHotel, changes, codes }: DeparturesDependencies): Departures {
  return {
    async depart(at, reservation, by, pending) {
      const { tx, hotel } = at
      await setState(tx, reservation.id, 'departed')
      await insertCheckOut(tx, {
        hotel_id: hotel.id,
        id: randomUUID(),
        reservation_id: reservation.id,
        visit_id: 'visitId' in by ? by.visitId : null,
        app_key: 'visitId' in by ? by.appKey : null,
        done_by: 'staff' in by ? by.staff : null,
        pending,
        ...(await leaveRoom(at, reservation.room.number)),
        bill_mail_id: null,
        undone_at: null,
        undone_by: null,
      })
      await settleAlert(tx, 'departureUnpaid', reservation.id)
      await tellHotel.departed(at, reservation, 'staff' in by ? 'staff' : 'guest')
      notifyWatchers(at)
    },

    async undo(at, reservation, by) {
      const { tx } = at
      const undone = await undoCheckOut(tx, reservation.id, by)
      if (!undone) throw new Problem('notFound', 'no one has checked out here')
      const { number } = reservation.room
      if (number !== undefined && (await hasOtherGuests(tx, number, undone.at)))
        throw new Problem('roomNotAvailable', 'someone else has taken this room')
      await setState(tx, reservation.id, 'inHouse')
      await reissueCode({ tx, hotelId: at.hotel.id, reservationId: reservation.id }, codes)
      if (number !== undefined) await restoreRoom(tx, number, undone)
      await tellHotel.departureUndone(at, reservation)
      notifyWatchers(at)
    },
  }

  function notifyWatchers({ tx, hotel }: HotelContext): void {
    afterCommit(tx, () => changes.publish(hotel.id, 'stays', 'alerts'))
  }

  /**
   * Marks a vacated room for cleaning before it is assigned again. If an external hotel system
   * manages room states, it does this instead. Returns how the room was, or null if nothing changed.
   */
  async function leaveRoom({ tx, hotel }: HotelContext, number: string | undefined): Promise<RoomBefore> {
    const { config } = await sites.config(tx, hotel)
    if (number === undefined || config.hotel_system.kind !== 'embedded') return unchanged
    if (await hasOtherGuests(tx, number)) return unchanged
    const [before] = await lockRooms(tx, [number])
    await setConditions(tx, [number], 'dirty', null)
    return before ? { room_was_ready: before.ready, room_condition: before.condition } : unchanged
  }
}

interface RoomBefore {
  readonly room_was_ready: boolean | null
  readonly room_condition: RoomCondition | null
}

const unchanged: RoomBefore = { room_was_ready: null, room_condition: null }

/** A room that housekeeping has cleaned since then stays clean. Earlier check-outs only know whether it was ready. */
async function restoreRoom(tx: HotelTransaction, number: string, before: RoomBefore): Promise<void> {
  const condition = before.room_condition ?? (before.room_was_ready ? 'clean' : undefined)
  const [room] = await lockRooms(tx, [number])
  if (condition && room?.condition === 'dirty') await setConditions(tx, [number], condition, null)
}
