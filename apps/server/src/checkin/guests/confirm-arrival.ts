import { Problem } from '@foyer/domain/problem/problem.ts'
import { hasArrived } from '@foyer/domain/proof/trusted-author.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { findOwedKeyFactor } from '../../access/proof/proved-reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { DoorCodes } from '../../book/door-codes/door-codes.ts'
import type { HotelPublisher, PublishedUpgrade } from '../../book/hotel-system/hotel-publisher.ts'
import { lockReservation } from '../../book/lease/acquire-reservation.ts'
import { countEvent } from '../../book/metrics/business-counters.ts'
import { createKeyboxCode } from '../../book/qr/keybox-code.ts'
import type { ArrivalPreferences } from '../../book/reservation/book.ts'
import type { FoundReservation, ReservationService } from '../../book/reservation/reservation.service.ts'
import type { BillService } from '../../money/bill/bill.service.ts'
import type { BillRequest } from '../../money/bill/requested-bill.store.ts'
import { findSettledBill } from '../../money/payment/settled-bill.ts'
import { saveArrival } from './arrival.store.ts'
import { type BillInput, getBillRequest } from './arrival-bill.ts'
import { type ArrivalContext, createArrivalGuards, type RentalGuards, readPending } from './arrival-guards.ts'
import { createArrivalReceipt } from './arrival-receipt.ts'

interface Arrival {
  /** Absent on a phone that must still give more proof. */
  readonly keyCode?: string | undefined
  readonly roomNumber: string | undefined
  readonly keyboxQrUri?: string | undefined
  readonly receiptFile?: string | undefined
}

/** What a guest sends with the arrival. */
interface ArrivalInput extends BillInput {
  /** The payment's bill id, from its answer. */
  readonly billId?: string | undefined
  readonly wishes?: { readonly arrivalTime?: string | undefined; readonly notes?: string | undefined } | undefined
  /** By the client's clock. */
  readonly confirmedAt?: string | undefined
}

export type ConfirmArrival = (visit: Visit, reference: string, said?: ArrivalInput) => Promise<Arrival>

interface MovedIn {
  /** The room that they have now. */
  readonly room: Reservation['room']
  readonly published: PublishedUpgrade
}

export interface ArrivalDependencies {
  readonly reservations: ReservationService
  readonly hotel: HotelPublisher
  readonly codes: DoorCodes
  readonly bills: Pick<BillService, 'request'>
  /** Moves the party to the upgrade they chose; returns undefined if they chose none. */
  readonly moveIn: (visit: Visit, reservation: Reservation) => Promise<MovedIn | undefined>
  readonly rental: RentalGuards & {
    /** Records that the car is handed over. */
    readonly endPickUp: (visit: Visit, reservationId: string) => Promise<void>
  }
  readonly savePreferences: (visit: Visit, reservationId: string, wishes: ArrivalPreferences) => Promise<void>
}

/** Checks the guest in. Idempotent: a repeat gets the same answer. */
export function createConfirmArrival(parts: ArrivalDependencies): ConfirmArrival {
  const { reservations } = parts
  const guards = createArrivalGuards(parts.rental)
  return async (visit, reference, input = {}) => {
    const { reservation, assertHeld } = await lockReservation(reservations, visit, reference)
    const before = findExistingArrival(reservation, visit)
    if (before) return before
    let read: ReturnType<ArrivalContext['bill']> | undefined
    const bill = () => {
      read ??= reservations.bill(visit, reference)
      return read
    }
    const arriving = { visit, reference, reservation, input, assertHeld, bill }
    for (const guard of guards) await guard(arriving)
    return arrive(parts, visit, {
      reservation,
      input,
      billRequest: getBillRequest(visit, reservation, input, await readPending(arriving)),
    })
  }
}

interface Admitted {
  readonly reservation: FoundReservation
  readonly input: ArrivalInput
  readonly billRequest: BillRequest | undefined
}

/** Carries out the arrival after all guards have passed. */
async function arrive(
  parts: ArrivalDependencies,
  visit: Visit,
  { reservation, input, billRequest }: Admitted,
): Promise<Arrival> {
  const { reservations, hotel, codes, bills, moveIn, rental, savePreferences } = parts
  const book = reservations.book(visit)
  const bill = input.billId && (await findSettledBill(visit, reservation.id, input.billId))
  const wishes = mergePreferences(reservation, input.wishes)
  if (wishes) await savePreferences(visit, reservation.id, wishes)
  const moved = reservation.hasUpgrade ? await moveIn(visit, reservation) : undefined
  const arrived = moved ? { ...reservation, room: moved.room } : reservation
  if (!(await book.confirmArrival(reservation.id, visit.hotelDay))) throw new Problem('roomNotAvailable')
  countEvent(visit.tx, 'foyer_checkins_total', visit.site.device.countedAs)
  const keyCode = await saveArrival(visit, arrived, codes)
  await rental.endPickUp(visit, reservation.id)
  await hotel.arrived(visit, arrived, { upgrade: moved?.published, bill, preferences: wishes })
  if (billRequest) await bills.request(visit, { ...arrived, state: 'inHouse' }, billRequest)
  return {
    ...(!findOwedKeyFactor(visit, reservation.proved) && { keyCode, ...createKeyboxCode(visit, keyCode) }),
    roomNumber: arrived.room.number,
    receiptFile: await createArrivalReceipt(visit, arrived, input.confirmedAt ?? ''),
  }
}

/** Returns the arrival time and notes if they differ from what is stored, else undefined. */
function mergePreferences(kept: Reservation, said: ArrivalInput['wishes'] = {}): ArrivalPreferences | undefined {
  const arrivalTime = said.arrivalTime ?? kept.arrivalTime ?? null
  const notes = (said.notes ?? kept.notes ?? '').trim() || null
  const isKnown = arrivalTime === (kept.arrivalTime ?? null) && notes === (kept.notes ?? null)
  return isKnown ? undefined : { arrivalTime, notes }
}

/**
 * Returns the arrival of a visit that has already arrived: its answer was lost, or it called twice.
 */
function findExistingArrival({ state, arrivals, room }: FoundReservation, visit: Visit): Arrival | undefined {
  const { keyCode, number } = room
  if (state !== 'inHouse' || !(keyCode || hasArrived({ arrivals }, visit.id))) return undefined
  return { keyCode, roomNumber: number, ...createKeyboxCode(visit, keyCode) }
}
