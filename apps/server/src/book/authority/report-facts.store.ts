import type { PaymentType } from '@foyer/domain/payment/payment-type.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

export interface ReportFacts {
  readonly id: string
  readonly state: Reservation['state']
  readonly checkedInAt: Date | null
  readonly departedAt: Date | null
  readonly bookedOn: string | null
  readonly paymentType: PaymentType | null
  readonly email: string | null
  /** Made with Foyer and not merely on hold. */
  readonly isOwn: boolean
  /** When it was made, as far as that is known. */
  readonly madeAt: Date | null
  /** Made in the last two days: older ones were made before the hotel began to report, or reported by others. */
  readonly isNew: boolean
}

const readFacts = statement<ReportFacts, [id: string]>(`
  select stay.id, stay.state, stay.checked_in_at as "checkedInAt", stay.booked_on::text as "bookedOn",
    stay.payment_type as "paymentType", stay.email, coalesce(made.made_at, stay.booked_on) as "madeAt",
    coalesce(coalesce(made.made_at, stay.booked_on) > clock_timestamp() - interval '2 days', false) as "isNew",
    made.reservation_id is not null and made.hold_until is null as "isOwn",
    (select gone.at from check_outs gone where gone.hotel_id = stay.hotel_id and gone.reservation_id = stay.id
      and gone.undone_at is null) as "departedAt"
  from reservations stay
    left join walk_ins made on made.hotel_id = stay.hotel_id and made.reservation_id = stay.id
  where stay.id = $1::uuid`)

export async function findReportFacts(tx: HotelTransaction, id: string): Promise<ReportFacts | undefined> {
  const [facts] = await readFacts(tx, id)
  return facts
}

/**
 * Stays whose report may have to change, by the database's clock: those reported in the last days
 * that are not over for more than a day, those who arrived since yesterday, perhaps by the hotel's
 * system, and bookings made since yesterday. Earlier ones of a hotel that has just begun to report
 * are left to the hotel.
 */
const listStays = statement<{ readonly id: string }, [days: number]>(`
  select stay.id from reservations stay
  where (stay.state in ('inHouse', 'departed') and stay.checked_in_at > clock_timestamp() - interval '1 day')
    or (stay.state = 'expected' and stay.booked_on >= current_date - 1)
    or exists (select from authority_reports report where report.hotel_id = stay.hotel_id
      and report.reservation_id = stay.id and report.arrived_at > clock_timestamp() - make_interval(days => $1::int)
      and (stay.end_date >= current_date - 1 or report.state in ('incomplete', 'queued', 'refused')))`)

export async function listReportableStays(tx: HotelTransaction, days: number): Promise<string[]> {
  return (await listStays(tx, days)).map(({ id }) => id)
}
