import { confirmArrival } from '@foyer/contract/guests.ts'
import { mailKeyCode, readLobbyCode } from '@foyer/contract/key-proof.ts'
import { proveReservation, visitReservations } from '@foyer/contract/reservation.ts'
import { mailStayCard } from '@foyer/contract/stay-card.ts'
import { beforeEach, expect, it } from 'vitest'
import { NOON } from '../../platform/database/testing/templates.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { arrive, findReservation, saveParty, sign } from '../../testing/journey.ts'
import { openTestLink } from '../../testing/test-links.ts'

let server: TestServer
let phone: GuestPage

beforeEach(async () => {
  server = await createTestServer()
})

/** Opens Jensen's phone, arrived at the Beach. */
async function arrived(appKey = 'own') {
  phone = await server.open({ hotelId: 2, appKey })
  const found = await findReservation(phone, 'FOY2001', 'Jensen')
  await saveParty(phone, found)
  await sign(phone, found)
  return arrive(phone, found)
}

const after = (seconds: number) => server.setNow(new Date(Date.parse(NOON) + seconds * 1_000).toISOString())

const mailed = async () => {
  const [mail] = await server.db.inHotel(2, (tx) =>
    tx.selectFrom('mails').selectAll().where('template', '=', 'keyCode').orderBy('created_at', 'desc').execute(),
  )
  return mail
}
const seen = async (page = phone) => {
  const { reservations, secondFactors } = await page.call(visitReservations)
  return { code: reservations[0]?.room.keyCode, owed: secondFactors }
}
const type = (factor: 'mailedCode' | 'lobbyCode' | 'phone', value: string, page = phone) =>
  page.call(proveReservation, { body: { factor, value } })
const requestCode = (page = phone) => page.call(mailKeyCode, { body: { reference: 'FOY2001' } })

it('a phone that has arrived gets no door code until it enters the code mailed to the booking', async () => {
  const answer = await arrived()
  expect(answer.keyCode).toBeUndefined()
  expect(await seen()).toEqual({ code: undefined, owed: ['mailedCode'] })
  await expect(phone.call(mailStayCard, { body: { reference: 'FOY2001' } })).rejects.toMatchObject({
    problem: 'proofTooWeak',
  })
  // An address that the page has typed since isn't the booking's own.
  const { address } = await requestCode()
  const mail = await mailed()
  expect(mail?.recipient).not.toContain('ana.')
  expect(address).toMatch(/^.{1,3}\*+@/)
  const code = openTestLink(mail)
  expect(code).toMatch(/^\d{3} \d{3}$/)
  expect(mail?.text + (mail?.html ?? '')).not.toContain(code)
  await expect(type('mailedCode', '000 000')).rejects.toMatchObject({ problem: 'secondFactorWrong' })
  const { reservations } = await type('mailedCode', code)
  expect(reservations[0]?.room.keyCode).toMatch(/^\d+$/)
  expect((await seen()).code).toBe(reservations[0]?.room.keyCode)
})

it('repeating the arrival gets the same answer, also without a code', async () => {
  await arrived()
  const found = await phone.call(visitReservations)
  const [stay] = found.reservations
  if (!stay) throw new Error('It is not there.')
  const again = await phone.call(confirmArrival, {
    body: {
      hotelId: 2,
      reservationId: stay.id,
      reference: 'FOY2001',
      startDate: stay.startDate,
      endDate: stay.endDate,
      confirmedAt: '2027-05-10T12:00:00',
      guests: [],
    },
  })
  expect([again.keyCode, again.roomNumber]).toEqual([undefined, stay.room.number])
})

it('a mailed code works once, for fifteen minutes, for the phone that requested it', async () => {
  await arrived()
  await requestCode()
  const code = openTestLink(await mailed())
  const other = await server.open({ hotelId: 2 })
  await findReservation(other, 'FOY2001', 'Jensen')
  expect((await seen(other)).owed).toEqual(['mailedCode'])
  await expect(type('mailedCode', code, other)).rejects.toMatchObject({ problem: 'secondFactorWrong' })
  after(15 * 60)
  await expect(type('mailedCode', code)).rejects.toMatchObject({ problem: 'secondFactorWrong' })
})

it('allows three guesses at codes, and three mails', async () => {
  await arrived()
  for (let sent = 0; sent < 3; sent += 1) await requestCode()
  await expect(requestCode()).rejects.toMatchObject({ problem: 'tooManyTries' })
  const code = openTestLink(await mailed())
  for (const guess of ['111111', '222222', '333333'])
    await expect(type('mailedCode', guess)).rejects.toMatchObject({ problem: 'secondFactorWrong' })
  await expect(type('mailedCode', code)).rejects.toMatchObject({ problem: 'tooManyTries' })
})

it('R24 a mailed code has twelve guesses by whatever network, and other visits’ guesses don’t lock it', async () => {
  await arrived()
  await requestCode()
  const code = openTestLink(await mailed())
  const from = async (at: number, value: string, page = phone) => {
    const body = { factor: 'mailedCode', value }
    const headers = { 'x-forwarded-for': `10.7.${at}.1` }
    return (await page.send(proveReservation, { body, headers })).json().problem
  }
  const stranger = await server.open({ hotelId: 2 })
  await findReservation(stranger, 'FOY2001', 'Jensen')
  const guesses = []
  for (let at = 0; at < 13; at++) guesses.push(await from(at, `0000${at + 10}`, stranger))
  expect(guesses).toEqual([...Array(12).fill('secondFactorWrong'), 'tooManyTries'])
  for (let at = 20; at < 31; at++) expect(await from(at, `0000${at}`)).toBe('secondFactorWrong')
  expect((await type('mailedCode', code)).reservations[0]?.room.keyCode).toMatch(/^\d+$/)
})

it('a booking without an address gets no mail, and the answer reports that', async () => {
  await server.db.inHotel(2, (tx) => tx.updateTable('reservations').set({ email: null }).execute())
  await arrived()
  expect(await requestCode()).toEqual({})
  expect(await mailed()).toBeUndefined()
})

it('a lobby code is shown only on the hotel’s own devices, rotates, and is accepted a little longer', async () => {
  const kiosk = await server.openKiosk(2)
  const { code = '', seconds = 0 } = await kiosk.call(readLobbyCode)
  expect(code).toMatch(/^\d{3} \d{3}$/)
  await arrived('own-lobby')
  expect(await phone.call(readLobbyCode)).toEqual({})
  expect(await seen()).toEqual({ code: undefined, owed: ['lobbyCode'] })
  after(seconds)
  expect((await kiosk.call(readLobbyCode)).code).not.toBe(code)
  await expect(type('lobbyCode', '000000')).rejects.toMatchObject({ problem: 'secondFactorWrong' })
  const { reservations } = await type('lobbyCode', code)
  expect(reservations[0]?.room.keyCode).toMatch(/^\d+$/)
})

it('rejects a lobby code that is two rotations old', async () => {
  const kiosk = await server.openKiosk(2)
  const { code = '', seconds = 0 } = await kiosk.call(readLobbyCode)
  await arrived('own-lobby')
  after(seconds + 300)
  await expect(type('lobbyCode', code)).rejects.toMatchObject({ problem: 'secondFactorWrong' })
})

it('a lobby code alone gives no key: it must be the phone of the guest who has arrived', async () => {
  await arrived('own-lobby')
  const other = await server.open({ hotelId: 2, appKey: 'own-lobby' })
  await findReservation(other, 'FOY2001', 'Jensen')
  const { owed } = await seen(other)
  expect(owed ?? []).not.toContain('lobbyCode')
})
