import { statement } from '../../platform/database/statement.ts'

/** Returns nothing if the stay is not cancelled, or its last day is over. */
export const reinstate = statement<{ roomNumber: string | null }, [reservationId: string, today: string]>(`
  update reservations set state = 'expected'
  where id = $1::uuid and state = 'cancelled' and end_date >= $2::date returning room_number as "roomNumber"`)
