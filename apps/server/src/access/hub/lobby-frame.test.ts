import { bootHub } from '@foyer/contract/hub.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { pairDemo } from '../../demo/pair-demo.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'

const CODE = 'a-pairing-code-of-a-test'

async function createPairedServer(publicUrl?: string): Promise<TestServer> {
  const server = await createTestServer(publicUrl ? { publicUrl } : {})
  await pairDemo(server.db, CODE)
  const told = { pairing: CODE, token: 'A'.repeat(43), port: 40_001, version: '0.1.0' }
  await server.app.inject({ method: 'POST', url: bootHub.path, payload: told })
  return server
}

type Opened = Awaited<ReturnType<TestServer['open']>>

/** Who may frame a page, in the current header and in the one for older browsers. */
async function readFrameAncestors(page: Opened, url = page.url, host = 'localhost:8080') {
  const { headers } = await page.browser.send({ method: 'GET', url, headers: { host } })
  const named = /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
  return [named, headers['x-frame-options']]
}

const nobody = ["'none'", 'SAMEORIGIN']
const lobby = ['http://localhost:40001', undefined]

it('T14 the demo’s kiosk and its sign-in may be framed by the lobby on this machine, and by no other page', async () => {
  const server = await createPairedServer()
  const kiosk = await server.openKiosk()
  expect(await readFrameAncestors(kiosk)).toEqual(lobby)
  for (const url of ['/pok/', '/pok/exit'])
    expect([url, ...(await readFrameAncestors(kiosk, url))]).toEqual([url, ...lobby])
  for (const url of ['/staff/', '/pok/1/company/1/hotel/1/lang/en/appkey/own/'])
    expect([url, ...(await readFrameAncestors(kiosk, url))]).toEqual([url, ...nobody])
  // An answer is no page, and has no header of older browsers.
  expect(await readFrameAncestors(kiosk, '/api/hub/token/')).toEqual(["'none'", undefined])
  // From the hotel's network the same page can't be framed: a lobby is on this machine.
  expect(await readFrameAncestors(kiosk, kiosk.url, '192.168.1.9:8080')).toEqual(nobody)
  expect(await readFrameAncestors(kiosk, '/pok/', 'kiosk.example')).toEqual(nobody)
})

it('T14 a real hotel’s kiosk cannot be framed', async () => {
  const server = await createPairedServer()
  const kiosk = await server.openKiosk()
  await server.db.directory.updateTable('hotels').set({ demo: false }).execute()
  expect(await readFrameAncestors(kiosk)).toEqual(nobody)
  expect(await readFrameAncestors(kiosk, '/pok/')).toEqual(nobody)
})

it('T14 a server with a public address cannot be framed, whatever host name is used', async () => {
  const server = await createPairedServer('http://checkin.example')
  const kiosk = await server.openKiosk()
  expect(await readFrameAncestors(kiosk)).toEqual(nobody)
  expect(await readFrameAncestors(kiosk, '/pok/')).toEqual(nobody)
})

it('T14 nor can a demo whose hub has gone silent', async () => {
  const server = await createPairedServer()
  const kiosk = await server.openKiosk()
  await server.db.inHotel(1, (tx) =>
    tx.updateTable('hubs').set({ told_at: sql`now() - interval '1 minute'` }).execute(),
  )
  expect(await readFrameAncestors(kiosk)).toEqual(nobody)
})
