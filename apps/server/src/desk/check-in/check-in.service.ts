import { randomUUID } from 'node:crypto'
import type { checkInStay } from '@foyer/contract/staff/check-in.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type * as z from 'zod/mini'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import { getDefaultSite } from '../../access/site/get-default-site.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { settleAlert } from '../../book/alert/alert.store.ts'
import type { DoorCodes } from '../../book/door-codes/door-codes.ts'
import type { HotelPublisher } from '../../book/hotel-system/hotel-publisher.ts'
import { hasSystem } from '../../book/hotel-system/publish-event.ts'
import { assertTermsAccepted } from '../../book/legal/get-terms-state.ts'
import { countEvent } from '../../book/metrics/business-counters.ts'
import { assertMayArrive } from '../../book/reservation/assert-may-begin.ts'
import { readBill } from '../../book/reservation/bill.store.ts'
import { computeFolioBalance, createReservationBook } from '../../book/reservation/book.ts'
import { readOthers } from '../../checkin/agreement/agreement.store.ts'
import { readShownAgreement } from '../../checkin/agreement/shown-agreement.ts'
import { generateCode } from '../../checkin/guests/arrival.store.ts'
import { assertAllDone } from '../../checkin/guests/assert-all-done.ts'
import { assertSeenByStaff } from '../../checkin/guests/assert-seen-by-staff.ts'
import { endPickUp } from '../../checkin/pick-up/pick-up.store.ts'
import { moveIn } from '../../checkin/upgrade/move-in.ts'
import { assertDepositAtDesk } from '../../money/deposit/deposit-of-rental.ts'
import { saveCityTaxes } from '../../money/folio/city-taxes.ts'
import { lockStay } from '../arrivals/lock-stay.ts'
import { assertDeskChargesPaid } from '../cancellation/cancelled-bill.ts'
import { insertDeskCode, undoArrival } from './check-in.store.ts'
import { toDeskSite } from './to-desk-site.ts'

interface CheckInDependencies {
  readonly sites: Sites
  readonly codes: DoorCodes
  readonly hotelPublisher: HotelPublisher
}

type CheckInRequest = z.output<typeof checkInStay.body>

/** Check-in by staff. */
export function createStaffCheckInService({ sites, codes, hotelPublisher }: CheckInDependencies) {
  return {
    async checkIn(staff: Staff, typed: string, request: CheckInRequest): Promise<void> {
      const stay = await lockStay(staff, typed)
      // A double click, or a guest who was faster at a screen.
      if (stay.state === 'inHouse') return
      const at = { ...staff, site: toDeskSite(await getDefaultSite(sites, staff.tx, staff.hotel)) }
      assertMayArrive(stay, at)
      assertAllDone(stay, at)
      assertSeenByStaff(stay, at)
      await assertSameAgreement(at, stay)
      const unheld = await assertDepositAtDesk(sites, at, stay, request.depositTaken)
      if (!request.termsOnPaper) assertTermsAccepted(at, (await getBill(staff, stay.id)).accepted_terms)
      const book = createReservationBook(staff.hotel, staff.tx)
      const { pending } = computeFolioBalance(await book.folio(stay.id))
      if (pending > 0 && request.owing?.minor !== pending) throw new Problem('payFirst', 'another amount is open')
      const moved = await moveIn(at, stay)
      if (!(await book.confirmArrival(stay.id, staff.hotelDay))) throw new Problem('roomNotAvailable')
      countEvent(staff.tx, 'foyer_checkins_total', 'reception')
      if (!(await hasSystem({ sites }, staff)))
        await saveCityTaxes(staff, [stay], (await sites.config(staff.tx, staff.hotel)).config.folio)
      await issueCode(staff, stay.id)
      if (at.site.product.startsPickUp) await endPickUp(staff.tx, stay.id)
      await settleAlert(staff.tx, 'roomNotAvailable', stay.id)
      const arrived = moved ? { ...stay, room: moved.room } : stay
      await hotelPublisher.arrived(at, arrived, { upgrade: moved?.published })
      await recordAudit(staff, {
        action: 'checkedIn',
        subject: stay.reference,
        ...(unheld && request.depositTaken && { reason: request.depositTaken }),
        details: {
          room: arrived.room.number ?? '',
          ...(pending > 0 && { owed: formatMoney({ minor: pending, currency: staff.hotel.currency }, 'en') }),
          ...(request.termsOnPaper && { terms: 'paper' }),
          ...(unheld && { deposit: formatMoney(unheld, 'en') }),
        },
      })
    },

    async undo(staff: Staff, typed: string, reason: string): Promise<void> {
      if (await hasSystem({ sites }, staff)) throw new Problem('setInHotelSystem')
      const stay = await lockStay(staff, typed)
      if (stay.state === 'expected') return
      // Guests who are expected can be cancelled, or not come.
      if (stay.state === 'inHouse') await assertDeskChargesPaid(sites, staff, stay.id)
      const [undone] = await undoArrival(staff.tx, stay.id)
      if (!undone) throw new Problem('notCheckedIn', 'they arrived too long ago')
      await recordAudit(staff, { action: 'checkInUndone', subject: stay.reference, reason })
    },
  }

  /** Throws if a driver has signed for another car or price. */
  async function assertSameAgreement(at: Staff & Pick<Visit, 'site'>, stay: Reservation): Promise<void> {
    if (!at.site.product.upsells) return
    const { agreement } = await readShownAgreement(at, sites, stay)
    if ((await readOthers(at.tx, stay.id, agreement)).length > 0)
      throw new Problem('signatureMissing', 'another agreement was signed')
  }

  async function issueCode({ tx, hotel, today }: Staff, reservationId: string): Promise<void> {
    const code = codes.seal({ hotelId: hotel.id, reservationId }, generateCode())
    const [issued] = await insertDeskCode(tx, randomUUID(), reservationId, code, today)
    if (issued) countEvent(tx, 'foyer_keys_issued_total', 'code')
  }
}

export type StaffCheckInService = ReturnType<typeof createStaffCheckInService>

async function getBill({ tx }: Staff, id: Reservation['id']) {
  const [bill] = await readBill(tx, id)
  if (!bill) throw new Problem('reservationNotFound')
  return bill
}
