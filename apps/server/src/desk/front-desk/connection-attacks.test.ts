import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { FRONT_DESK_PATH } from '@foyer/contract/messages/front-desk.ts'
import { HOTEL_CHANNEL_PATH } from '@foyer/contract/messages/hotel-channel.ts'
import { VIDEO_CALL_PATH } from '@foyer/contract/messages/video-call.ts'
import { endVisit, followDesk, visitReservations } from '@foyer/contract/reservation.ts'
import { revokeDevice } from '@foyer/contract/staff/devices.ts'
import { claimScreen, listScreens } from '@foyer/contract/staff/screens.ts'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import { arrive } from '../../testing/journey.ts'
import { countRows, printTables } from '../../testing/print-tables.ts'
import { handshake, listenAndGetHost, openDeskConnection, openDeskScreen } from './testing/desk-screen.ts'
import { createLineKey, openSystemClient, systemHandshake } from './testing/system-client.ts'

const shown = { screen: 'guest-detail', question: 'Who is staying?', fields: [], notices: [] }

/** Requests a connection and doesn't hang up, whatever the answer. */
async function connectHalfOpen(server: TestServer, path: string): Promise<void> {
  const [host = '', port] = (await listenAndGetHost(server)).split(':')
  const socket = connect({ host, port: Number(port), allowHalfOpen: true })
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {}).resume()
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${'A'.repeat(22)}==\r\nauthorization: Bearer ${'x'.repeat(54)}\r\n\r\n`,
  )
  await new Promise((resolve) => socket.once('end', resolve))
}

const connections = ({ app }: TestServer) =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

it('R4 a rejected caller cannot keep a connection open by not hanging up', async () => {
  const server = await createTestServer()
  for (const path of [FRONT_DESK_PATH, `${HOTEL_CHANNEL_PATH}?hotel=1`, VIDEO_CALL_PATH])
    await Promise.all(Array.from({ length: 8 }, () => connectHalfOpen(server, path)))
  await expect.poll(() => connections(server)).toBe(0)
})

it('R23 every request for a connection has its network’s turn, and a right key opens after wrong ones', async () => {
  const server = await createTestServer()
  const { key } = await createLineKey(server)
  const turns = vi.spyOn(server.app.upgradeTurns, 'run')
  onTestFinished(() => turns.mockRestore())
  const system = `${HOTEL_CHANNEL_PATH}?hotel=1`
  await Promise.all([FRONT_DESK_PATH, system, system, VIDEO_CALL_PATH].map((path) => connectHalfOpen(server, path)))
  expect(await systemHandshake(server, { key })).toBe(101)
  expect(turns).toHaveBeenCalledTimes(5)
})

it('T12 T13 only the screen’s own page can open its connection, whatever another page claims', async () => {
  const server = await createTestServer()
  const page = await openDeskScreen(server)
  const host = await listenAndGetHost(server)
  const foreign = [
    'null',
    `http://${host}.evil.example`,
    'http://127.0.0.1:1',
    `http://evil.example/${host}`,
    'file://',
  ]
  const answers = await Promise.all(foreign.map((origin) => handshake(server, page, { origin })))
  expect(answers).toEqual(foreign.map(() => 421))
  const beach = await server.open({ hotelId: 2 })
  const cookieOf = (of: typeof page) => [...of.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const borrowed = { csrf: beach.csrf, cookie: cookieOf(beach) }
  expect(await handshake(server, page, borrowed)).toBe(401)
})

it('T4 T13 a revoked screen loses its connection at once: it neither receives commands nor shows anything to the desk', async () => {
  const server = await createTestServer()
  const page = await openDeskScreen(server)
  const { key, office } = await createLineKey(server)
  const system = await openSystemClient(server, { key })
  const params = { id: system.device }
  const line = await openDeskConnection(server, page)
  line.signal({ type: 'configure', data: { applied: 0 } })
  await office.call(claimScreen, { params, body: { takeOver: false } })
  await office.call(revokeDevice, { params })
  await expect.poll(() => line.end.code).toBe(4401)
  const { answer } = await system.command({ type: 'goToSummary', data: { reference: 'FOY1001' } })
  expect(answer).toMatchObject({ type: 'refused', data: { why: 'noScreen' } })
  expect(line.commands()).toEqual([])
})

it('T13 a screen has at most four connections: a fifth that sends something closes the oldest', async () => {
  const server = await createTestServer()
  const page = await openDeskScreen(server)
  const lines: Awaited<ReturnType<typeof openDeskConnection>>[] = []
  for (let count = 0; count < 6; count += 1) {
    const line = await openDeskConnection(server, page)
    lines.push(line)
    line.signal({ type: 'configure', data: { applied: 0 } })
    await expect.poll(() => line.heard.some(({ type }) => type === 'configured')).toBe(true)
  }
  await expect.poll(() => lines.map(({ end }) => end.code)).toEqual([1008, 1008, 0, 0, 0, 0])
})

it('R23 messages of one screen use one database connection, over however many of its own they come', async () => {
  const server = await createTestServer()
  const page = await openDeskScreen(server)
  const lines = await Promise.all([1, 2, 3].map(() => openDeskConnection(server, page)))
  const inHotel = server.db.inHotel.bind(server.db)
  let [open, most] = [0, 0]
  const counted = vi.spyOn(server.db, 'inHotel').mockImplementation(async (...asked) => {
    open += 1
    most = Math.max(most, open)
    return inHotel(...asked).finally(() => {
      open -= 1
    })
  })
  onTestFinished(() => counted.mockRestore())
  await Promise.all(lines.map((line) => line.tell({ type: 'error', data: { problem: 'unavailable' } })))
  expect(counted).toHaveBeenCalledTimes(3)
  expect(most).toBe(1)
})

it('T13 a command opens its reservation until the screen has taken it, and opens nothing for the next guest', async () => {
  const server = await createTestServer()
  const page = await openDeskScreen(server)
  const { key } = await createLineKey(server)
  const system = await openSystemClient(server, { key })
  const line = await openDeskConnection(server, page)
  line.signal({ type: 'configure', data: { applied: 0 } })
  const { id } = await system.command({ type: 'goToSummary', data: { reference: 'FOY1001' } })
  await expect.poll(line.commands).toHaveLength(1)
  await page.call(followDesk, { body: { id } })
  // A lost answer is requested again.
  await page.call(followDesk, { body: { id } })
  line.signal({ type: 'taken', data: { id } })
  await expect
    .poll(() => server.db.inHotel(1, (tx) => tx.selectFrom('front_desk_messages').select('taken_at').execute()))
    .toEqual([{ taken_at: expect.any(Date) }])
  page.csrf = (await page.call(endVisit)).csrf
  await expect(page.call(followDesk, { body: { id } })).rejects.toMatchObject({ problem: 'reservationNotFound' })
  expect(await page.call(visitReservations)).toMatchObject({ reservations: [] })
})

it('T13 a system that claims all is done and gives a key bypasses nothing: no key, no arrival, no row of the stay', async () => {
  const server = await createTestServer()
  const page = await openDeskScreen(server)
  const { key } = await createLineKey(server)
  const before = await countRows(server.db, 'keys')
  const system = await openSystemClient(server, { key })
  const { id } = await system.command({ type: 'checkInOK', data: { reference: 'FOY1001', keyCode: 'CANARY-7788' } })
  const { reservations } = await page.call(followDesk, { body: { id } })
  const [found] = reservations
  if (!found) throw new Error('Nothing is open.')
  expect(found).toMatchObject({ state: 'expected' })
  expect(JSON.stringify(found)).not.toMatch(/CANARY|"keyCode":"/)
  await expect(arrive(page, found)).rejects.toMatchObject({ status: expect.toSatisfy((status) => status >= 400) })
  expect(await countRows(server.db, 'keys')).toBe(before)
})

async function printOtherTables({ db }: TestServer) {
  const { 'front_desk_screens of 1': _, ...others } = await printTables(db)
  return others
}

it('T13 a screen’s messages change its own messages only, and no row that matters', async () => {
  const server = await createTestServer()
  const [mine, other] = [await openDeskScreen(server), await openDeskScreen(server)]
  const { key, office } = await createLineKey(server)
  const system = await openSystemClient(server, { key })
  const [first, second] = [await openDeskConnection(server, mine), await openDeskConnection(server, other)]
  for (const line of [first, second]) line.signal({ type: 'configure', data: { applied: 0 } })
  const devices = (await office.call(listScreens)).screens.map(({ device }) => device)
  for (const device of devices) await system.command({ type: 'goToScreensaver', data: {} }, { device })
  await expect.poll(() => [first.commands().length, second.commands().length]).toEqual([1, 1])
  const before = await printOtherTables(server)
  const [theirs] = second.commands()
  const [own] = first.commands()
  const forged: object[] = [
    { sender: 'frontapp', type: 'taken', data: { id: theirs?.command.id } },
    { sender: 'frontapp', type: 'configure', data: { stream: theirs?.stream, applied: 1_000 } },
    { sender: 'frontapp', type: 'shown', data: shown },
    { sender: 'pms', type: 'goToSummary', id: randomUUID(), sequence: 1, data: { reference: 'FOY1001' } },
    { sender: 'frontapp', type: 'paid', id: randomUUID(), sequence: 1, data: { reference: 'FOY1001' } },
    { sender: 'frontapp', type: 'error', id: randomUUID(), sequence: 1, data: { problem: '<img src=x>' } },
    { sender: 'frontapp', type: 'error', id: randomUUID(), sequence: 1, data: { problem: '__proto__' } },
    { sender: 'frontapp', type: 'error', id: randomUUID(), sequence: 1e308, data: { problem: 'unavailable' } },
    { sender: 'frontapp', type: 'error', id: randomUUID(), sequence: -1, data: { problem: 'unavailable' } },
    {
      sender: 'frontapp',
      type: 'signatureUploaded',
      id: randomUUID(),
      sequence: 1,
      data: { reference: 'FOY1001', guestId: 'x' },
    },
    { sender: 'frontapp', type: 'extras', id: randomUUID(), sequence: 1, data: { reference: 'FOY1001', extras: [] } },
  ]
  for (const frame of forged) first.socket.send(JSON.stringify(frame))
  first.signal({ type: 'ping' })
  await expect.poll(() => first.heard.some(({ type }) => type === 'pong')).toBe(true)
  expect(own?.stream).not.toBe(theirs?.stream)
  // Only the screen's own row records when it was last seen.
  expect(await printOtherTables(server)).toEqual(before)
  expect((await office.call(listScreens)).screens.every((screen) => screen.shown === undefined)).toBe(true)
})
