import type { checkOut, readCheckOut } from '@foyer/contract/checkout.ts'
import { whyNoCheckOut } from '@foyer/domain/checkout/check-out.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type * as z from 'zod/mini'
import { mayDo, provedAs } from '../../access/proof/proved-reservation.ts'
import { refuseOutOfService } from '../../access/visit/in-service.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import { takeTurn } from '../../book/lease/lease.store.ts'
import { balanceOfFolio } from '../../book/reservation/book.ts'
import type { BookedReservation } from '../../book/reservation/booked-reservation.store.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import { type BillService, collectedFor } from '../../money/bill/bill.service.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { FailedTry } from '../../platform/tries/tries.store.ts'
import { hasSurvey, keptCheckOut, noteBillMailed } from './check-out.store.ts'
import { answer } from './check-out-answer.ts'
import { noteCheckOutMiss, refuseBeforeCheckOut } from './check-out-tries.ts'
import { departed, readOne } from './departed-stay.ts'
import type { Departures } from './departures.ts'
import { findLeaving, type SaidByGuest } from './find-leaving.ts'

interface Said extends SaidByGuest {
  readonly sendBill: boolean
}

export interface CheckOutService {
  /** Checks out by room and name. Idempotent: a repeat gets the same answer. */
  checkOut(visit: Visit, said: Said, network: string): Promise<z.output<typeof checkOut.reply>>
  /**
   * Returns the reference of the matching reservation, so that the hotel's system can be asked
   * first.
   */
  meant(visit: Visit, said: SaidByGuest): Promise<string | undefined>
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

export function checkOutService(dependencies: CheckOutDependencies): CheckOutService {
  const { bills } = dependencies
  /**
   * Reservations whose bill is being generated. Concurrent requests for one bill would block
   * everyone else's.
   */
  const drawing = new Set<string>()

  return {
    checkOut: (visit, said, network) => leave(dependencies, visit, said, network),

    async meant(visit, said) {
      if (!visit.site.policies.home.checkOut) return undefined
      return (await findLeaving(visit, said))?.reservation.reference
    },

    read: (visit, reference) => describeDeparture(dependencies, visit, reference),

    async mailBill(visit, reference) {
      const stay = await departed(visit, reference)
      const to = await bills.mailsTo(visit, stay)
      if (!to) throw new Problem('badInput', 'no address was given')
      await takeTurn(visit, stay.id)
      await mailOnce(bills, visit, stay)
      return to
    },

    async bill(visit, reference) {
      const proved = provedAs(visit, reference)
      const whole = proved !== undefined && (proved.arrived || mayDo(visit, proved, ['arrive']))
      const stay = await departed(visit, reference)
      if (drawing.has(stay.id)) throw new Problem('underWay', 'this bill is being made')
      drawing.add(stay.id)
      return bills.file(visit, stay, { whole }).finally(() => drawing.delete(stay.id))
    },
  }
}

async function leave(
  dependencies: CheckOutDependencies,
  visit: Visit,
  said: Said,
  network: string,
): Promise<z.output<typeof checkOut.reply>> {
  const { reservations, departures, bills, changes } = dependencies
  refuseOutOfService(visit)
  refuseUnlessOffered(visit)
  const trying = { roomNumber: said.roomNumber, network }
  const leaving = await findLeaving(visit, said)
  const before = leaving?.provedBefore ? 0 : await refuseBeforeCheckOut(visit, trying)
  if (!leaving) {
    await noteCheckOutMiss(visit, trying, { before, changes })
    throw new FailedTry('reservationNotFound', 'nobody of this name can be checked out of this room')
  }
  const { id } = leaving.reservation
  await takeTurn(visit, id)
  await reservations.remember(visit, [id], 'room')
  // Read after locking: another page may have checked out in the meantime.
  const stay = await readOne(visit, id)
  if (stay.state === 'inHouse') {
    const { pending } = balanceOfFolio(await reservations.book(visit).folio(id))
    const why = whyNoCheckOut({ endDate: stay.endDate, pending }, visit.today)
    if (why === 'balance') await tellUnpaid(changes, visit, stay)
    if (why) return answer(why, stay)
    const by = { visitId: visit.renewal.id ?? visit.id, appKey: visit.appKey }
    await departures.depart(visit, stay, by, pending)
  }
  if (said.sendBill) await mailOnce(bills, visit, stay)
  return answer('done', { ...stay, state: 'departed' })
}

async function describeDeparture(
  { reservations, bills }: CheckOutDependencies,
  visit: Visit,
  reference: string,
): Promise<z.output<typeof readCheckOut.reply>> {
  const { tx, hotel } = visit
  const stay = await departed(visit, reference)
  const kept = await keptCheckOut(tx, stay.id)
  const { total, paid, pending, credit } = balanceOfFolio(await reservations.book(visit).folio(stay.id))
  const collected = await collectedFor(tx, stay.id, pending)
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
    surveyed,
  }
}

async function mailOnce(bills: BillService, visit: Visit, stay: BookedReservation): Promise<void> {
  const kept = await keptCheckOut(visit.tx, stay.id)
  if (!kept || kept.billMailId) return
  const mailId = await bills.mail(visit, stay)
  if (mailId) await noteBillMailed(visit.tx, kept.id, mailId)
}

/** Alerts reception to a guest who tried to leave and is on the way to pay. */
async function tellUnpaid(
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
  afterCommit(tx, () => changes.tell(hotel.id, 'alerts', 'stays', 'audit'))
}

function refuseUnlessOffered({ site }: Visit): void {
  if (!site.policies.home.checkOut) throw new Problem('mayNot', 'nobody checks out by this page')
}
