import type { checkOut, readCheckOut } from '@foyer/contract/checkout.ts'
import { noCheckOutReason } from '@foyer/domain/checkout/check-out.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type * as z from 'zod/mini'
import { findProved, mayDo } from '../../access/proof/proved-reservation.ts'
import { assertInService } from '../../access/visit/in-service.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import { acquireReservationLock } from '../../book/lease/lease.store.ts'
import { computeFolioBalance } from '../../book/reservation/book.ts'
import type { BookedReservation } from '../../book/reservation/booked-reservation.store.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import { type BillService, readCollected } from '../../money/bill/bill.service.ts'
import { findOwnInvoice } from '../../money/invoice/invoice.store.ts'
import { FailedAttempt } from '../../platform/attempts/attempts.store.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { findCheckOut, hasSurvey, recordBillMailed } from './check-out.store.ts'
import { assertCheckOutAllowed, isFactorAccepted, recordCheckOutMiss } from './check-out-attempts.ts'
import { toCheckOutReply } from './check-out-reply.ts'
import { getBookedReservation, getDeparted } from './departed-stay.ts'
import type { Departures } from './departures.ts'
import { type CheckOutIdentity, findProvedDeparture, listNamed } from './find-leaving.ts'

interface CheckOutInput extends CheckOutIdentity {
  readonly sendBill: boolean
}

export interface CheckOutService {
  /** Checks out by room and name. Idempotent: a repeat gets the same answer. */
  checkOut(visit: Visit, said: CheckOutInput, network: string): Promise<z.output<typeof checkOut.reply>>
  /**
   * Returns the reference of the matching reservation, so that the hotel's system can be asked
   * first.
   */
  resolve(visit: Visit, said: CheckOutIdentity): Promise<string | undefined>
  /** Describes an ended stay to its guest. */
  read(visit: Visit, reference: string): Promise<z.output<typeof readCheckOut.reply>>
  /** Mails the bill and returns the masked address. */
  mailBill(visit: Visit, reference: string): Promise<string>
  /** Returns the bill of an ended stay. */
  bill(visit: Visit, reference: string): ReturnType<BillService['file']>
}

interface CheckOutDependencies {
  readonly reservations: ReservationService
  readonly departures: Departures
  readonly bills: BillService
  readonly changes: Changes
}

export function createCheckOutService(dependencies: CheckOutDependencies): CheckOutService {
  const { bills } = dependencies
  /**
   * Reservations whose bill is being generated. Concurrent requests for one bill would block
   * everyone else's.
   */
  const drawing = new Set<string>()

  return {
    checkOut: (visit, said, network) => performCheckOut(dependencies, visit, said, network),

    async resolve(visit, said) {
      if (!visit.site.policies.home.checkOut) return undefined
      return findProvedDeparture(await listNamed(visit, said))?.reservation.reference
    },

    read: (visit, reference) => describeDeparture(dependencies, visit, reference),

    async mailBill(visit, reference) {
      const stay = await getDeparted(visit, reference)
      const to = await bills.mailsTo(visit, stay)
      if (!to) throw new Problem('badInput', 'no address was given')
      await acquireReservationLock(visit, stay.id)
      await mailOnce(bills, visit, stay)
      return to
    },

    async bill(visit, reference) {
      const whole = hasProvedMore(visit, reference)
      const stay = await getDeparted(visit, reference)
      if (drawing.has(stay.id)) throw new Problem('underWay', 'this bill is being made')
      drawing.add(stay.id)
      return bills.file(visit, stay, { whole }).finally(() => drawing.delete(stay.id))
    },
  }
}

async function performCheckOut(
  dependencies: CheckOutDependencies,
  visit: Visit,
  said: CheckOutInput,
  network: string,
): Promise<z.output<typeof checkOut.reply>> {
  const { reservations, departures, bills, changes } = dependencies
  assertInService(visit)
  assertOffered(visit)
  const named = await listNamed(visit, said)
  const trying = { roomNumber: said.roomNumber, secondFactor: said.secondFactor, network }
  const proved = findProvedDeparture(named)
  const before = proved?.proof === 'before' ? 0 : await assertCheckOutAllowed(visit, trying)
  const leaving = proved && (await isFactorAccepted(visit, proved)) ? proved : undefined
  if (!leaving) {
    await recordCheckOutMiss(visit, trying, { before, named, changes })
    throw new FailedAttempt('reservationNotFound', 'no guest of this name can be checked out of this room')
  }
  const { id } = leaving.reservation
  await acquireReservationLock(visit, id)
  await reservations.saveFound(visit, [id], 'room')
  // Read after locking: another page may have checked out in the meantime.
  const stay = await getBookedReservation(visit, id)
  if (stay.state === 'inHouse') {
    const { pending } = computeFolioBalance(await reservations.book(visit).folio(id))
    const { anyDay } = visit.site.policies.checkOut
    const why = noCheckOutReason({ endDate: stay.endDate, pending }, { today: visit.today, anyDay })
    if (why === 'balance') await notifyUnpaid(changes, visit, stay)
    if (why) return toCheckOutReply(why, stay)
    const by = { visitId: visit.renewal.visit?.id ?? visit.id, appKey: visit.appKey }
    await departures.depart(visit, stay, by, pending)
  }
  const departed = { ...stay, state: 'departed' as const }
  if (said.sendBill) await mailOnce(bills, visit, departed)
  return toCheckOutReply('done', departed)
}

/** False for a page that knows only a name and a room number. */
function hasProvedMore(visit: Visit, reference: string): boolean {
  const proved = findProved(visit, reference)
  return proved !== undefined && (proved.arrived || mayDo(visit, proved, ['arrive']))
}

async function describeDeparture(
  { reservations, bills }: CheckOutDependencies,
  visit: Visit,
  reference: string,
): Promise<z.output<typeof readCheckOut.reply>> {
  const { tx, hotel } = visit
  const stay = await getDeparted(visit, reference)
  const kept = await findCheckOut(tx, stay.id)
  const { total, paid, pending, credit } = computeFolioBalance(await reservations.book(visit).folio(stay.id))
  const collected = await readCollected(tx, stay.id, pending)
  const money = (minor: number) => ({ minor, currency: hotel.currency })
  const surveyed = await hasSurvey(tx, stay.id)
  const main = stay.guests.find((guest) => guest.main) ?? stay.guests[0]
  return {
    firstName: (main?.firstName ?? stay.customer.firstName)?.split(/\s/)[0],
    roomNumber: stay.room.number,
    departedAt: kept?.at.toISOString(),
    total: money(total),
    paid: money(paid + collected),
    settledAtDesk: collected > 0,
    ...(credit > 0 && { credit: money(credit) }),
    mailsTo: kept && (await bills.mailsTo(visit, stay)),
    billMailed: Boolean(kept?.billMailId),
    invoice: hasProvedMore(visit, reference) ? (await findOwnInvoice(tx, stay.id))?.number : undefined,
    surveyed,
  }
}

async function mailOnce(bills: BillService, visit: Visit, stay: BookedReservation): Promise<void> {
  const kept = await findCheckOut(visit.tx, stay.id)
  if (!kept || kept.billMailId) return
  const mailId = await bills.mail(visit, stay)
  if (mailId) await recordBillMailed(visit.tx, kept.id, mailId)
}

/** Alerts reception to a guest who tried to leave and is on the way to pay. */
async function notifyUnpaid(
  changes: Changes,
  { tx, hotel, deviceId, id: visitId }: Visit,
  stay: BookedReservation,
): Promise<void> {
  await openAlert(tx, hotel.id, {
    kind: 'departureUnpaid',
    reservationId: stay.id,
    reference: stay.reference,
    deviceId,
    visitId,
    screen: 'checkout',
    money: 'nothingCharged',
    key: 'given',
  })
  afterCommit(tx, () => changes.publish(hotel.id, 'alerts', 'stays', 'audit'))
}

function assertOffered({ site }: Visit): void {
  if (!site.policies.home.checkOut) throw new Problem('mayNot', 'this page does not offer check-out')
}
