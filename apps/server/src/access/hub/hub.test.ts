import { productionDate } from '@foyer/contract/hotel.ts'
import { bootHub, hubAccess } from '@foyer/contract/hub.ts'
import type { Problem } from '@foyer/domain/problem/problem.ts'
import { sql } from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'
import { pairDemo } from '../../demo/pair-demo.ts'
import { palaceDocument } from '../../demo/palace.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import { countRows } from '../../testing/print-tables.ts'
import { recordStatements } from '../../testing/sent-statements.ts'
import { testKeySecret } from '../../testing/test-key-secret.ts'
import { pairHub, purgeSilentHubs } from './hub.store.ts'
import { provePairing } from './prove-pairing.ts'

const CODE = 'a-pairing-code-of-a-test'
const token = (letter: string) => letter.repeat(43)

/** A hub isn't a browser: it sends no cookies and no origin. */
async function boot(
  { app }: TestServer,
  told: Partial<Record<'pairing' | 'token', string> & { port: number }> = {},
  address = '10.9.9.9',
) {
  const reply = await app.inject({
    method: 'POST',
    url: bootHub.path,
    headers: { 'x-forwarded-for': address },
    payload: { pairing: CODE, token: token('A'), port: 9988, version: '0.1.0', ...told },
  })
  return { status: reply.statusCode, answer: reply.json() }
}

const access = (letter: string, port = 9988) => ({
  hub: expect.stringMatching(/^[0-9a-f]{64}$/),
  url: `ws://127.0.0.1:${port}/socketService`,
  token: token(letter),
})

it('T12 a paired hub reports its token, and its enrolled kiosk receives it', async () => {
  const server = await createTestServer()
  await pairDemo(server.db, CODE)
  const kiosk = await server.openKiosk()
  expect(await kiosk.call(hubAccess)).toEqual({ hubs: [] })
  expect(await boot(server)).toEqual({
    status: 200,
    answer: {
      grantKey: testKeySecret.grantKey,
      hotels: expect.arrayContaining([1]),
      doubts: [],
      printerHost: '127.0.0.1',
    },
  })
  expect(await kiosk.call(hubAccess)).toEqual({ hubs: [access('A')] })
})

it('T12 after a restart only the new token is issued', async () => {
  const server = await createTestServer()
  await pairDemo(server.db, CODE)
  const kiosk = await server.openKiosk()
  await boot(server)
  await boot(server, { token: token('B'), port: 40_001 })
  expect(await kiosk.call(hubAccess)).toEqual({ hubs: [access('B', 40_001)] })
})

it('T12 a phone and a device that is not enrolled get no token', async () => {
  const server = await createTestServer()
  await pairDemo(server.db, CODE)
  await boot(server)
  expect(await (await server.open()).call(hubAccess)).toEqual({ hubs: [] })
  const kiosk = await server.openKiosk()
  kiosk.browser.cookies.delete('foyer_device_1_kiosk')
  await expect(kiosk.call(hubAccess)).rejects.toMatchObject({ problem: 'noDevice' })
})

it('T10 the hub of one hotel is useless to another, and two kiosks of one hotel have one each', async () => {
  const server = await createTestServer()
  await pairHub(server.db, { hotelId: 1, appKeys: ['kiosk'], code: 'the-palace-first-kiosk' })
  await pairHub(server.db, { hotelId: 1, appKeys: ['kiosk'], code: 'the-palace-second-kiosk' })
  await boot(server, { pairing: 'the-palace-first-kiosk', token: token('A') })
  await boot(server, { pairing: 'the-palace-second-kiosk', token: token('B') })
  const palace = await server.openKiosk(1)
  expect((await palace.call(hubAccess)).hubs).toHaveLength(2)
  const beach = await server.openKiosk(2)
  expect(await beach.call(hubAccess)).toEqual({ hubs: [] })
})

it('a hub that has been silent for a while is not offered, and after a day its code is deleted', async () => {
  const server = await createTestServer()
  await pairHub(server.db, { hotelId: 1, appKeys: ['kiosk'], code: CODE })
  await boot(server)
  const kiosk = await server.openKiosk()
  const toldAgo = (ago: string) =>
    server.db.inHotel(1, (tx) => sql`update hubs set told_at = now() - ${ago}::interval`.execute(tx))
  await toldAgo('36 seconds')
  expect(await kiosk.call(hubAccess)).toEqual({ hubs: [] })
  await purgeSilentHubs(server.db, 1)
  expect((await boot(server)).status).toBe(200)
  await toldAgo('25 hours')
  await purgeSilentHubs(server.db, 1)
  expect((await boot(server)).status).toBe(404)
})

it('R6 a wrong code is refused and counted, and never blocks a right one', async () => {
  const server = await createTestServer()
  await pairDemo(server.db, CODE)
  for (let guess = 0; guess < 10; guess += 1) {
    expect(await boot(server, { pairing: `guess-number-${guess}` })).toMatchObject({
      status: 404,
      answer: { problem: 'pairingNotFound' },
    })
  }
  const late = { pairing: 'guess-number-10' }
  expect(await boot(server, late)).toMatchObject({ status: 429, answer: { problem: 'tooManyTries' } })
  expect((await boot(server, late, '10.9.9.10')).status).toBe(404)
  expect((await boot(server)).status).toBe(200)
})

it('R33 looks up a right code without a transaction', async () => {
  const server = await createTestServer()
  await pairDemo(server.db, CODE)
  const begin = vi.spyOn(server.db.directory, 'transaction')
  onTestFinished(() => begin.mockRestore())
  expect(await provePairing(server.db, CODE, '10.9.9.9')).toContain(1)
  expect(begin).not.toHaveBeenCalled()
})

it('R6 R33 each wrong code, counted or above the limit, costs two statements, and concurrent ones are all counted', async () => {
  const server = await createTestServer()
  const sent = recordStatements()
  const guess = (at: number) => provePairing(server.db, `guess-${at}`, '10.9.9.9').catch(({ code }: Problem) => code)
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => guess(at)))
  expect(Object.entries(Object.groupBy(answers, String)).map(([code, all]) => [code, all?.length])).toEqual([
    ['pairingNotFound', 10],
    ['tooManyTries', 2],
  ])
  expect(sent()).toHaveLength(24)
  expect(await countRows(server.db, 'failed_tries')).toBe(10)
})

it('stores no pairing code, only a hash of it', async () => {
  const server = await createTestServer()
  await pairDemo(server.db, CODE)
  const { rows } = await server.db.inHotel(1, (tx) => sql`select * from hubs, hub_directory`.execute(tx))
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(CODE)
})

it('T5 a web page cannot pose as the hub', async () => {
  const server = await createTestServer()
  await pairDemo(server.db, CODE)
  const stranger = await new Browser(server.app).send({
    method: 'POST',
    url: bootHub.path,
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    payload: { pairing: CODE, token: token('E'), port: 1, version: '1' },
  })
  expect(stranger.statusCode).toBe(421)
})

it('names the origin that the hub has to accept when people reach the server elsewhere', async () => {
  const server = await createTestServer({ publicUrl: 'https://checkin.example' })
  await pairDemo(server.db, CODE)
  expect((await boot(server)).answer).toMatchObject({
    origin: 'https://checkin.example',
    grantKey: testKeySecret.grantKey,
  })
})

it('T12 the policy of a kiosk’s page names the hub’s exact address, and that of a phone’s page none', async () => {
  const server = await createTestServer()
  await pairDemo(server.db, CODE)
  await boot(server, { port: 40_001 })
  const policyOf = async (page: Awaited<ReturnType<TestServer['open']>>) => {
    const { headers } = await page.browser.send({ method: 'GET', url: page.url })
    return /connect-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
  }
  const kiosk = await server.openKiosk()
  expect(await policyOf(kiosk)).toBe("'self' ws://127.0.0.1:9988 ws://127.0.0.1:40001")
  expect(await policyOf(await server.open())).toBe("'self'")
  // Calls work as before.
  await kiosk.call(productionDate)
})

it.each([
  ['10.0.0.5', '10.0.0.5'],
  // Not a host name, but a way to inject directives into a policy.
  ['evil.example; script-src *', '127.0.0.1'],
])('DEVICE-02.a DEVICE-02.b a page connects to the configured host %j', async (given, host) => {
  const server = await createTestServer()
  await pairDemo(server.db, CODE)
  await boot(server, { port: 40_001 })
  await server.publish(1, { ...palaceDocument, flags: { ...palaceDocument.flags, socket_host: given } })
  const kiosk = await server.openKiosk()
  expect((await kiosk.call(hubAccess)).hubs.map(({ url }) => url)).toEqual([`ws://${host}:40001/socketService`])
  const { headers } = await kiosk.browser.send({ method: 'GET', url: kiosk.url })
  expect(String(headers['content-security-policy'])).toContain(
    `connect-src 'self' ws://${host}:9988 ws://${host}:40001;`,
  )
})
