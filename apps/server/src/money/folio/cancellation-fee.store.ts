import { statement } from '../../platform/database/statement.ts'

/** The fee of the last cancellation, in minor units, less what was corrected since. */
export const sumCancellationFee = statement<{ minor: number }, [reservationId: string]>(`
  select coalesce(sum(line.amount), 0)::int as minor from folio_lines line
  where line.reservation_id = $1::uuid and (line.origin like 'cancellationFee:%' or exists (
    select from folio_lines fee where fee.hotel_id = line.hotel_id and fee.id = line.corrects
      and fee.origin like 'cancellationFee:%'))`)
