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
  select distinct stay.id as "reservationId", stay.reference
  from reservations stay join deposits deposit on deposit.hotel_id = stay.hotel_id and deposit.reservation_id = stay.id
  where stay.state in ('cancelled', 'noShow') and deposit.state = 'held' and not exists (
    select from alerts known where known.hotel_id = stay.hotel_id and known.reservation_id = stay.id
      and known.kind = 'depositAfterCancel' and known.opened_at > deposit.changed_at)
  order by stay.reference`)
