import { signIn, signUp } from '@foyer/contract/account.ts'
import { startLog } from '@foyer/contract/checkin-log.ts'
import { pokActive } from '@foyer/contract/hotel.ts'
import { endVisit, visitReservations } from '@foyer/contract/reservation.ts'
import { readAudit } from '@foyer/contract/staff/audit.ts'
import { listDevices, pauseDevice, resumeDevice, revokeDevice } from '@foyer/contract/staff/devices.ts'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { arrive, buildGuestPayload, findReservation, saveGuests, saveParty, sign } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'

const refused = { status: 403, problem: 'kioskNotConfigured' }

async function openKiosk() {
  const server = await createTestServer()
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'administrator' })
  const kiosk = await server.openKiosk()
  const device = async () => {
    const [only] = (await desk.call(listDevices)).devices
    if (!only) throw new Error('No device is enrolled.')
    return only
  }
  const { id } = await device()
  return {
    ...server,
    desk,
    kiosk,
    device,
    pause: (reason = 'Printer jammed') => desk.call(pauseDevice, { params: { id }, body: { reason } }),
    resume: () => desk.call(resumeDevice, { params: { id } }),
    revoke: () => desk.call(revokeDevice, { params: { id } }),
  }
}

const probe = (page: GuestPage, hotelId = 1) => page.send(pokActive, { query: { hotel_id: String(hotelId) } })

const begin = (page: GuestPage) =>
  page.call(startLog, { body: { reference: 'FOY1001', hotelId: 1, guestCount: 1, action: 'checkin' } })

it('API-12.b API-13 the probe answers 200 while the device serves, 403 while it is out of service', async () => {
  const { kiosk, open, pause, resume } = await openKiosk()
  expect((await probe(kiosk)).statusCode).toBe(200)
  await pause()
  const response = await probe(kiosk)
  expect([response.statusCode, response.json().problem]).toEqual([403, 'kioskNotConfigured'])
  expect((await probe(await open())).statusCode).toBe(200)
  await resume()
  expect((await probe(kiosk)).statusCode).toBe(200)
})

it('API-12.a a page made for another device is rejected with the reason', async () => {
  const { kiosk } = await openKiosk()
  const asked = (fingerprint = '') => kiosk.send(pokActive, { query: { hotel_id: '1', fingerprint } })
  expect(kiosk.hotelPage.fingerprint).toMatch(/^[0-9a-f]{64}$/)
  expect((await asked(kiosk.hotelPage.fingerprint)).statusCode).toBe(200)
  expect((await asked('b'.repeat(64))).json().problem).toBe('noDevice')
})

it('this page cannot use the probe of another hotel', async () => {
  const { kiosk } = await openKiosk()
  expect((await probe(kiosk, 2)).json().problem).toBe('foreignHotel')
})

it('a device that is out of service finds no bookings, and others still do', async () => {
  const { kiosk, open, pause, resume } = await openKiosk()
  await pause()
  await expect(findReservation(kiosk, 'FOY1001', 'García López')).rejects.toMatchObject(refused)
  expect((await findReservation(await open(), 'FOY1001', 'García López')).reference).toBe('FOY1001')
  await resume()
  expect((await findReservation(kiosk, 'FOY1001', 'García López')).reference).toBe('FOY1001')
})

it('a guest who has found a booking and begun nothing is refused, retains what they saw, and can be erased', async () => {
  const { kiosk, pause } = await openKiosk()
  const found = await findReservation(kiosk, 'FOY1001', 'García López')
  await pause()
  const guests = found.guests.map((guest) => buildGuestPayload(guest))
  await expect(begin(kiosk)).rejects.toMatchObject(refused)
  await expect(saveGuests(kiosk, found, guests)).rejects.toMatchObject(refused)
  expect((await kiosk.call(visitReservations)).reservations).toHaveLength(1)
  expect((await kiosk.call(endVisit)).csrf).toMatch(/./)
})

it('a guest in the middle of a check-in finishes it; the next one is refused', async () => {
  const { kiosk, pause, device } = await openKiosk()
  const found = await findReservation(kiosk, 'FOY1001', 'García López')
  await begin(kiosk)
  await pause()
  expect(await device()).toMatchObject({ atStay: 'FOY1001', pausedReason: 'Printer jammed' })
  await saveParty(kiosk, found)
  await sign(kiosk, found)
  expect((await arrive(kiosk, found)).keyCode).toBeTruthy()
  kiosk.csrf = (await kiosk.call(endVisit)).csrf
  await expect(findReservation(kiosk, 'FOY1001', 'García López')).rejects.toMatchObject(refused)
})

it('the lost answer of a change is repeated', async () => {
  const { kiosk, pause } = await openKiosk()
  await findReservation(kiosk, 'FOY1001', 'García López')
  const wish = {
    body: { reference: 'FOY1001', hotelId: 1, guestCount: 1, action: 'checkin' as const },
    key: 'one wish',
  }
  const first = await kiosk.call(startLog, wish)
  await pause()
  expect(await kiosk.call(startLog, wish)).toEqual(first)
})

it('sign-in and sign-up are refused at it', async () => {
  const { kiosk, publish, pause } = await openKiosk()
  await publish(1, { apps: { kiosk: { channel: 'kiosk' } }, flags: { accounts: true } })
  const form = { email: 'ana@example.com', password: 'a-long-password-1' }
  await expect(kiosk.call(signIn, { body: form })).rejects.toMatchObject({ problem: 'signInRefused' })
  await pause()
  await expect(kiosk.call(signIn, { body: form })).rejects.toMatchObject(refused)
  await expect(kiosk.call(signUp, { body: form })).rejects.toMatchObject(refused)
})

it('actions are recorded with their reason, and a revoked device cannot be paused', async () => {
  const { desk, device, pause, resume, revoke } = await openKiosk()
  await pause('Screen is cracked')
  expect(await device()).toMatchObject({ pausedReason: 'Screen is cracked', pausedAt: expect.any(String) })
  await resume()
  expect(await device()).not.toHaveProperty('pausedAt')
  expect(await device()).not.toHaveProperty('pausedReason')
  const { entries } = await desk.call(readAudit)
  expect(entries.slice(0, 2)).toMatchObject([
    { action: 'deviceResumed', who: 'A administrator' },
    { action: 'devicePaused', who: 'A administrator', details: { reason: 'Screen is cracked' } },
  ])
  await revoke()
  await expect(pause()).rejects.toMatchObject({ problem: 'notFound' })
})
