import { Problem } from '@foyer/domain/problem/problem.ts'
import { hasArrived } from '@foyer/domain/proof/trusted-author.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { owedForKey } from '../../access/proof/proved-reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { DoorCodes } from '../../book/door-codes/door-codes.ts'
import type { TellHotel, ToldUpgrade } from '../../book/hotel-system/tell-hotel.ts'
import { takeReservation } from '../../book/lease/hold-reservation.ts'
import { keyboxCode } from '../../book/qr/keybox-code.ts'
import type { ArrivalWishes } from '../../book/reservation/book.ts'
import type { FoundReservation, ReservationService } from '../../book/reservation/reservation.service.ts'
import type { BillService } from '../../money/bill/bill.service.ts'
import { settledBill } from '../../money/payment/settled-bill.ts'
import { keepArrival } from './arrival.store.ts'
import { billAddress, type SaidOfBill } from './arrival-bill.ts'
import { type Arriving, arrivalGuards, pendingOf, type RentalGuards } from './arrival-guards.ts'
import { arrivalReceipt } from './arrival-receipt.ts'

interface Arrival {
  /** Absent on a phone that must still give more proof. */
  readonly keyCode?: string | undefined
  readonly roomNumber: string | undefined
  readonly keyboxQrUri?: string | undefined
  readonly receiptFile?: string | undefined
}

/** What a guest sends with the arrival. */
interface SaidArrival extends SaidOfBill {
  /** The payment's bill id, from its answer. */
  readonly billId?: string | undefined
  readonly wishes?: { readonly arrivalTime?: string | undefined; readonly notes?: string | undefined } | undefined
  /** By the client's clock. */
  readonly confirmedAt?: string | undefined
}

export type ConfirmArrival = (visit: Visit, reference: string, said?: SaidArrival) => Promise<Arrival>

interface MovedIn {
  /** The room that they have now. */
  readonly room: Reservation['room']
  readonly told: ToldUpgrade
}

export interface ArrivalParts {
  readonly reservations: ReservationService
  readonly hotel: TellHotel
  readonly codes: DoorCodes
  readonly bills: Pick<BillService, 'want'>
  /** Moves the party to the upgrade they chose; returns undefined if they chose none. */
  readonly moveIn: (visit: Visit, reservation: Reservation) => Promise<MovedIn | undefined>
  readonly rental: RentalGuards & {
    /** Records that the car is handed over. */
    readonly endPickUp: (visit: Visit, reservationId: string) => Promise<void>
  }
  readonly keepWishes: (visit: Visit, reservationId: string, wishes: ArrivalWishes) => Promise<void>
}

/** Checks the guest in. Idempotent: a repeat gets the same answer. */
export function confirmingArrival(parts: ArrivalParts): ConfirmArrival {
  const { reservations } = parts
  const guards = arrivalGuards(parts.rental)
  return async (visit, reference, said = {}) => {
    const { reservation, refuseUnlessHeld } = await takeReservation(reservations, visit, reference)
    const before = arrivalOf(reservation, visit)
    if (before) return before
    let read: ReturnType<Arriving['bill']> | undefined
    const bill = () => {
      read ??= reservations.bill(visit, reference)
      return read
    }
    const arriving = { visit, reference, reservation, said, refuseUnlessHeld, bill }
    for (const guard of guards) await guard(arriving)
    return arrive(parts, visit, { reservation, said, billTo: billAddress(visit, said, await pendingOf(arriving)) })
  }
}

interface Admitted {
  readonly reservation: FoundReservation
  readonly said: SaidArrival
  /** The address for the bill. */
  readonly billTo: string | undefined
}

/** Carries out the arrival after all guards have passed. */
async function arrive(parts: ArrivalParts, visit: Visit, { reservation, said, billTo }: Admitted): Promise<Arrival> {
  const { reservations, hotel, codes, bills, moveIn, rental, keepWishes } = parts
  const book = reservations.book(visit)
  const bill = said.billId && (await settledBill(visit, reservation.id, said.billId))
  const wishes = newWishes(reservation, said.wishes)
  if (wishes) await keepWishes(visit, reservation.id, wishes)
  const moved = reservation.hasUpgrade ? await moveIn(visit, reservation) : undefined
  const arrived = moved ? { ...reservation, room: moved.room } : reservation
  if (!(await book.confirmArrival(reservation.id, visit.today))) throw new Problem('roomNotAvailable')
  const keyCode = await keepArrival(visit, arrived, codes)
  await rental.endPickUp(visit, reservation.id)
  await hotel.arrived(visit, arrived, { upgrade: moved?.told, bill, wishes })
  if (billTo) await bills.want(visit, arrived, billTo)
  return {
    ...(!owedForKey(visit, reservation.proved) && { keyCode, ...keyboxCode(visit, keyCode) }),
    roomNumber: arrived.room.number,
    receiptFile: await arrivalReceipt(visit, arrived, said.confirmedAt ?? ''),
  }
}

/** Returns the arrival time and notes if they differ from what is stored, else undefined. */
function newWishes(kept: Reservation, said: SaidArrival['wishes'] = {}): ArrivalWishes | undefined {
  const arrivalTime = said.arrivalTime ?? kept.arrivalTime ?? null
  const notes = (said.notes ?? kept.notes ?? '').trim() || null
  const isKnown = arrivalTime === (kept.arrivalTime ?? null) && notes === (kept.notes ?? null)
  return isKnown ? undefined : { arrivalTime, notes }
}

/**
 * Returns the arrival of a visit that has already arrived: its answer was lost, or it called twice.
 */
function arrivalOf({ state, arrivals, room }: FoundReservation, visit: Visit): Arrival | undefined {
  const { keyCode, number } = room
  if (state !== 'inHouse' || !(keyCode || hasArrived({ arrivals }, visit.id))) return undefined
  return { keyCode, roomNumber: number, ...keyboxCode(visit, keyCode) }
}
