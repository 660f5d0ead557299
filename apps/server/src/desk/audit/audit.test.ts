import { checkAudit, readAudit } from '@foyer/contract/staff/audit.ts'
import { setRoomReady } from '@foyer/contract/staff/stay.ts'
import { expect, it } from 'vitest'
import { computeSeal, FIRST_SEAL, writeAudit } from '../../access/audit/audit.ts'
import type { FreshDatabase } from '../../platform/database/testing/create-fresh-database.ts'
import { withOwnerClient } from '../../platform/database/testing/owner-client.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { verifyAudit } from './verify-audit.ts'

/**
 * Writes five entries, tampers with them as a superuser, and returns the entry that the check
 * reports.
 */
async function verifyAfter(tampering: string): Promise<number | undefined> {
  const { db } = await createTestServer()
  await db.inHotel(1, async (tx) => {
    for (const subject of ['101', '102', '103', '104', '105'])
      await writeAudit(tx, { hotelId: 1 }, { action: 'roomSetReady', subject, details: { why: 'clean', by: 'hand' } })
  })
  await runAsOwner(db, tampering)
  return (await db.inHotel(1, (tx) => verifyAudit(tx, 1))).brokenAt
}

async function runAsOwner({ ownerUrl }: FreshDatabase, statement: string): Promise<void> {
  await withOwnerClient(ownerUrl, async (client) => {
    await client.query(`select set_config('foyer.hotel_id', '1', false)`)
    await client.query(statement)
  })
}

it.each([
  ['nothing', 'select 1', undefined],
  ['another subject', `update audit_entries set subject = '999' where number = 3`, 3],
  ['another person', `update audit_entries set who = 'Somebody' where number = 2`, 2],
  ['another time', `update audit_entries set at = at + interval '1 second' where number = 4`, 4],
  ['another detail', `update audit_entries set details = '{"why":"dirty","by":"hand"}' where number = 1`, 1],
  ['an entry removed', 'delete from audit_entries where number = 3', 3],
  ['the first removed', 'delete from audit_entries where number = 1', 1],
  ['the last removed', 'delete from audit_entries where number = 5', 5],
  ['all removed', 'delete from audit_entries', 1],
  [
    'two entries in another order',
    `update audit_entries set number = case number when 2 then 92 when 3 then 2 else number end where number in (2, 3);
     update audit_entries set number = 3 where number = 92`,
    2,
  ],
  [
    'an entry slipped in',
    `insert into audit_entries select hotel_id, 6, at, member_id, who, action, subject, details, seal from audit_entries where number = 5`,
    6,
  ],
])('T18 finds the first broken entry of the log after this change: %s', async (_what, tampering, brokenAt) => {
  expect(await verifyAfter(tampering)).toBe(brokenAt)
})

it('R30 a reason is stored beside its entry: changing it breaks the log, erasing it does not', async () => {
  const { db } = await createTestServer()
  await db.inHotel(1, (tx) =>
    writeAudit(tx, { hotelId: 1 }, { action: 'checkOutUndone', subject: '1', reason: 'Coat' }),
  )
  const check = async () => (await db.inHotel(1, (tx) => verifyAudit(tx, 1))).brokenAt
  const entry = await db.inHotel(1, (tx) => tx.selectFrom('audit_entries').selectAll().executeTakeFirstOrThrow())
  expect(JSON.stringify(entry)).not.toContain('Coat')
  expect(await check()).toBeUndefined()
  await runAsOwner(db, `update audit_reasons set reason = 'Hat'`)
  expect(await check()).toBe(1)
  await runAsOwner(db, 'delete from audit_reasons')
  expect(await check()).toBeUndefined()
})

it('R20 the log detects a chain that was rewritten as a whole with valid seals', async () => {
  const { db } = await createTestServer()
  const write = (subject: string) =>
    db.inHotel(1, (tx) => writeAudit(tx, { hotelId: 1 }, { action: 'roomSetReady', subject }))
  for (const subject of ['101', '102', '103']) await write(subject)
  const entries = await db.inHotel(1, (tx) => tx.selectFrom('audit_entries').selectAll().orderBy('number').execute())
  const forged: string[] = []
  let seal = FIRST_SEAL
  for (const { hotel_id: hotelId, number, at, member_id: memberId, who, action, details } of entries) {
    const subject = number === 2 ? 'somewhere else' : `10${number}`
    seal = computeSeal(seal, { hotelId, number, at, memberId, who, action, subject, details })
    forged.push(`update audit_entries set subject = '${subject}', seal = '${seal}' where number = ${number}`)
  }
  await runAsOwner(db, [...forged, `update audit_heads set seal = '${seal}'`].join(';'))
  const check = () => db.inHotel(1, (tx) => verifyAudit(tx, 1))
  expect(await check()).toEqual({ entries: 3, brokenAt: 4 })
})

it('R20 detects entries that were cut off together with the head', async () => {
  expect(
    await verifyAfter(`delete from audit_entries where number > 3;
      update audit_heads set number = 3, seal = (select seal from audit_entries where number = 3)`),
  ).toBe(4)
})

it('T18 the application itself can neither change nor delete an entry', async () => {
  const { db } = await createTestServer()
  const refused = /permission denied/
  await db.inHotel(1, (tx) => writeAudit(tx, { hotelId: 1 }, { action: 'roomSetReady', subject: '101' }))
  await expect(
    db.inHotel(1, (tx) => tx.updateTable('audit_entries').set({ subject: '102' }).execute()),
  ).rejects.toThrow(refused)
  await expect(db.inHotel(1, (tx) => tx.deleteFrom('audit_entries').execute())).rejects.toThrow(refused)
})

it('a rolled-back action leaves no entry, and concurrent ones form one complete chain', async () => {
  const { app, db } = await createTestServer()
  const page = await createColleague(db, new Browser(app), { role: 'manager', name: 'Ana Roca' })
  const set = (number: string, ready: boolean) => page.call(setRoomReady, { params: { number }, body: { ready } })
  await Promise.all(['101', '102', '103', '201', '202'].map((number) => set(number, false)))
  await expect(set('no such room', true)).rejects.toMatchObject({ status: 404 })
  await set('101', false)
  const { entries, before } = await page.call(readAudit)
  expect(entries.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1])
  expect(entries[0]).toMatchObject({
    who: 'Ana Roca',
    action: 'roomSetNotReady',
    seal: expect.stringMatching(/^\w{8}$/),
  })
  expect(before).toBeUndefined()
  const { entries: older } = await page.call(readAudit, { query: { before: 3 } })
  expect(older.map(({ number }) => number)).toEqual([2, 1])
  const check = await page.call(checkAudit)
  expect(check).toMatchObject({ entries: 5 })
  expect(check.brokenAt).toBeUndefined()
})

it('S42 the log is searched by person, subject, reason and action', async () => {
  const { app, db } = await createTestServer()
  const page = await createColleague(db, new Browser(app), { role: 'manager', name: 'Ana Roca' })
  await db.inHotel(1, async (tx) => {
    await writeAudit(tx, { hotelId: 1 }, { action: 'roomSetReady', subject: '101' })
    await writeAudit(tx, { hotelId: 1 }, { action: 'checkOutUndone', subject: '50%', reason: 'Forgot a coat' })
    await writeAudit(tx, { hotelId: 1 }, { action: 'shiftClosed', subject: '5000' })
  })
  await page.call(setRoomReady, { params: { number: '102' }, body: { ready: false } })
  const find = async (search: string, actions?: string) =>
    (await page.call(readAudit, { query: { search, actions } })).entries.map(({ number }) => number)
  expect(await find('roca')).toEqual([4])
  expect(await find('coat')).toEqual([2])
  expect(await find('50%')).toEqual([2])
  expect(await find('closed', 'shiftClosed,roomSetReady')).toEqual([3, 1])
  expect(await find('no such')).toEqual([])
})

it('a search reads 10,000 entries at a time, says how far back it read, and continues there until the first', async () => {
  const { app, db } = await createTestServer()
  const page = await createColleague(db, new Browser(app), { role: 'manager', name: 'Ana Roca' })
  await db.inHotel(1, (tx) => writeAudit(tx, { hotelId: 1 }, { action: 'shiftClosed', subject: 'The first' }))
  await runAsOwner(
    db,
    `insert into audit_entries (hotel_id, number, at, action, subject, details, seal)
     select 1, number, timestamptz '2026-01-01' + number * interval '1 minute', 'roomSetReady', 'Room ' || number, '{}', ''
     from generate_series(2, 20105) number`,
  )
  const read = async (query: { search?: string; before?: number }) => {
    const { entries, ...rest } = await page.call(readAudit, { query })
    return { numbers: entries.map(({ number }) => number), ...rest }
  }
  const search = 'the first'
  expect(await read({ search })).toEqual({ numbers: [], before: 10_106, searchedTo: '2026-01-08T00:26:00.000Z' })
  expect(await read({ search, before: 10_106 })).toEqual({
    numbers: [],
    before: 106,
    searchedTo: '2026-01-01T01:46:00.000Z',
  })
  expect(await read({ search, before: 106 })).toEqual({ numbers: [1] })
  // A full page continues at its last entry, also in a search; without a search nothing is left out.
  expect(await read({ search: 'room', before: 300 })).toMatchObject({ before: 200 })
  expect(await read({ search: 'room', before: 102 })).toEqual({ numbers: expect.objectContaining({ length: 100 }) })
  expect(await read({ before: 20_050 })).toMatchObject({ before: 19_950 })
})
