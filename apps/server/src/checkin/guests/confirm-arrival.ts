import { billEmailIssue, isAsked } from '@foyer/domain/payment/bill-email.ts'
import { isPaidFirst, type PayAction, payActions } from '@foyer/domain/payment/pay-action.ts'
import { isWithinLimits } from '@foyer/domain/payment/pos-limits.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { hasArrived } from '@foyer/domain/proof/trusted-author.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { owedForKey } from '../../access/proof/proved-reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { DoorCodes } from '../../book/door-codes/door-codes.ts'
import type { TellHotel, ToldUpgrade } from '../../book/hotel-system/tell-hotel.ts'
import { takeReservation } from '../../book/lease/hold-reservation.ts'
import { refuseUnacceptedTerms } from '../../book/legal/terms-state-for.ts'
import { keyboxCode } from '../../book/qr/keybox-code.ts'
import { type ArrivalWishes, balanceOfFolio } from '../../book/reservation/book.ts'
import { refuseArrival } from '../../book/reservation/refuse-not-now.ts'
import type { FoundReservation, ReservationService } from '../../book/reservation/reservation.service.ts'
import type { BillService } from '../../money/bill/bill.service.ts'
import { WrongFields } from '../../platform/http/answer-problems.ts'
import { keepArrival } from './arrival.store.ts'
import { arrivalReceipt } from './arrival-receipt.ts'
import { refuseUnlessAllDone } from './is-done.ts'
import { skippedByHand } from './skipped-signatures.ts'

interface Arrival {
  /** Absent on a phone that has still to show something for it. */
  readonly keyCode?: string | undefined
  readonly roomNumber: string | undefined
  readonly keyboxQrUri?: string | undefined
  readonly receiptFile?: string | undefined
}

/** What a guest says with their arrival. */
interface SaidArrival {
  readonly payAction?: PayAction | undefined
  readonly sendBill?: boolean | undefined
  /** For the bill. */
  readonly email?: string | undefined
  /** Of the payment, as its answer has named it. */
  readonly billId?: string | undefined
  readonly wishes?: { readonly arrivalTime?: string | undefined; readonly notes?: string | undefined } | undefined
  /** By the clock of whoever confirms. */
  readonly confirmedAt?: string | undefined
}

export type ConfirmArrival = (visit: Visit, reference: string, said?: SaidArrival) => Promise<Arrival>

interface MovedIn {
  /** The room that is theirs now. */
  readonly room: Reservation['room']
  readonly told: ToldUpgrade
}

export interface ArrivalParts {
  readonly reservations: ReservationService
  readonly hotel: TellHotel
  readonly codes: DoorCodes
  readonly bills: Pick<BillService, 'want'>
  /** The better room that they chose becomes theirs; undefined for who chose none. */
  readonly moveIn: (visit: Visit, reservation: Reservation) => Promise<MovedIn | undefined>
  /** Of a rental: less is blocked than its car asks for. */
  readonly refuseShortDeposit: (visit: Visit, reservation: Reservation) => Promise<void>
  /** Of a rental: what was signed is not what it is now. */
  readonly refuseOtherAgreement: (visit: Visit, reference: string) => Promise<void>
  /** Of a rental: its car is handed over. */
  readonly endPickUp: (visit: Visit, reservationId: string) => Promise<void>
  /** That of a payment of this reservation, and of no other; undefined where nothing was paid by it. */
  readonly settledBill: (visit: Visit, reservationId: string, billId: string) => Promise<string | undefined>
  readonly keepWishes: (visit: Visit, reservationId: string, wishes: ArrivalWishes) => Promise<void>
}

/** The guest is in house from here on, once: asked again, the answer is the same. */
export function confirmingArrival(parts: ArrivalParts): ConfirmArrival {
  const {
    reservations,
    hotel,
    codes,
    bills,
    moveIn,
    refuseShortDeposit,
    refuseOtherAgreement,
    endPickUp,
    settledBill,
    keepWishes,
  } = parts
  return async (visit, reference, said = {}) => {
    const { reservation, refuseUnlessHeld } = await takeReservation(reservations, visit, reference)
    const before = arrivalOf(reservation, visit)
    if (before) return before
    refuseArrival(reservation, visit)
    await refuseUnlessHeld()
    refuseUnlessAllDone(reservation, visit, await skippedByHand(visit, reservation.id))
    await refuseOtherAgreement(visit, reference)
    await refuseShortDeposit(visit, reservation)
    const book = reservations.book(visit)
    const { folio, acceptedTerms } = await reservations.bill(visit, reference)
    refuseUnacceptedTerms(visit, acceptedTerms)
    const { pending } = balanceOfFolio(folio)
    refuseUnpaid(pending, visit, said.payAction)
    const billTo = billAddress(visit, said, pending)
    const bill = said.billId && (await settledBill(visit, reservation.id, said.billId))
    const wishes = newWishes(reservation, said.wishes)
    if (wishes) await keepWishes(visit, reservation.id, wishes)
    const moved = reservation.hasUpgrade ? await moveIn(visit, reservation) : undefined
    const arrived = moved ? { ...reservation, room: moved.room } : reservation
    if (!(await book.confirmArrival(reservation.id, visit.today))) throw new Problem('roomNotAvailable')
    const keyCode = await keepArrival(visit, arrived, codes)
    await endPickUp(visit, reservation.id)
    await hotel.arrived(visit, arrived, { upgrade: moved?.told, bill, wishes })
    if (billTo) await bills.want(visit, arrived, billTo)
    return {
      ...(!owedForKey(visit, reservation.proved) && { keyCode, ...keyboxCode(visit, keyCode) }),
      roomNumber: arrived.room.number,
      receiptFile: await arrivalReceipt(visit, arrived, said.confirmedAt ?? ''),
    }
  }
}

/** What the hotel wants first, and a way that it does not have here: neither is taken for a payment. */
function refuseUnpaid(pending: number, { site, hotel }: Visit, payAction: PayAction | undefined): void {
  const { allowed: paymentsAllowed, atReception, checkInFirst, provider, limits } = site.policies.payment
  if (pending === 0) return
  const takesCards = isWithinLimits({ minor: pending, currency: hotel.currency }, limits)
  const cards = { hasProvider: takesCards && provider !== '', savedCards: takesCards ? 1 : 0 }
  const means = { pending, paymentsAllowed, atReception, ...cards }
  if (payAction && !payActions(means).includes(payAction)) throw new Problem('badInput', 'nobody is paid that way here')
  if (checkInFirst && paymentsAllowed) return
  if (isPaidFirst(means) || (payAction && payAction !== 'payInReception')) throw new Problem('payFirst')
}

/** What the party says of its arrival otherwise than it is kept; undefined where nothing is new. */
function newWishes(kept: Reservation, said: SaidArrival['wishes'] = {}): ArrivalWishes | undefined {
  const arrivalTime = said.arrivalTime ?? kept.arrivalTime ?? null
  const notes = (said.notes ?? kept.notes ?? '').trim() || null
  const isKnown = arrivalTime === (kept.arrivalTime ?? null) && notes === (kept.notes ?? null)
  return isKnown ? undefined : { arrivalTime, notes }
}

/** Where the bill is to go; the page asks by the same rules. */
function billAddress({ site }: Visit, said: SaidArrival, pending: number): string | undefined {
  const { fiscalPrinter, fiscalPrinterMails } = site.policies.bill
  const mail = { send: said.sendBill ?? false, email: said.email ?? '' }
  const at = {
    payAction: pending > 0 ? said.payAction : undefined,
    printerMails: fiscalPrinter && fiscalPrinterMails,
  }
  const issue = billEmailIssue(mail, at)
  if (issue) throw new WrongFields([{ path: 'email', issue }])
  return isAsked(mail, at) ? mail.email.trim() || undefined : undefined
}

/** Of a visit that has arrived already: its answer was lost on the way, or it asked twice at once. */
function arrivalOf({ state, arrivals, room }: FoundReservation, visit: Visit): Arrival | undefined {
  const { keyCode, number } = room
  if (state !== 'inHouse' || !(keyCode || hasArrived({ arrivals }, visit.id))) return undefined
  return { keyCode, roomNumber: number, ...keyboxCode(visit, keyCode) }
}
