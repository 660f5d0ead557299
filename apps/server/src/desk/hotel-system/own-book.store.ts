import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** Returns the numbers of all reservations, and of those that are not over. */
export async function listReferences(
  tx: HotelTransaction,
  today: string,
): Promise<{ readonly all: ReadonlySet<string>; readonly current: readonly string[] }> {
  const rows = await tx
    .selectFrom('reservations')
    .select(['reference', 'state', 'end_date'])
    .orderBy('reference')
    .execute()
  const isCurrent = ({ state, end_date }: (typeof rows)[number]) =>
    state === 'inHouse' || (state === 'expected' && end_date >= today)
  return {
    all: new Set(rows.map(({ reference }) => reference)),
    current: rows.filter(isCurrent).map(({ reference }) => reference),
  }
}
