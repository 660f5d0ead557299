import type { cancelStay, StayCancellation } from '@foyer/contract/staff/cancellation.ts'
import { addDays } from '@foyer/domain/basics/add-days.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import { type CancellationCharge, getCancellationCharge } from '@foyer/domain/config/cancellation.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type * as z from 'zod/mini'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { HotelPublisher } from '../../book/hotel-system/hotel-publisher.ts'
import { hasSystem } from '../../book/hotel-system/publish-event.ts'
import { computeFolioBalance, createReservationBook } from '../../book/reservation/book.ts'
import { hasRoomEveryNight } from '../../book/reservation/room-nights.store.ts'
import { releaseHold } from '../../book/walk-in/walk-in.store.ts'
import { cancelWithLock } from '../../checkin/cancel/cancel-with-lock.ts'
import { readCancellationFee } from '../../money/folio/owed.ts'
import { listPayments, sumRefunded } from '../../money/payment/payment.store.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import { getReservation, lockStay } from '../arrivals/lock-stay.ts'
import { getStayRow } from '../arrivals/stay-row.ts'
import { findDatedStay } from '../dates/dates.store.ts'
import { computeNightBill } from '../dates/night-bill.ts'
import { setRoom } from '../rooms/rooms.store.ts'
import { reinstate } from './cancellation.store.ts'
import { mailCancellation } from './cancellation-mail.ts'
import { chargeFee, takeFeeBack } from './cancelled-bill.ts'

interface CancellationDependencies {
  readonly sites: Sites
  readonly hotelPublisher: HotelPublisher
  readonly mails: Mails
}

/** Cancellation by staff with fee or refund, and its reversal. */
export function createCancellationService({ sites, hotelPublisher, mails }: CancellationDependencies) {
  const readBalance = async ({ tx, hotel }: Staff, id: string) =>
    computeFolioBalance(await createReservationBook(hotel, tx).folio(id))

  /** What the rule charges, in minor units. */
  async function computeFee(staff: Staff, { id, startDate }: Reservation, rule: CancellationCharge): Promise<number> {
    const { total } = await readBalance(staff, id)
    if (rule === 'none') return 0
    const [dated] = rule === 'firstNight' ? await findDatedStay(staff.tx, id) : []
    if (!dated) return Math.max(0, total)
    const to = { startDate, endDate: addDays(startDate, 1) }
    const { difference } = await computeNightBill(sites, staff, dated, { to, unusedNights: 'release' })
    return Math.max(0, Math.min(total + difference, total))
  }

  return {
    async read(staff: Staff, typed: string): Promise<StayCancellation> {
      const stay = await getReservation(staff, (await getStayRow(staff, typed)).id)
      const { config } = await sites.config(staff.tx, staff.hotel)
      const rule = getCancellationCharge(config.cancellation, stay.startDate, staff.today)
      const { total, paid, paidAtHotel } = await readBalance(staff, stay.id)
      const money = (minor: number) => ({ minor, currency: staff.hotel.currency })
      return {
        setInHotelSystem: await hasSystem({ sites }, staff),
        rule,
        paid: money(paid),
        paidElsewhere: money(paidAtHotel),
        proposedFee: money(await computeFee(staff, stay, rule)),
        maxFee: money(Math.max(0, total, paid)),
        fee: money(await readCancellationFee(staff.tx, stay.id)),
        refunded: money(sumRefunded(await listPayments(staff.tx, stay.id))),
      }
    },

    async cancel(staff: Staff, typed: string, { reason, fee }: z.output<typeof cancelStay.body>): Promise<void> {
      if (fee !== undefined && (await hasSystem({ sites }, staff))) throw new Problem('setInHotelSystem')
      const stay = await lockStay(staff, typed)
      const { total, paid, paidAtHotel } = await readBalance(staff, stay.id)
      const who = { hotelId: staff.hotel.id, member: staff }
      const money = fee === undefined ? undefined : splitPaid({ paid, paidAtHotel }, fee)
      const format = (minor: number) => formatMoney({ minor, currency: staff.hotel.currency }, 'en')
      const isConcerned = money && (paid > 0 || money.fee > 0)
      const details = isConcerned && {
        fee: format(money.fee),
        refund: format(money.refund + money.elsewhere),
        ...(money.owed > 0 && { owed: format(money.owed) }),
      }
      const changed = await cancelWithLock({ tx: staff.tx, who, reason, ...(details && { details }) }, stay)
      await releaseHold(staff.tx, stay.id)
      if (!changed) return
      await hotelPublisher.cancelled(staff, stay, 'staff')
      if (!money) return
      // Checked here, so that a repeated call of a cancellation that has been refunded is not an error.
      if (money.fee > Math.max(total, paid)) throw new Problem('badInput', 'a fee of more than the booking costs')
      await chargeFee(sites, staff, stay, money.fee)
      if (!isConcerned) return
      const { languages } = (await sites.config(staff.tx, staff.hotel)).config
      await mailCancellation({ mails, sites }, staff, stay, { money, otherwise: languages[0] ?? 'en' })
    },

    /** Returns the room, or undefined if another stay has it by now. */
    async reinstate(staff: Staff, typed: string, reason: string): Promise<string | undefined> {
      if (await hasSystem({ sites }, staff)) throw new Problem('setInHotelSystem')
      const { id, reference } = await lockStay(staff, typed)
      const [stay] = await reinstate(staff.tx, id, staff.hotelDay)
      if (!stay) throw new Problem('stayEnded', 'it is not cancelled, or its days are over')
      const isRoomFree = await hasRoomEveryNight(staff.tx, id, staff.hotelDay)
      if (!isRoomFree) await setRoom(staff.tx, id, null)
      const fee = await takeFeeBack(sites, staff, id)
      const details = fee > 0 && { fee: formatMoney({ minor: 0 - fee, currency: staff.hotel.currency }, 'en') }
      await recordAudit(staff, {
        action: 'reservationReinstated',
        subject: reference,
        reason,
        ...(details && { details }),
      })
      return isRoomFree ? (stay.roomNumber ?? undefined) : undefined
    },
  }
}

export type CancellationService = ReturnType<typeof createCancellationService>

/** What was paid here is refunded first: the hotel can do that itself. */
function splitPaid({ paid, paidAtHotel }: { readonly paid: number; readonly paidAtHotel: number }, fee: number) {
  const returned = Math.max(0, paid - fee)
  const refund = Math.min(returned, paid - paidAtHotel)
  return { paid, fee, refund, elsewhere: returned - refund, owed: Math.max(0, fee - paid) }
}
