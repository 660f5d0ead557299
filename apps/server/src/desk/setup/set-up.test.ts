import { spawn } from 'node:child_process'
import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { readHotel } from '@foyer/contract/staff/hotel.ts'
import { currentSession } from '@foyer/contract/staff/session.ts'
import { firstRun, type SetUp, setUpHotel, setUp as setUpSchema } from '@foyer/contract/staff/set-up.ts'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { seedDemo } from '../../demo/seed-demo.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { aPreparedDataDir } from '../../platform/database/testing/embedded.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { StaffPage } from '../../testing/staff-page.ts'
import { testKeySecret } from '../../testing/test-key-secret.ts'
import { createSetUpCode } from './first-run.ts'

const setUp: SetUp = {
  administrator: { name: 'Ana Roca', email: 'ana@example.com', password: 'a password of mine', language: 'es' },
  company: 'Roca Hotels',
  product: 'hotel',
  hotel: {
    name: 'Hotel Roca',
    city: 'Girona',
    country: 'ESP',
    timeZone: 'Europe/Madrid',
    currency: 'EUR',
    languages: ['ca', 'es'],
    address: 'Carrer Nou 5',
    phone: '+34 972 00 00 00',
    taxNumber: 'B12345674',
  },
  rooms: [
    { number: '1', type: 'Double', floor: 0 },
    { number: '2a', type: 'Suite', floor: 1 },
  ],
  devices: [{ appKey: 'kiosk', name: 'Lobby' }],
  demoOff: true,
}

async function createInstallation(settings: Parameters<typeof createTestServer>[0] = {}) {
  const server = await createTestServer(settings)
  const page = new StaffPage(new Browser(server.app))
  const code = createSetUpCode(testKeySecret.sealKey('first-run'))
  const send = (given = code, wanted = setUp) => page.call(setUpHotel, { body: { code: given, setUp: wanted } })
  return { ...server, page, code, send }
}

it('the first hotel of a further cluster has the number that is set', async () => {
  const { send } = await createInstallation({ firstHotel: 2_001 })
  expect(await send()).toMatchObject({ hotelId: 2_001 })
})

it('the first hotel is set up once, with the printed code, and the demo is deleted permanently', async () => {
  const { app, db, page, code, send } = await createInstallation()
  expect(code).toMatch(/^(\w{4}-){3}\w{4}$/)
  expect(await page.call(firstRun)).toEqual({ needed: true, demo: true })
  const { hotelId, guestAddress, licenses } = await send(code.toLowerCase().replaceAll('-', ' '))
  expect(hotelId).toBe(101)
  expect(await page.call(firstRun)).toEqual({ needed: false, demo: false })
  await expect(send()).rejects.toMatchObject({ status: 404 })

  page.hotelId = hotelId
  expect((await page.signIn('ana@example.com', setUp.administrator.password)).outcome).toBe('signedIn')
  expect((await page.call(currentSession)).hotels).toMatchObject([{ name: 'Hotel Roca', languages: ['ca', 'es'] }])
  expect((await page.call(listArrivals)).arrivals).toEqual([])
  expect((await page.browser.send({ url: guestAddress })).statusCode).toBe(200)
  expect((await new Browser(app).signIn(licenses[0]?.code ?? '')).statusCode).toBe(200)

  await seedDemo(db, () => new Date('2027-05-11T10:00:00Z'), testKeySecret)
  expect(await db.directory.selectFrom('hotels').select('id').execute()).toEqual([{ id: hotelId }])
  expect(await db.directory.selectFrom('staff_members').select('email').execute()).toEqual([
    { email: 'ana@example.com' },
  ])
})

it('S3 asks for address, phone and tax number, and reporting follows the country; S17 the demo stays by default', async () => {
  const { page, send } = await createInstallation()
  const { demoOff: _unsaid, ...unsaid } = setUp
  const { hotelId } = await send(undefined, z.parse(setUpSchema, unsaid))
  expect(await page.call(firstRun)).toEqual({ needed: false, demo: true })
  page.hotelId = hotelId
  await page.signIn('ana@example.com', setUp.administrator.password)
  expect((await page.call(readHotel)).part).toMatchObject({
    reporting: true,
    hotelInfo: { address: 'Carrer Nou 5', reception: { phone: '+34 972 00 00 00' } },
    establishment: { company: 'Roca Hotels', taxNumber: 'B12345674' },
  })
})

it('a rental is set up as one: its configuration and its administrator’s session say so', async () => {
  const { page, send } = await createInstallation()
  const { hotelId, guestAddress } = await send(undefined, { ...setUp, product: 'carRental' })
  page.hotelId = hotelId
  await page.signIn('ana@example.com', setUp.administrator.password)
  expect((await page.call(currentSession)).hotels).toMatchObject([{ id: hotelId, partyWord: 'driver' }])
  expect((await page.browser.send({ url: guestAddress })).body).toContain('"partyWord":"driver"')
})

it.each([
  ['hotel', false],
  ['carRental', true],
] as const)('signed papers are mailed automatically if cars are rented: %s', async (product, mailed) => {
  const { db, send } = await createInstallation()
  const { hotelId } = await send(undefined, { ...setUp, product })
  const { document } = await db.inHotel(hotelId, (tx) =>
    tx.selectFrom('hotel_configs').select('document').where('hotel_id', '=', hotelId).executeTakeFirstOrThrow(),
  )
  expect(JSON.stringify(document).includes('"send_complete_checkin_email_to_client":true')).toBe(mailed)
})

it('two concurrent set-ups make one hotel', async () => {
  const { db, send } = await createInstallation()
  const answers = await Promise.allSettled([send(), send()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await db.directory.selectFrom('hotels').select('id').where('demo', '=', false).execute()).toHaveLength(1)
})

it('R6 a wrong code is rejected, guessing is soon limited, and the right code still works', async () => {
  const { send } = await createInstallation()
  for (let at = 0; at < 5; at++)
    await expect(send('AAAA-AAAA-AAAA-AAAA')).rejects.toMatchObject({ problem: 'licenseNotFound' })
  await expect(send('AAAA-AAAA-AAAA-AAAA')).rejects.toMatchObject({ problem: 'tooManyTries' })
  expect(await send()).toMatchObject({ companyId: 1 })
})

it('reports which answers are invalid, and stores nothing', async () => {
  const { send, page } = await createInstallation()
  const { administrator, hotel, rooms } = setUp
  const refused = await send(undefined, {
    ...setUp,
    administrator: { ...administrator, password: 'short' },
    hotel: { ...hotel, country: 'XXX', timeZone: 'Mars/Crater', currency: 'ZZZ' },
    rooms: [...rooms, ...rooms],
  }).catch((problem: { issues: object[] }) => problem.issues)
  expect(refused).toEqual([
    { path: 'administrator.password', issue: 'tooShort' },
    { path: 'hotel.country', issue: 'unknown' },
    { path: 'hotel.timeZone', issue: 'unknown' },
    { path: 'hotel.currency', issue: 'unknown' },
    { path: 'rooms.2.number', issue: 'twice' },
    { path: 'rooms.3.number', issue: 'twice' },
  ])
  expect(await page.call(firstRun)).toEqual({ needed: true, demo: true })
})

async function runSetup(dataDir: string, ...args: string[]) {
  const program = new URL('setup.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, FOYER_ADMIN_PASSWORD: 'a password of mine' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part))
  const rc = await new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { rc, said }
}

it('npm run setup does the same without a page, from flags when there is no terminal', async () => {
  const dataDir = await aPreparedDataDir()
  const flags = {
    'administrator-name': 'Ana Roca',
    'administrator-email': 'ana@example.com',
    company: 'Roca Hotels',
    'hotel-name': 'Hotel Roca',
    city: 'Girona',
    country: 'ESP',
    'time-zone': 'Europe/Madrid',
    rooms: '1:3,2:2',
  }
  const args = Object.entries(flags).map(([name, value]) => `--${name}=${value}`)
  expect(await runSetup(dataDir, ...args.slice(1))).toEqual({
    rc: 1,
    said: 'Set --administrator-name, or run npm run setup at a terminal.\n',
  })
  expect(await runSetup(dataDir, '--help')).toEqual({ rc: 0, said: expect.stringMatching(/--time-zone=… +Time zone/) })
  const { rc, said } = await runSetup(dataDir, ...args)
  expect(said).toMatch(
    /Hotel Roca is hotel 101\.[\s\S]*kiosk {5}(\w{4}-){3}\w{4} {2}Kiosk 1\n[\s\S]*HUB_PAIRING=[\w-]{32}\n$/,
  )
  expect(rc).toBe(0)
  const db = await openDatabase({ dataDir })
  const rooms = await db.inHotel(101, (tx) => tx.selectFrom('rooms').select('number').orderBy('number').execute())
  await db.close()
  expect(rooms.map(({ number }) => number)).toEqual(['101', '102', '103', '201', '202'])
  expect(await runSetup(dataDir, ...args)).toEqual({
    rc: 1,
    said: 'Not set up: this installation has been set up.\n',
  })
}, 60_000)
