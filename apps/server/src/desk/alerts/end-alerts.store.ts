import type { AlertKind } from '@foyer/domain/alert/alert-kinds.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'
import { alertEndings } from './alert-endings.store.ts'

const listOpenKinds = statement<{ kind: AlertKind }, []>(
  'select distinct kind from alerts where handled_at is null order by kind',
)

interface EndedAlert {
  readonly id: string
}

/** One statement per kind: a hotel has few kinds open, and planning all of them takes longer than running them. */
const endings = Object.fromEntries(
  Object.entries(alertEndings).map(([kind, { isGone = 'false' }]) => [
    kind,
    statement<EndedAlert, []>(`
      update alerts alert set handled_at = clock_timestamp()
      where alert.handled_at is null and alert.kind = '${kind}' and (${isGone})
      returning alert.id`),
  ]),
)

/** Closes the alerts whose cause is gone. Returns them. */
export async function endAlerts(tx: HotelTransaction): Promise<EndedAlert[]> {
  const ended: EndedAlert[] = []
  for (const { kind } of await listOpenKinds(tx)) ended.push(...((await endings[kind]?.(tx)) ?? []))
  return ended
}

/**
 * Cancelled stays whose deposit is blocked, however that came about; not those that staff have
 * closed an alert about since.
 */
export const depositAfterCancel = `reservations stay
  where stay.state in ('cancelled', 'noShow') and stay.id = any(array(
    select deposit.reservation_id from deposits deposit where deposit.state = 'held' and not exists (
      select from alerts known where known.hotel_id = deposit.hotel_id and known.reservation_id = deposit.reservation_id
        and known.kind = 'depositAfterCancel' and known.opened_at > deposit.changed_at offset 0)))`

export const listDepositsAfterCancel = statement<{ reservationId: string; reference: string }, []>(`
  select stay.id as "reservationId", stay.reference from ${depositAfterCancel} order by stay.reference`)
