import { bootHub } from '@foyer/contract/hub.ts'
import { searchReservations } from '@foyer/contract/reservation.ts'
import { currentSession } from '@foyer/contract/staff/session.ts'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { runServerCommand } from '../../testing/run-command.ts'
import { createColleague, StaffPage } from '../../testing/staff-page.ts'
import { runScriptInTest } from '../command/testing/run-script-in-test.ts'
import { adminScript } from './admin-script.ts'

async function createOperator() {
  const server = await createTestServer()
  const admin = (...args: string[]) => runScriptInTest(adminScript, server.db, args)
  const deeds = async (hotelId: number) => {
    const rows = await server.db.inHotel(hotelId, (tx) =>
      tx.selectFrom('audit_entries').select(['action', 'subject', 'details']).orderBy('number').execute(),
    )
    return rows.map(({ action, subject, details }) => [action, subject, details['from']])
  }
  return { ...server, admin, deeds }
}

const flags = ['--city=Girona', '--country=esp', '--rooms=1:2,2:1']

it('N10 npm run admin alone lists its commands with a line each', async () => {
  const { rc, out } = await runServerCommand('desk/admin/admin.ts', {})
  const words = out.split('\n').map((line) => line.trim().split(' ')[0])
  const people = ['people', 'password', 'second-factor', 'administrator', 'emergency', 'readmit']
  const commands = [
    ...people,
    'hotel',
    'room-type',
    'rooms',
    'cancel',
    'license',
    'pairing',
    'new-key-secret',
    'doctor',
  ]
  expect([rc, words]).toEqual([0, ['npm', ...commands, '']])
  // Lines fit a terminal of this width.
  expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120)
})

it('N10 an administrator who forgot the password gets a new one, and sessions of the old one end', async () => {
  const { app, db, admin, deeds } = await createOperator()
  const { browser } = await createColleague(db, new Browser(app), { role: 'administrator', name: 'Ana Roca' })
  const email = 'administrator.1.anaroca@example.com'
  process.env['FOYER_PASSWORD'] = 'short'
  onTestFinished(() => void delete process.env['FOYER_PASSWORD'])
  expect((await admin('password', email)).err).toBe(
    'This password cannot be used: it needs twelve characters or more.\n',
  )
  process.env['FOYER_PASSWORD'] = 'another word of mine'
  expect(await admin('password', email.toUpperCase())).toEqual({
    rc: 0,
    out: 'Ana Roca has a new password.\n',
    err: '',
  })
  await expect(new StaffPage(browser).call(currentSession)).rejects.toMatchObject({ problem: 'notSignedIn' })
  expect(await new StaffPage(new Browser(app)).signIn(email, 'another word of mine')).toMatchObject({
    outcome: 'signedIn',
  })
  expect(await deeds(1)).toContainEqual(['passwordReset', email, 'command'])
  expect((await admin('password', 'nobody@example.com')).err).toBe(
    'Refused: no one signs in with nobody@example.com.\n',
  )
})

it('N10 adds another hotel with rooms, an administrator and its country’s requirements', async () => {
  const { app, db, admin, deeds } = await createOperator()
  const boss = await createColleague(db, new Browser(app), { role: 'administrator', name: 'Ana Roca' })
  const email = 'administrator.1.anaroca@example.com'
  const hotel = (...more: string[]) => admin('hotel', 'Hotel Roca', ...flags, `--administrator=${email}`, ...more)
  expect((await hotel()).err).toBe('Refused: there is no company yet; use --company.\n')
  expect((await hotel('--company=Roca', '--country=XXX')).err).toBe('--time-zone is required.\n')
  const nowhere = ['--country=XXX', '--time-zone=UTC', '--currency=EUR']
  expect((await hotel('--company=Roca', ...nowhere)).err).toBe('Not done:\n  hotel.country: no country has this code\n')
  expect((await hotel('--company=Roca')).out).toBe('Hotel Roca is hotel 101.\n')
  expect((await hotel()).out).toBe('Hotel Roca is hotel 102.\n')
  const { hotels } = await boss.call(currentSession)
  expect(hotels.map(({ id }) => id)).toEqual([1, 101, 102])
  const page = await new Browser(app).send({ url: '/pok/1/company/2/hotel/102/lang/en/appkey/own/' })
  expect(page.statusCode).toBe(200)
  const { document } = await db.inHotel(102, (tx) =>
    tx.selectFrom('hotel_configs').select('document').executeTakeFirstOrThrow(),
  )
  expect(document).toMatchObject({
    hotel: { name: 'Hotel Roca', country: 'ESP', timeZone: 'Europe/Madrid', currency: 'EUR' },
    languages: ['es', 'en'],
    flags: { national_police_integration: true },
    rooms: [{ number: '101' }, { number: '102' }, { number: '201' }],
  })
  expect(await deeds(102)).toEqual([['hotelSetUp', 'Hotel Roca', 'command']])
  expect((await admin('people', '102')).out).toBe(`administrator  ${email}  Ana Roca\n`)
  expect((await admin('administrator', '102', 'new@example.com')).err).toContain('give their name too')
  expect((await admin('administrator', '102', 'new@example.com', 'Nil Pla')).out).toBe(
    'Nil Pla is an administrator of hotel 102.\nA password: npm run admin -- password new@example.com\n',
  )
})

it('N10 a hotel of a further cluster has at least the number that is set', async () => {
  vi.stubEnv('FIRST_HOTEL', '3001')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { app, db, admin } = await createOperator()
  await createColleague(db, new Browser(app), { role: 'administrator', name: 'Ana Roca' })
  const email = 'administrator.1.anaroca@example.com'
  const added = await admin('hotel', 'Hotel Roca', ...flags, `--administrator=${email}`, '--company=Roca')
  expect(added.out).toBe('Hotel Roca is hotel 3001.\n')
})

it('adds a car rental branch the way set-up does, and rejects an unknown product', async () => {
  const { app, db, admin } = await createOperator()
  await createColleague(db, new Browser(app), { role: 'administrator', name: 'Ana Roca' })
  const branch = (product: string) =>
    admin(
      'hotel',
      'Roca Cars',
      ...flags,
      '--administrator=administrator.1.anaroca@example.com',
      '--company=Roca',
      product,
    )
  expect((await branch('--product=rental')).err).toBe(
    'Unknown product rental. Use --product with one of: hotel, carRental.\n',
  )
  expect((await branch('--product=carRental')).out).toBe('Roca Cars is hotel 101.\n')
  const { document } = await db.inHotel(101, (tx) =>
    tx.selectFrom('hotel_configs').select('document').executeTakeFirstOrThrow(),
  )
  expect(document).toMatchObject({ product: 'carRental', flags: { send_complete_checkin_email_to_client: true } })
})

it('N10 adds rooms and room types, and explains why it rejects invalid ones', async () => {
  const { admin, deeds } = await createOperator()
  expect((await admin('rooms', '1', '9:2')).err).toBe(
    'Unknown room type Standard. Use --type with one of: classic, family, suite, superior, terrace.\n',
  )
  expect((await admin('room-type', '1', 'loft', 'Loft')).out).toContain('+ roomTypes.loft: {"id":"loft","name":"Loft"')
  expect((await admin('rooms', '1', '9:2', '--type', 'loft')).out).toBe(
    '+ rooms.901: {"number":"901","type":"loft","floor":9}\n+ rooms.902: {"number":"902","type":"loft","floor":9}\n',
  )
  expect((await deeds(1)).map(([action]) => action)).toEqual(['configPublished', 'configPublished'])
})

it('N10 issues a license code and a pairing code for a kiosk', async () => {
  const { app, admin, deeds } = await createOperator()
  const code = (await admin('license', '1', 'kiosk', 'Lobby left')).out.trim().split(' ').at(-1) ?? ''
  expect((await new Browser(app).signIn(code)).statusCode).toBe(200)
  expect((await admin('license', '1', 'fridge', 'Bar')).err).toBe('Refused: this hotel has no app fridge.\n')
  const { out } = await admin('pairing', '1', 'Lobby left')
  const pairing = /^HUB_PAIRING=(.+)$/m.exec(out)?.[1]
  const payload = { pairing, token: 'A'.repeat(43), port: 9988, version: '0.1.0' }
  expect((await app.inject({ method: 'POST', url: bootHub.path, payload })).statusCode).toBe(200)
  expect((await admin('pairing', '1', 'Bar')).err).toMatch(
    /^Refused: there is no kiosk Bar; there are: Lobby left \([\w-]{36}\)\.\n$/,
  )
  expect((await deeds(1)).map(([action]) => action)).toEqual(['licenseMade', 'deviceEnrolled', 'hubPaired'])
})

it('N10 cancels a reservation once, and its guests see that; it can’t be cancelled after arrival', async () => {
  const { admin, open, deeds } = await createOperator()
  expect((await admin('cancel', '1', 'foy1001')).out).toBe('FOY1001 is cancelled.\n')
  expect((await admin('cancel', '1', 'FOY1001')).out).toBe('FOY1001 was already cancelled.\n')
  const page = await open()
  const found = await page.call(searchReservations, { body: { surname: 'García López', voucher: 'FOY1001' } })
  expect(found.reservations.map(({ state }) => state)).toEqual(['cancelled'])
  expect((await admin('cancel', '1', 'FOY1011')).err).toBe('Refused: the guests of FOY1011 have arrived.\n')
  expect((await admin('cancel', '1', 'FOY9999')).err).toBe('Refused: there is no reservation FOY9999.\n')
  expect(await deeds(1)).toEqual([['reservationCancelled', 'FOY1001', 'command']])
})
