import { statement } from '../../platform/database/statement.ts'
import { alertEndings } from './alert-endings.store.ts'

const cases = Object.entries(alertEndings)
  .filter(([, { isGone }]) => isGone)
  .map(([kind, { isGone }]) => `when '${kind}' then ${isGone}`)

/** Closes the alerts whose cause is gone. Returns them. */
export const endAlerts = statement<{ id: string }, []>(`
  update alerts alert set handled_at = clock_timestamp()
  where alert.handled_at is null and case alert.kind ${cases.join('\n')} else false end
  returning alert.id`)

/**
 * Cancelled stays whose deposit is blocked, however that came about; not those that staff have
 * closed an alert about since.
 */
export const listDepositsAfterCancel = statement<{ reservationId: string; reference: string }, []>(`
  select stay.id as "reservationId", stay.reference from reservations stay
  where stay.state in ('cancelled', 'noShow') and stay.id = any(array(
    select deposit.reservation_id from deposits deposit where deposit.state = 'held' and not exists (
      select from alerts known where known.hotel_id = deposit.hotel_id and known.reservation_id = deposit.reservation_id
        and known.kind = 'depositAfterCancel' and known.opened_at > deposit.changed_at offset 0)))
  order by stay.reference`)
