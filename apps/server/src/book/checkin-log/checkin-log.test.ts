import { startLog, updateLog } from '@foyer/contract/checkin-log.ts'
import { expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import { findReservation } from '../../testing/journey.ts'

const notFound = { status: 404, problem: 'reservationNotFound' }
const start = { reference: 'FOY1002', hotelId: 1, guestCount: 99_999_999_999, action: 'checkin' } as const

function logs({ db }: TestServer) {
  return db.inHotel(1, (tx) => tx.selectFrom('checkin_logs').selectAll().orderBy('started_at').execute())
}

it('opens one log per visit and booking, however often it begins, and counts the guests itself', async () => {
  const server = await createTestServer()
  const page = await server.openKiosk()
  await findReservation(page, 'FOY1002', 'Müller')
  expect(await page.call(startLog, { body: start })).toEqual({ success: true })
  await page.call(startLog, { body: start })
  expect(await logs(server)).toMatchObject([
    { action: 'checkin', app_key: 'kiosk', guest_amount: 3, status: 'started', errors: [], ended_at: null },
  ])
})

it('API-40.c ends it as completed', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await findReservation(page, 'FOY1002', 'Müller')
  await page.call(startLog, { body: start })
  const answer = await page.send(updateLog, { params: { code: 'FOY1002' }, body: { status: 'completed' } })
  expect(answer.json()).toEqual({ success: true })
  expect(await logs(server)).toMatchObject([{ status: 'completed', ended_at: expect.any(Date) }])
})

it('records errors, even of a process that had not begun, up to a limit', async () => {
  const server = await createTestServer()
  const page = await server.open({ appKey: 'prechk' })
  await findReservation(page, 'FOY1002', 'Müller')
  const failed = (errors: string[]) =>
    page.call(updateLog, { params: { code: 'FOY1002' }, body: { status: 'error', errors } })
  await failed(['the room was not free', 'x'.repeat(50_000)])
  expect(await logs(server)).toMatchObject([
    { status: 'error', action: 'pre-checkin', errors: ['the room was not free', 'x'.repeat(500)] },
  ])
  for (let times = 0; times < 5; times++) await failed(Array.from({ length: 200 }, () => 'again'))
  expect((await logs(server))[0]?.errors.length).toBeLessThan(110)
})

it('ERROR-05.a ERROR-05.b ERROR-06.a ERROR-06.b ERROR-07.a ERROR-07.b reports what guests were shown by our own codes, and daily work not at all', async () => {
  const lines: string[] = []
  const server = await createTestServer({ logTo: { write: (line) => lines.push(line) } })
  const page = await server.open()
  await findReservation(page, 'FOY1002', 'Müller')
  const show = (...errors: string[]) =>
    page.call(updateLog, { params: { code: 'FOY1002' }, body: { status: 'error', errors } })
  for (const message of ['The transaction was refused', 'Operation not authorized', 'Pok no configurado']) {
    await show('Payment', 'unexpected', message)
  }
  const reports = () => lines.filter((line) => line.includes('a guest was shown an error'))
  expect(reports()).toEqual([])
  await show('Check-in', 'unavailable', 'Canaryson')
  expect(reports()).toEqual([expect.stringContaining('"shown":["unavailable"]')])
  expect(lines.join('')).not.toContain('Canaryson')
  expect((await logs(server))[0]?.errors).toHaveLength(12)
})

it('requires a booking that this visit has found', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await expect(page.call(startLog, { body: start })).rejects.toMatchObject(notFound)
  await expect(
    page.call(updateLog, { params: { code: 'FOY1002' }, body: { status: 'completed' } }),
  ).rejects.toMatchObject(notFound)
  expect(await logs(server)).toEqual([])
})

it('one visit does not touch the log of another', async () => {
  const server = await createTestServer()
  const [page, other] = [await server.open(), await server.open()]
  await findReservation(page, 'FOY1002', 'Müller')
  await findReservation(other, 'FOY1002', 'Müller')
  await page.call(startLog, { body: start })
  await other.call(updateLog, { params: { code: 'FOY1002' }, body: { status: 'error', errors: ['no'] } })
  expect((await logs(server)).map(({ status }) => status)).toEqual(['started', 'error'])
})

it('rejects what it does not know', async () => {
  const page = await (await createTestServer()).open()
  await findReservation(page, 'FOY1002', 'Müller')
  const answer = await page.send(updateLog, { params: { code: 'FOY1002' }, body: { status: 'great' } })
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { problem: 'badInput', message_error: expect.any(String), issues: [{ path: 'status', issue: 'invalid_value' }] },
  ])
})
