import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

export interface StayRow {
  readonly id: string
  readonly reference: string
  readonly email: string | null
}

const byReference = statement<StayRow, [reference: string]>(
  'select id, reference, email from reservations where reference = $1::text',
)

export async function findStayByReference(tx: HotelTransaction, reference: string): Promise<StayRow | undefined> {
  const [row] = await byReference(tx, reference)
  return row
}
