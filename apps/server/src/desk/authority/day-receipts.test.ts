import { randomUUID } from 'node:crypto'
import { readAudit } from '@foyer/contract/staff/audit.ts'
import { openDayReceipt, readReports } from '@foyer/contract/staff/authority.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createSites } from '../../access/site/sites.ts'
import { storeDayReceipts } from '../../book/authority/store-day-receipts.ts'
import type { FreshDatabase } from '../../platform/database/testing/create-fresh-database.ts'
import { createReporting } from './testing/create-reporting.ts'

const HOTEL = 1

/** Of an accepted report; the hotel is in the time zone of Madrid. */
async function insertReceipt(db: FreshDatabase, at: string, isTest = false) {
  await db.inHotel(HOTEL, (tx) =>
    sql`insert into authority_receipts (hotel_id, id, report_id, reservation_id, reference, authority, is_test, operation,
        number, answer, sha256, guests, at, retain_until)
      values (${HOTEL}, ${randomUUID()}, ${randomUUID()}, ${randomUUID()}, 'FOY1001', 'alloggiati', ${isTest}, 'send',
        'row', '{}', '', 1, ${at}, '2032-05-10')`.execute(tx),
  )
}

it('R40 the receipts of past days are fetched from the register once, and reception opens them', async () => {
  const { db, authority, desk, publish } = await createReporting()
  await publish(HOTEL, { authority: { name: 'alloggiati', mode: 'live' } })
  // Too old, the day before yesterday, yesterday by local time, and today.
  for (const at of ['2027-04-01T12:00Z', '2027-05-08T12:00Z', '2027-05-08T22:30Z', '2027-05-09T22:30Z'])
    await insertReceipt(db, at)
  await insertReceipt(db, '2027-05-07T12:00Z', true)
  const asked: string[] = []
  const missing = new Set(['2027-05-09'])
  const dayReceipt = async (day: string) => {
    asked.push(day)
    if (missing.has(day)) throw new Error('RICEVUTA NON DISPONIBILE')
    return Buffer.from(`%PDF of ${day}`)
  }
  const run = () =>
    storeDayReceipts(db, HOTEL, {
      sites: createSites(db),
      authorityFor: () => ({ ...authority, dayReceipt }),
      changes: { publish() {}, subscribe: () => () => {}, stop: async () => {} },
      now: new Date('2027-05-10T05:00Z'),
    })
  await run()
  expect(asked).toEqual(['2027-05-08', '2027-05-09'])
  missing.clear()
  await run()
  await run()
  expect(asked.slice(2)).toEqual(['2027-05-09'])

  expect((await desk.call(readReports)).authority?.dayReceipts).toEqual(['2027-05-09', '2027-05-08'])
  const { name, type, content } = await desk.call(openDayReceipt, { body: { day: '2027-05-08' } })
  expect([name, type, atob(content)]).toEqual(['alloggiati-2027-05-08.pdf', 'application/pdf', '%PDF of 2027-05-08'])
  await expect(desk.call(openDayReceipt, { body: { day: '2027-05-07' } })).rejects.toMatchObject({
    problem: 'notFound',
  })
  const { entries } = await desk.call(readAudit)
  expect(entries[0]).toMatchObject({ action: 'dayReceiptOpened', subject: '2027-05-08' })
  await sql`update hotels set demo = false`.execute(db.directory)
  const remove = db.inHotel(HOTEL, (tx) => tx.deleteFrom('authority_day_receipts').execute())
  await expect(remove).rejects.toThrow(/deleted only after its period/)
})
