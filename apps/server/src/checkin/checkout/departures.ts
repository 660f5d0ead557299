import { randomUUID } from 'node:crypto'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import { settleAlert } from '../../book/alert/alert.store.ts'
import type { DoorCodes } from '../../book/door-codes/door-codes.ts'
import type { HotelPublisher } from '../../book/hotel-system/hotel-publisher.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import {
  hasOtherGuests,
  insertCheckOut,
  markRoomNotReady,
  markRoomReady,
  setState,
  undoCheckOut,
} from './departure.store.ts'
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
        room_was_ready: await leaveRoom(at, reservation.room.number),
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
      if (undone.room_was_ready && number !== undefined) await markRoomReady(tx, number)
      await tellHotel.departureUndone(at, reservation)
      notifyWatchers(at)
    },
  }

  function notifyWatchers({ tx, hotel }: HotelContext): void {
    afterCommit(tx, () => changes.publish(hotel.id, 'stays', 'alerts'))
  }

  /**
   * Marks a vacated room for cleaning before it is assigned again. If an external hotel system
   * manages room states, it does this instead. Returns null if nothing changed.
   */
  async function leaveRoom({ tx, hotel }: HotelContext, number: string | undefined): Promise<boolean | null> {
    const { config } = await sites.config(tx, hotel)
    if (number === undefined || config.hotel_system.kind !== 'embedded') return null
    if (await hasOtherGuests(tx, number)) return null
    const [before] = await markRoomNotReady(tx, number)
    return before?.ready ?? null
  }
}
