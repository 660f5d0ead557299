import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestServer } from '../../../testing/create-test-server.ts'
import type { HotelTransaction } from '../hotel-transaction.ts'

const createPostedLine = async () => {
  const { db } = await createTestServer()
  const inHotel = <Result>(work: (tx: HotelTransaction) => Promise<Result>) => db.inHotel(1, work)
  const id = randomUUID()
  const reservationId = await inHotel(async (tx) => {
    const stay = await tx
      .selectFrom('reservations')
      .select('id')
      .where('reference', '=', 'FOY1011')
      .executeTakeFirstOrThrow()
    await sql`insert into folio_lines (hotel_id, id, reservation_id, position, kind, source, names, amount, comment,
        posted_on, posted_at)
      values (1, ${id}, ${stay.id}, 90, 'charge', 'foyer', '{"en": "Parking"}', 2400, 'by hand', '2027-05-10', now())`.execute(
      tx,
    )
    return stay.id
  })
  return { id, reservationId, inHotel }
}

it.each([
  ['its amount', sql`amount = 1`],
  ['its payer', sql`names = '{}'`],
  ['the day it was posted', sql`posted_on = null, posted_at = null`],
  ['its comment to another', sql`comment = 'rewritten'`],
])('a posted line keeps %s', async (_what, change) => {
  const { id, inHotel } = await createPostedLine()
  await expect(inHotel((tx) => sql`update folio_lines set ${change} where id = ${id}`.execute(tx))).rejects.toThrow(
    'a posted line is corrected',
  )
})

it('a posted line is never deleted alone, loses its comment by an erasure, and goes with its reservation', async () => {
  const { id, reservationId, inHotel } = await createPostedLine()
  await expect(inHotel((tx) => tx.deleteFrom('folio_lines').where('id', '=', id).execute())).rejects.toThrow()
  await inHotel((tx) => tx.updateTable('folio_lines').set({ comment: null }).where('id', '=', id).execute())
  await inHotel((tx) => tx.deleteFrom('reservations').where('id', '=', reservationId).execute())
  expect(await inHotel((tx) => tx.selectFrom('folio_lines').select('id').where('id', '=', id).execute())).toEqual([])
})

it('an entry of the ledger is for a payment or for a charge, never for both or none', async () => {
  const { id, reservationId, inHotel } = await createPostedLine()
  const insert = (kind: string, line: string | null) =>
    inHotel((tx) =>
      sql`insert into ledger_entries (hotel_id, posting_id, account, minor, currency, kind, line_id, reservation_id)
        select 1, ${randomUUID()}::uuid, account, minor, 'EUR', ${kind}, ${line}::uuid, ${reservationId}::uuid
        from (values ('guest', 2400), ('revenue:parking', -2400)) entry (account, minor)`.execute(tx),
    )
  await expect(insert('charge', null)).rejects.toThrow('ledger_entries_')
  await expect(insert('refund', id)).rejects.toThrow('ledger_entries_')
  await insert('charge', id)
  await expect(insert('charge', id)).rejects.toThrow('ledger_entries_one_charge')
  await expect(inHotel((tx) => tx.deleteFrom('ledger_entries').where('line_id', '=', id).execute())).rejects.toThrow()
})
