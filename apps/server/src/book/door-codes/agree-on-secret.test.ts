import { visitReservations } from '@foyer/contract/reservation.ts'
import { expect, it } from 'vitest'
import { demoId } from '../../demo/demo-id.ts'
import { adminScript } from '../../desk/admin/admin-script.ts'
import { runHere } from '../../desk/command/testing/run-here.ts'
import { freshDatabase } from '../../platform/database/testing/fresh-database.ts'
import { StartProblem } from '../../platform/env/start-problem.ts'
import { keySecret } from '../../platform/secrets/key-secret.ts'
import { aServer } from '../../testing/a-server.ts'
import { checkIn } from '../../testing/journey.ts'
import { testCodes, testKeySecret } from '../../testing/test-key-secret.ts'
import { agreeOnSecret } from './agree-on-secret.ts'

const another = keySecret('the secret of quite another machine')

it('a code is nowhere in the database in plain text, and the guest can still read it', async () => {
  const server = await aServer()
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
  const db = await freshDatabase('demo')
  expect(await agreeOnSecret(db, testKeySecret)).toBe(0)
  expect(await agreeOnSecret(db, testKeySecret)).toBe(0)
  await expect(agreeOnSecret(db, another)).rejects.toThrow(StartProblem)
})

it('encrypts codes from before there was a secret at the next start', async () => {
  const db = await freshDatabase('demo')
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
  expect(await agreeOnSecret(db, testKeySecret)).toBe(0)
  const { code } = await read()
  expect(code?.includes('305305')).toBe(false)
  expect(code && testCodes.open({ hotelId: 1, reservationId: demoId('FOY1012') }, code)).toBe('305305')
})

it('with a lost secret the codes are invalid, and no wrong one is shown', async () => {
  const db = await freshDatabase('demo')
  await agreeOnSecret(db, testKeySecret)
  await runHere(adminScript, db, ['new-key-secret'])
  expect(await agreeOnSecret(db, another)).toBeGreaterThan(1)
  const rows = await db.inHotel(1, (tx) => tx.selectFrom('keys').select(['state', 'end_reason', 'code']).execute())
  expect(rows).toEqual(rows.map(() => ({ state: 'ended', end_reason: 'unreadable', code: null })))
})
