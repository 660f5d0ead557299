import { visitReservations } from '@foyer/contract/reservation.ts'
import { expect, it } from 'vitest'
import { demoId } from '../../demo/demo-id.ts'
import { adminScript } from '../../desk/admin/admin-script.ts'
import { runScriptInTest } from '../../desk/command/testing/run-script-in-test.ts'
import { createFreshDatabase } from '../../platform/database/testing/create-fresh-database.ts'
import { StartProblem } from '../../platform/env/start-problem.ts'
import { createKeySecret } from '../../platform/secrets/key-secret.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { checkIn } from '../../testing/journey.ts'
import { testCodes, testKeySecret } from '../../testing/test-key-secret.ts'
import { ensureKeySecret } from './ensure-key-secret.ts'

const another = createKeySecret('the secret of quite another machine')

it('a code is nowhere in the database in plain text, and the guest can still read it', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const { room } = await checkIn(page, 'FOY1003', 'Rossi')
  expect(room.keyCode).toMatch(/^\d{6}$/)
  const [seen] = (await page.call(visitReservations)).reservations
  expect(seen?.room.keyCode).toBe(room.keyCode)
  const rows = await server.db.inHotel(1, (tx) => tx.selectFrom('keys').select(['reservation_id', 'code']).execute())
  for (const { code } of rows) expect(code?.includes(room.keyCode ?? '')).toBe(false)
  // Moved to another stay it is useless.
  const [moved] = rows.filter(({ reservation_id }) => reservation_id === demoId('FOY1003'))
  expect(moved?.code && testCodes.open({ hotelId: 1, reservationId: demoId('FOY1011') }, moved.code)).toBeUndefined()
})

it('every server on a database has its secret, and one with another does not start', async () => {
  const db = await createFreshDatabase('demo')
  expect(await ensureKeySecret(db, testKeySecret)).toBe(0)
  expect(await ensureKeySecret(db, testKeySecret)).toBe(0)
  await expect(ensureKeySecret(db, another)).rejects.toThrow(StartProblem)
})

it('encrypts codes from before there was a secret at the next start', async () => {
  const db = await createFreshDatabase('demo')
  const id = demoId('FOY1012 code')
  const read = () =>
    db.inHotel(1, (tx) => tx.selectFrom('keys').select('code').where('id', '=', id).executeTakeFirstOrThrow())
  await db.inHotel(1, (tx) =>
    tx
      .updateTable('keys')
      .set({ code: Buffer.from('\x00305305') })
      .where('id', '=', id)
      .execute(),
  )
  expect(await ensureKeySecret(db, testKeySecret)).toBe(0)
  const { code } = await read()
  expect(code?.includes('305305')).toBe(false)
  expect(code && testCodes.open({ hotelId: 1, reservationId: demoId('FOY1012') }, code)).toBe('305305')
})

it('with a lost secret the codes are invalid, and no wrong one is shown', async () => {
  const db = await createFreshDatabase('demo')
  await ensureKeySecret(db, testKeySecret)
  await runScriptInTest(adminScript, db, ['new-key-secret'])
  expect(await ensureKeySecret(db, another)).toBeGreaterThan(1)
  const rows = await db.inHotel(1, (tx) => tx.selectFrom('keys').select(['state', 'end_reason', 'code']).execute())
  expect(rows).toEqual(rows.map(() => ({ state: 'ended', end_reason: 'unreadable', code: null })))
})
