import { randomUUID } from 'node:crypto'
import type { CommandContent } from '@foyer/contract/messages/desk-command.ts'
import { followDesk, visitReservations } from '@foyer/contract/reservation.ts'
import { revokeLineKey } from '@foyer/contract/staff/screens.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { tidyHotel } from '../../jobs/tidy/tidy.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { findReservation } from '../../testing/journey.ts'
import { countRows } from '../../testing/print-tables.ts'
import { openDeskConnection, openDeskScreen } from './testing/desk-screen.ts'
import { connectSystem, createLineKey, openSystemClient, systemHandshake } from './testing/system-client.ts'

const summary: CommandContent = { type: 'goToSummary', data: { reference: 'FOY1001' } }
const rest: CommandContent = { type: 'goToScreensaver', data: {} }

/** The screen's end of the connection; it takes a command when the test says so. */
async function openScreen(
  server: TestServer,
  page: GuestPage,
  applied: { stream?: string; applied: number } = { applied: 0 },
) {
  const line = await openDeskConnection(server, page)
  line.signal({ type: 'configure', data: applied })
  return { ...line, types: () => line.commands().map(({ command }) => command.type) }
}

async function openDesk() {
  const server = await createTestServer()
  const page = await openDeskScreen(server)
  const { key, id: keyId, office } = await createLineKey(server)
  return { server, page, key, keyId, office }
}

it('SHELL-07 SHELL-13 FRONTAPP-13.b a command of the hotel’s system reaches the screen, and its answer reaches the system', async () => {
  const { server, page, key } = await openDesk()
  const screen = await openScreen(server, page)
  const system = await openSystemClient(server, { key })
  expect(system.screens).toMatchObject([{ name: 'frontapp' }])
  const { id, answer } = await system.command({ type: 'checkConnection', data: {} })
  expect(answer).toMatchObject({ type: 'received', data: { id } })
  await expect
    .poll(screen.commands)
    .toMatchObject([{ position: 1, previous: 0, command: { id, sender: 'pms', type: 'checkConnection' } }])
  screen.signal({ type: 'taken', data: { id } })
  await screen.tell({ type: 'connected', data: { to: id } })
  await expect
    .poll(system.news)
    .toMatchObject([
      { name: 'frontapp', position: 1, message: { sender: 'frontapp', type: 'connected', data: { to: id } } },
    ])
})

it('sends guest data to the system under its own names, and deletes it once it is taken', async () => {
  const { server, page, key } = await openDesk()
  const { reference, guests } = await findReservation(page, 'FOY1001', 'García López')
  const screen = await openScreen(server, page)
  const data = {
    reference,
    guestId: guests[0]?.id ?? '',
    guest: { birthDate: '1988-03-12', documentNumber: 'CANARY77' },
  }
  await screen.tell({ type: 'guestDataToPMS', data })
  const system = await openSystemClient(server, { key })
  await expect
    .poll(system.news)
    .toMatchObject([
      { message: { type: 'guestDataToPMS', data: { guest: { birthdate: '1988-03-12', identification: 'CANARY77' } } } },
    ])
  system.say({ type: 'taken', data: { id: system.news()[0]?.message.id } })
  await expect
    .poll(() => server.db.inHotel(1, (tx) => sql`select from front_desk_messages where data is not null`.execute(tx)))
    .toMatchObject({ rows: [] })
  const again = await openSystemClient(server, { key })
  expect(again.news()).toEqual([])
})

it('stores a repeated command once, requests a missing earlier one, and keeps the order', async () => {
  const { server, page, key } = await openDesk()
  const system = await openSystemClient(server, { key })
  const first = await system.command(rest)
  const again = await system.command(rest, { id: first.id, sequence: 1 })
  expect(again.answer).toMatchObject({ type: 'received', data: { id: first.id } })
  const early = await system.command(summary, { sequence: 4 })
  expect(early.answer).toEqual({ type: 'missing', data: { from: 2 } })
  await system.command(summary, { sequence: 2 })
  const screen = await openScreen(server, page)
  await expect.poll(screen.types).toEqual(['goToScreensaver', 'goToSummary'])
  expect(screen.commands().map(({ position, previous }) => [position, previous])).toEqual([
    [1, 0],
    [2, 1],
  ])
  // The numbers continue on a new connection.
  const next = await openSystemClient(server, { key, link: system.link, from: 3 })
  expect((await next.command(rest)).answer?.type).toBe('received')
})

it('a screen that reconnects gets what it has not taken, in another process too, and nothing it has already applied', async () => {
  const { server, page, key } = await openDesk()
  const other = await createTestServer({ db: server.db })
  const system = await openSystemClient(server, { key })
  const screen = await openScreen(other, page)
  const { id } = await system.command(rest)
  await expect.poll(screen.types).toEqual(['goToScreensaver'])
  const [{ stream = '' } = {}] = screen.commands()
  screen.socket.terminate()
  await system.command(summary)
  const back = await openScreen(server, page, { stream, applied: 1 })
  await expect.poll(back.types).toEqual(['goToSummary'])
  back.signal({ type: 'taken', data: { id: back.commands()[0]?.command.id ?? '' } })
  await expect.poll(() => open(server)).toBe(0)
  expect(id).not.toBe(back.commands()[0]?.command.id)
})

it('resends what a screen has not taken, but not a command older than two minutes', async () => {
  const { server, page, key } = await openDesk()
  const system = await openSystemClient(server, { key })
  await system.command(rest)
  await server.db.inHotel(1, (tx) => sql`update front_desk_messages set at = at - interval '121 seconds'`.execute(tx))
  const { id } = await system.command(summary)
  const screen = await openScreen(server, page)
  await expect.poll(screen.commands, { timeout: 5_000 }).toMatchObject([{ command: { id } }, { command: { id } }])
  expect(screen.commands().map(({ previous }) => previous)).toEqual([0, 0])
  await tidyHotel(server.db, 1)
  expect(await open(server)).toBe(1)
})

it('T5 rejects every other controller of a screen: a wrong key, another hotel’s, a revoked one, a page', async () => {
  const { server, key, keyId, office } = await openDesk()
  const foreign = await createLineKey(server, 2)
  const connected = await openSystemClient(server, { key })
  const stranger = await openSystemClient(server, { key: foreign.key, hotel: 2 })
  // Screens of another hotel don't exist for it.
  expect(stranger.screens).toEqual([])
  const moved = await stranger.command(rest, { device: connected.device })
  expect(moved.answer).toMatchObject({ type: 'refused', data: { why: 'noScreen' } })
  expect({
    'no key': await systemHandshake(server, { key: '' }),
    'a wrong one': await systemHandshake(server, { key: 'foyer-line-'.padEnd(50, 'x') }),
    'of another hotel': await systemHandshake(server, { key: foreign.key, hotel: 1 }),
    'its own': await systemHandshake(server, { key }),
  }).toEqual({ 'no key': 401, 'a wrong one': 401, 'of another hotel': 401, 'its own': 101 })
  await office.call(revokeLineKey, { params: { id: keyId } })
  expect(await systemHandshake(server, { key })).toBe(401)
  connected.say({ id: randomUUID(), sequence: 1, sender: 'pms', device: connected.device, ...rest })
  await expect.poll(() => connected.end.code).not.toBe(0)
  expect(await countRows(server.db, 'front_desk_messages')).toBe(0)
})

it('rejects forged commands: another sender, another device, an unknown booking, a paid mark', async () => {
  const { server, key } = await openDesk()
  await server.openKiosk()
  const newest = await server.db.inHotel(1, (tx) =>
    tx.selectFrom('devices').select('id').orderBy('enrolled_at', 'desc').executeTakeFirstOrThrow(),
  )
  const system = await openSystemClient(server, { key })
  const why = async (said: CommandContent, given = {}) => {
    const { answer } = await system.command(said, given)
    return answer?.type === 'refused' && answer.data
  }
  expect(await why(rest, { sender: 'frontapp', sequence: 1 })).toMatchObject({ why: 'unreadable' })
  expect(await why(rest, { device: newest.id, sequence: 1 })).toMatchObject({ why: 'noScreen' })
  expect(await why({ type: 'goToSummary', data: { reference: 'FOY9999' } }, { sequence: 1 })).toMatchObject({
    why: 'noReservation',
  })
  const id = randomUUID()
  const before = system.heard.length
  system.say({ id, sequence: 1, sender: 'pms', device: system.device, type: 'paid', data: { reference: 'FOY1001' } })
  await expect
    .poll(() => system.heard.slice(before))
    .toMatchObject([{ type: 'refused', data: { id, why: 'unreadable' } }])
  expect(await countRows(server.db, 'front_desk_messages')).toBe(0)
})

it('a screen opens only what the desk has sent to it, and that marks nothing as paid, signed or accepted', async () => {
  const { server, page, key } = await openDesk()
  const system = await openSystemClient(server, { key })
  const { id } = await system.command(summary)
  const other = await openDeskScreen({ ...server, open: server.open })
  const phone = await server.open({}, new Browser(server.app))
  for (const stranger of [other, phone, await server.openKiosk()])
    await expect(stranger.call(followDesk, { body: { id } })).rejects.toMatchObject({ problem: 'reservationNotFound' })
  await expect(page.call(followDesk, { body: { id: randomUUID() } })).rejects.toMatchObject({
    problem: 'reservationNotFound',
  })
  const before = await dumpTables(server)
  const { reservations } = await page.call(followDesk, { body: { id } })
  expect(reservations).toMatchObject([{ reference: 'FOY1001', state: 'expected' }])
  expect(await page.call(visitReservations)).toMatchObject({ reservations: [{ reference: 'FOY1001' }] })
  expect(await dumpTables(server)).toEqual(before)
})

it('an oversized frame closes the connection; a slow reader slows down no one else', async () => {
  const { server, page, key } = await openDesk()
  const long = await openSystemClient(server, { key })
  long.say({ id: randomUUID(), filling: 'x'.repeat(20_000) })
  await expect.poll(() => long.end.code).toBe(1009)

  const system = await openSystemClient(server, { key })
  const asleep = await connectSystem(server, { key })
  await new Promise((resolve) => asleep.once('open', resolve))
  asleep.send(JSON.stringify({ type: 'configure', data: { link: randomUUID(), from: 1 } }))
  asleep.pause()
  const screen = await openScreen(server, page)
  for (let count = 0; count < 40; count += 1) await screen.tell({ type: 'error', data: { problem: 'unavailable' } })
  // The window advances as its messages are taken.
  const taken = new Set<string>()
  const take = () => {
    for (const { message } of system.news()) {
      if (!taken.has(message.id)) system.say({ type: 'taken', data: { id: message.id } })
      taken.add(message.id)
    }
    return taken.size
  }
  await expect.poll(take, { timeout: 10_000 }).toBe(40)
})

/** Tables that only a guest, or the hotel's money, may write to. */
async function dumpTables({ db }: TestServer): Promise<unknown> {
  const tables = ['signatures', 'consents', 'signature_ticks', 'folio_lines', 'keys', 'guests', 'checkin_logs'] as const
  return db.inHotel(1, async (tx) => {
    const all: Record<string, unknown> = {}
    for (const table of tables)
      all[table] = (
        await sql`select md5(string_agg(one::text, '|' order by one::text)) as print from ${sql.table(table)} one`.execute(
          tx,
        )
      ).rows
    return all
  })
}

async function open({ db }: TestServer): Promise<number> {
  const { rows } = await db.inHotel(1, (tx) =>
    sql<{
      count: number
    }>`select count(*)::int as count from front_desk_messages where toward = 'screen' and taken_at is null`.execute(tx),
  )
  return rows[0]?.count ?? 0
}
