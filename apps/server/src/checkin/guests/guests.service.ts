import type { GuestPayload } from '@foyer/contract/guest-payload.ts'
import { billEmailIssue, isAsked } from '@foyer/domain/bill/bill-email.ts'
import { cleanDocumentNumber } from '@foyer/domain/document/document-number.ts'
import { withIssueDate } from '@foyer/domain/document/issue-date.ts'
import type { Driving } from '@foyer/domain/drivers/driver-age.ts'
import { licenceBeside } from '@foyer/domain/drivers/licence-of-document.ts'
import { checkGuest, fieldsFor } from '@foyer/domain/fields/check-guest.ts'
import { isGuestFieldName } from '@foyer/domain/fields/field.ts'
import { isBlocking } from '@foyer/domain/fields/issues.ts'
import { lockedFields } from '@foyer/domain/fields/locked-fields.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { isPaidFirst, type PayAction, payActions } from '@foyer/domain/payment/pay-action.ts'
import { isWithinLimits } from '@foyer/domain/payment/pos-limits.ts'
import { isMasked } from '@foyer/domain/pre-checkin/mask-guest.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { type FiledAs, isFiledOtherwise } from '@foyer/domain/reservation/filed-as.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { SignatureKind } from '@foyer/domain/signature/typed-name.ts'
import { owedForKey } from '../../access/proof/proved-reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { WrongFields } from '../../platform/http/answer-problems.ts'
import type { BillService } from '../bill/bill.service.ts'
import type { DoorCodes } from '../door-codes/door-codes.ts'
import type { TellHotel, ToldUpgrade } from '../hotel-system/tell-hotel.ts'
import { holdReservation, takeReservation } from '../lease/hold-reservation.ts'
import { refuseOthersSignature } from '../mask/authors.ts'
import { givingOf } from '../mask/mask-guests.ts'
import { type ArrivalWishes, balanceOfFolio } from '../reservation/book.ts'
import type { FoundReservation, ReservationService } from '../reservation/reservation.service.ts'
import type { Scans } from '../scan/scans.ts'
import { keepTicks } from '../signature/ticks.store.ts'
import { readTicks, type SentTicks } from '../signature/ticks.ts'
import { keepArrival } from './arrival.store.ts'
import { arrivalReceipt } from './arrival-receipt.ts'
import { formattedPhone } from './formatted-phone.ts'
import { refuseUnlessAllDone } from './is-done.ts'
import { refuseArrival, refuseBeginning } from './refuse-not-now.ts'
import { signatureImage } from './signature-image.ts'
import { skippedByHand } from './skipped-signatures.ts'
import { refuseWrongTypedName } from './typed-signature.ts'

interface Arrival {
  /** Absent on a phone that has still to show something for it. */
  readonly keyCode?: string | undefined
  readonly roomNumber: string | undefined
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

/** What a save says back of the reservation, as the page has read it. */
type Called = FiledAs & { readonly youngDriverMaxAge?: number | undefined }

interface Signed {
  readonly id: string
  readonly signature: string
  readonly kind?: SignatureKind | undefined
  readonly typedName?: string | undefined
  readonly ticks?: SentTicks | undefined
}

export interface GuestService {
  saveGuests(visit: Visit, reference: string, given: readonly GuestPayload[], called?: Called): Promise<SavedGuest[]>
  sign(visit: Visit, reference: string, signed: readonly Signed[]): Promise<void>
  confirmArrival(visit: Visit, reference: string, said?: SaidArrival): Promise<Arrival>
}

type SavedGuest = Pick<Guest, 'id' | 'customerId' | 'firstName' | 'lastName' | 'documentNumber'>

interface MovedIn {
  /** The room that is theirs now. */
  readonly room: Reservation['room']
  readonly told: ToldUpgrade
}

interface Parts {
  readonly reservations: ReservationService
  readonly hotel: TellHotel
  readonly scans: Scans
  readonly codes: DoorCodes
  readonly bills: Pick<BillService, 'want'>
  /** The better room that they chose becomes theirs; undefined for who chose none. */
  readonly moveIn: (visit: Visit, reservation: Reservation) => Promise<MovedIn | undefined>
  /** Of a rental: its car is handed over. */
  readonly endPickUp: (visit: Visit, reservationId: string) => Promise<void>
  /** That of a payment of this reservation, and of no other; undefined where nothing was paid by it. */
  readonly settledBill: (visit: Visit, reservationId: string, billId: string) => Promise<string | undefined>
  readonly keepWishes: (visit: Visit, reservationId: string, wishes: ArrivalWishes) => Promise<void>
}

export function guestService(parts: Parts): GuestService {
  const { reservations, hotel, scans, codes, bills, moveIn, endPickUp, settledBill, keepWishes } = parts
  return {
    async saveGuests(visit, reference, given, called = {}) {
      const reservation = await holdReservation(reservations, visit, reference, refuseBeginning)
      if (isFiledOtherwise(reservation, called)) throw new Problem('badInput', 'this is another leg of the booking')
      refuseOtherTerms(reservation, called)
      const { id, guests } = reservation
      refuseStale(guests, given)
      refuseMasked(given)
      const told = given.reduce(
        (all, payload) => withPayload(all, payload, lockedOf(reservation, payload.id, visit)),
        guests,
      )
      const changed = told.flatMap((guest, at) => {
        const before = guests[at]
        return before && given.some(({ id }) => id === guest.id) ? [{ guest, before }] : []
      })
      const judged = await scans.judged(visit, changed)
      const party = told.map((guest) => judged.find(({ id }) => id === guest.id) ?? guest)
      const saved = party.filter((guest) => given.some((payload) => payload.id === guest.id))
      refuseWrongFields(saved, party, visit, reservation)
      const kept = await reservations.book(visit).saveGuests(
        id,
        // What was not asked for is worked out once the rest is right.
        saved.map((guest) => withIssueDate(guest, visit.today)),
        givingOf(visit, reservation, saved),
      )
      await hotel.guestsSaved(visit, reservation, {
        saved: kept,
        party: party.map((guest) => kept.find((one) => one.id === guest.id) ?? guest),
      })
      return saved
    },

    async sign(visit, reference, signed) {
      const reservation = await holdReservation(reservations, visit, reference, refuseBeginning)
      const signatures = []
      const ticked = []
      for (const { id, signature, kind = 'drawn', typedName, ticks } of signed) {
        const guest = known(reservation.guests, id)
        refuseWrongTypedName(guest, { kind, typedName }, visit)
        refuseOthersSignature(visit, reservation, id)
        ticked.push({ guestId: id, ticks: await readTicks(visit, guest, ticks) })
        signatures.push({ guestId: id, ...signatureImage(signature), kind, by: visit.id })
      }
      await reservations.book(visit).keepSignatures(signatures)
      await keepTicks(visit, ticked)
    },

    async confirmArrival(visit, reference, said = {}) {
      const { reservation, refuseUnlessHeld } = await takeReservation(reservations, visit, reference)
      const before = arrivalOf(reservation, visit)
      if (before) return before
      refuseArrival(reservation, visit)
      await refuseUnlessHeld()
      refuseUnlessAllDone(reservation, visit, await skippedByHand(visit, reservation.id))
      const book = reservations.book(visit)
      const { pending } = balanceOfFolio(await book.folio(reservation.id))
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
        ...(!owedForKey(visit, reservation.proved) && { keyCode }),
        roomNumber: arrived.room.number,
        receiptFile: await arrivalReceipt(visit, arrived, said.confirmedAt ?? ''),
      }
    },
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
function arrivalOf({ state, arrivedBy, room }: FoundReservation, { id }: Visit): Arrival | undefined {
  const { keyCode, number } = room
  return state === 'inHouse' && (keyCode || arrivedBy.includes(id)) ? { keyCode, roomNumber: number } : undefined
}

/** Who saves what they read before somebody else saved is told so. A caller that knows no versions is not asked for one. */
function refuseStale(guests: readonly Guest[], given: readonly GuestPayload[]): void {
  const isStale = ({ id, version }: GuestPayload) => version !== undefined && version !== known(guests, id).version
  if (given.some(isStale)) throw new Problem('guestChanged', 'somebody has saved this guest meanwhile')
}

/** A page that has asked its drivers by another age than the rental has now reads it anew, and asks again. */
function refuseOtherTerms({ rental }: Reservation, { youngDriverMaxAge: read }: Called): void {
  if (read !== undefined && read !== rental?.youngDriverMaxAge)
    throw new Problem('guestChanged', 'the rental has changed its terms meanwhile')
}

/** Whoever was shown a mask and sends it back has not read what it stands for, and changes nothing by it. */
function refuseMasked(given: readonly GuestPayload[]): void {
  const issues = given.flatMap((payload) =>
    Object.entries(payload).flatMap(([path, value]) => (isMasked(value) ? [{ path, issue: 'required' }] : [])),
  )
  if (issues.length > 0) throw new WrongFields(issues)
}

function known(guests: readonly Guest[], id: string): Guest {
  const guest = guests.find((one) => one.id === id)
  if (!guest) throw new Problem('badInput', 'no such guest in this booking')
  return guest
}

/** A payload is all that the guest has given: what it leaves out, the guest has taken back. */
function withPayload(guests: readonly Guest[], payload: GuestPayload, locked: Partial<Guest>): Guest[] {
  const before = known(guests, payload.id)
  const { id, customerId, index, main, adult, signatureState, signatureVoided, faceMatched, authorized } = before
  const { editable, blockFilledFields, askForIssueDate, state, version } = before
  // The hotel's own words and numbers: a page may say them back and changes nothing by it.
  const { internalCode, segment, notes } = before
  // Answers that have calls of their own: a form that was opened earlier says nothing about them.
  const { faceSkip, faceConsent, scanConsent, consentDay } = before
  const kept = {
    id,
    customerId,
    internalCode,
    segment,
    notes,
    index,
    main,
    adult,
    signatureState,
    signatureVoided,
    faceMatched,
    authorized,
    editable,
    blockFilledFields,
    askForIssueDate,
    state,
    version,
    faceSkip,
    faceConsent,
    scanConsent,
    consentDay,
    membership: payload.membership ?? before.membership,
    // Whether a licence was shown is not a page's to say either.
    ...licenceBeside(payload, before),
  }
  const { signature: _, age: _age, lastDocumentNumber: _last, ...given } = payload
  return guests.map((guest) => (guest === before ? { ...given, ...cleanNumbers(given), ...kept, ...locked } : guest))
}

/** What the hotel has said and does not let the guest change: a page may say it back, and changes nothing by saying something else. */
function lockedOf({ guests, customerCanEdit }: Reservation, id: string, { site, today }: Visit): Partial<Guest> {
  const guest = known(guests, id)
  const form = { fields: fieldsFor(guest, site.fields), others: guests, policy: site.policies.guests, today }
  const { editsByLeave } = site.device
  const documentFields = site.fields.document.map(({ name }) => name)
  const locked = lockedFields({ guest, editsByLeave, customerCanEdit, documentFields, form })
  const names = [...locked].filter(isGuestFieldName)
  return Object.fromEntries(names.map((name) => [name, guest[name]]))
}

/** The desk compares and searches numbers as they are kept. */
function cleanNumbers(given: Pick<Guest, 'documentNumber' | 'supportNumber' | 'phone' | 'phone2'>) {
  const { documentNumber, supportNumber, phone, phone2 } = given
  return {
    ...(phone !== undefined && { phone: formattedPhone(phone) }),
    ...(phone2 !== undefined && { phone2: formattedPhone(phone2) }),
    ...(documentNumber !== undefined && { documentNumber: cleanDocumentNumber(documentNumber) }),
    ...(supportNumber !== undefined && { supportNumber: cleanDocumentNumber(supportNumber) }),
  }
}

/** A form is complete or it is not saved; the browser checks with the same rules. */
function refuseWrongFields(
  saved: readonly Guest[],
  party: readonly Guest[],
  { site: { fields, policies }, today }: Visit,
  driving: Driving,
): void {
  const form = { others: party, policy: policies.guests, today, driving }
  const issues = saved.flatMap((guest) =>
    checkGuest(guest, { ...form, fields: fieldsFor(guest, fields) })
      .filter(isBlocking)
      .map(({ field, issue }) => ({ path: field, issue })),
  )
  if (issues.length > 0) throw new WrongFields(issues)
}
