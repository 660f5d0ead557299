import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { updateGuests } from '@foyer/contract/guests.ts'
import { headers } from '@foyer/contract/headers.ts'
import { searchReservations } from '@foyer/contract/reservation.ts'
import { signInStaff } from '@foyer/contract/staff/session.ts'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openDatabase } from './platform/database/open-database.ts'
import { aPreparedDataDir } from './platform/database/testing/embedded.ts'
import { isRunningIn, readPostmasterPid } from './platform/database/testing/processes.ts'
import { readSettings } from './platform/env/env.ts'
import { toErrorText } from './platform/env/run-command.ts'
import { parseFacts } from './testing/guest-page.ts'
import { buildGuestPayload } from './testing/journey.ts'
import { createDataDir, longTimeout, startAndFail, startServer } from './testing/server-process.ts'

it('reports in one sentence that the port is taken, and leaves no database behind', longTimeout, async () => {
  const dataDir = await aPreparedDataDir()
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { code, said } = await startAndFail({ DATA_DIR: dataDir, PORT: String(port) })
  other.close()
  expect([code, said]).toEqual([1, `Port ${port} is taken; stop what uses it or set PORT to another.\n`])
  await expect(readPostmasterPid(dataDir)).rejects.toThrow('ENOENT')
})

/** What `runCommand` prints for the error; the test above shows it with a real process. */
const saidOf = (work: () => unknown) => Promise.try(work).then(() => 'It started.', toErrorText)

it('reports in one sentence that the database cannot be reached, without its password', async () => {
  const { databaseUrl } = readSettings({ DATABASE_URL: 'postgresql://foyer:CANARY@127.0.0.1:1/foyer' })
  expect(await saidOf(() => openDatabase({ databaseUrl, dataDir: '' }))).toBe(
    'The database at 127.0.0.1:1 cannot be reached; is DATABASE_URL right, and is it running?',
  )
})

it('reports in one sentence that the data folder is unusable', async () => {
  const file = join(await createDataDir(), 'a file')
  await writeFile(file, '')
  const { dataDir = '' } = readSettings({ DATA_DIR: join(file, 'data') })
  const said = await saidOf(() => openDatabase({ dataDir }))
  expect(said.split('\n')).toHaveLength(1)
  expect(said).toContain('see DATA_DIR')
})

it('reports in one sentence that a setting is invalid', async () => {
  expect(await saidOf(() => readSettings({ PORT: 'x' }))).toBe('PORT=x is not usable: set a number from 0 to 65535.')
})

it(
  'N17 a server with a public address and a fresh database accepts no demo administrator and asks for set-up',
  longTimeout,
  async () => {
    const production = { PUBLIC_URL: 'https://checkin.example.com', DEMO: '' }
    const { local } = await startServer({ DATA_DIR: await aPreparedDataDir(), ...production })
    expect((await fetch(`${local}/pok/1/company/1/hotel/1/lang/en/appkey/own/`)).status).toBe(404)
    const signedIn = await fetch(local + signInStaff.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@foyer.example.com', password: 'all-four-houses' }),
    })
    expect(await signedIn.json()).toMatchObject({ outcome: 'refused' })
    expect(await (await fetch(`${local}/staff/`)).text()).toContain('"firstRun":true')
  },
)

/** Requests that an attacker leaves unfinished. */
const unfinished = {
  'half of the headers': 'POST /api/check-in/ HTTP/1.1\r\nHost: localhost\r\n',
  'half of a body':
    'POST /api/check-in/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  'a request after which it stays': 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n',
}

async function begin(url: string, bytes: string): Promise<void> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {})
  await once(socket, 'connect')
  socket.write(bytes)
}

it(
  'N7 stops within seconds when asked to or when its parent process is gone, whatever connections are open, and stops its database too',
  longTimeout,
  async () => {
    const dataDir = await aPreparedDataDir()
    for (const end of [
      (server: Awaited<ReturnType<typeof startServer>>) => server.child.kill('SIGTERM'),
      (server: Awaited<ReturnType<typeof startServer>>) => server.child.disconnect(),
    ]) {
      const server = await startServer({ DATA_DIR: dataDir })
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
      const pid = await readPostmasterPid(dataDir)
      for (const bytes of Object.values(unfinished)) await begin(server.url, bytes)
      // Sent on another connection: by now the server has read what the others sent.
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
      const exit = once(server.child, 'exit')
      end(server)
      // Left alone, it would take at least 72 s.
      expect(await Promise.race([exit, delay(40_000)])).toEqual([0, null])
      expect(await isRunningIn(dataDir, pid)).toBe(false)
    }
  },
)

it(
  'N23 asked to stop, it reports that it is not ready, still answers and closes its connections; asked again, it ends',
  longTimeout,
  async () => {
    const server = await startServer({ DATA_DIR: await aPreparedDataDir(), DRAIN_SECONDS: '900' })
    const get = async (path: string) => {
      const { status, headers } = await fetch(server.url + path)
      return [status, headers.get('connection')]
    }
    expect([await get('/readyz'), await get('/healthz')]).toEqual([
      [200, 'keep-alive'],
      [200, 'keep-alive'],
    ])
    const exit = once(server.child, 'exit')
    server.child.kill('SIGTERM')
    await expect.poll(() => get('/readyz'), { timeout: 20_000 }).toEqual([503, 'close'])
    expect(await get('/healthz')).toEqual([200, 'close'])
    expect((await fetch(`${server.url}/pok/1/company/1/hotel/1/lang/en/`)).status).toBe(200)
    server.child.kill('SIGTERM')
    expect(await exit).toEqual([0, null])
  },
)

it('F10 killed while guests are saved, it has every save that it acknowledged', longTimeout, async () => {
  const dataDir = await aPreparedDataDir()
  const first = await startServer({ DATA_DIR: dataDir })
  const guest = await openPageAt(first.url)
  const exit = once(first.child, 'exit')
  const acknowledged: string[] = []
  for (let saved = 1; acknowledged.at(-1) !== 'gone'; saved++) {
    const street = `Lindenallee ${saved}`
    const saving = guest.save(street)
    if (saved === 12) first.child.kill('SIGKILL')
    acknowledged.push(
      await saving.then(
        (isSaved) => (isSaved ? street : 'refused'),
        () => 'gone',
      ),
    )
  }
  await exit
  expect(acknowledged).not.toContain('refused')
  const last = acknowledged.length - 1

  const second = await startServer({ DATA_DIR: dataDir })
  const kept = await (await openPageAt(second.url, guest.visit)).street()
  // The save in progress may have been committed although its answer never arrived.
  expect(kept).toBeOneOf([`Lindenallee ${last}`, `Lindenallee ${last + 1}`])
})

async function beginVisit(url: string) {
  const page = await fetch(`${url}/pok/1/company/1/hotel/1/lang/en/`)
  const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { cookie, csrf: parseFacts(await page.text()).hotelPage?.csrf ?? '' }
}

/** A page over real HTTP that has found FOY1003. A visit may continue at another server. */
async function openPageAt(url: string, begun?: Awaited<ReturnType<typeof beginVisit>>) {
  const visit = begun ?? (await beginVisit(url))
  const post = async (path: string, body: unknown) => {
    const sent = { 'content-type': 'application/json', cookie: visit.cookie, [headers.csrf]: visit.csrf }
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { ...sent, [headers.hotelId]: '1', [headers.appKey]: 'own' },
      body: JSON.stringify(body),
    })
    // The first find gives the visit a new id.
    visit.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? visit.cookie
    return { ok: response.ok, answer: await response.json() }
  }
  const { answer } = await post(searchReservations.path, { voucher: 'FOY1003', surname: 'Rossi' })
  const [found] = z.decode(searchReservations.reply, answer as z.input<typeof searchReservations.reply>).reservations
  const [guest] = found?.guests ?? []
  if (!found || !guest) throw new Error('FOY1003 is not there.')
  return {
    visit,
    street: async () => guest.street,
    async save(street: string): Promise<boolean> {
      const guests = [buildGuestPayload(guest, { street })]
      const { id, reference } = found
      const body = { reservationId: id, reference, hotelId: 1, isPok: false, language: 'en', guests }
      return (await post(updateGuests.path, z.encode(updateGuests.body, body))).ok
    },
  }
}
