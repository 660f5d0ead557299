import { statement } from '../../platform/database/statement.ts'

/** Notes when guests who leave early would have left. */
export const savePlannedEnd = statement<never, [reservationId: string, endDate: string]>(
  'update check_outs set planned_end = $2::date where reservation_id = $1::uuid and undone_at is null',
)

export const findPlannedEnd = statement<{ endDate: string }, [reservationId: string]>(`
  select planned_end as "endDate" from check_outs
  where reservation_id = $1::uuid and undone_at is null and planned_end is not null`)
