import { randomUUID } from 'node:crypto'
import { readKey } from '@foyer/contract/keys.ts'
import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { readAudit } from '@foyer/contract/staff/audit.ts'
import { checkInStay } from '@foyer/contract/staff/check-in.ts'
import { setIdentitySeen } from '@foyer/contract/staff/guest-form.ts'
import { changeDoorCode } from '@foyer/contract/staff/keys.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { checkIn, findReservation, prepare } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'

const params = { reference: 'FOY1001' }

async function createItalianHotel() {
  const server = await createTestServer()
  await server.publish(1, { flags: { identity_before_key: true, phone_key_proof: 'nothing' } })
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'manager', name: 'Ana Ruiz' })
  const page = await server.open()
  const guestId = async () => (await desk.call(openStay, { params })).guests[0]?.id ?? ''
  const see = async (seen: boolean) =>
    desk.call(setIdentitySeen, { params: { ...params, guestId: await guestId() }, body: { seen } })
  const arrive = () => checkIn(page, 'FOY1001', 'García López')
  return { ...server, desk, page, see, arrive }
}

it('guests prepare at home before staff have seen them, and are seen when they arrive', async () => {
  const { open, desk } = await createItalianHotel()
  const home = await open({ appKey: 'prechk' })
  expect((await prepare(home, 'FOY1001', 'García López')).preCheckinCompleted).toBe(true)
  expect((await desk.call(openStay, { params })).guests[0]).toMatchObject({ identityDue: true })
})

it('no guest gets a key before staff have seen face and document; then the stay and the log say who and how', async () => {
  const { desk, page, see, arrive } = await createItalianHotel()
  await expect(arrive()).rejects.toMatchObject({ problem: 'identityUnseen' })
  expect((await desk.call(openStay, { params })).guests[0]).toMatchObject({ identityDue: true })
  const listKinds = async () => (await desk.call(listAlerts)).open.map(({ kind }) => kind)
  await vi.waitFor(async () => expect(await listKinds()).toContain('identityUnseen'))
  await see(true)
  expect(await listKinds()).not.toContain('identityUnseen')
  const [guest] = (await desk.call(openStay, { params })).guests
  expect(guest).toMatchObject({ identitySeen: { by: 'Ana Ruiz', where: 'desk' } })
  expect(guest?.identityDue).toBeUndefined()
  expect((await desk.call(readAudit, { query: {} })).entries[0]).toMatchObject({
    action: 'identitySeenAtDesk',
    who: 'Ana Ruiz',
  })
  await arrive()
  expect((await findReservation(page, 'FOY1001', 'García López')).room.keyCode).toMatch(/^\d{6}$/)
})

it('neither does reception, nor a guest whom the hotel’s own system has checked in', async () => {
  const { db, desk, page, see, arrive } = await createItalianHotel()
  await arrive().catch(() => {})
  const request = { params, body: { termsOnPaper: true } }
  await expect(desk.call(checkInStay, request)).rejects.toMatchObject({ problem: 'identityUnseen' })
  await db.inHotel(1, (tx) =>
    sql`update reservations set state = 'inHouse', checked_in_at = now() where reference = 'FOY1001'`.execute(tx),
  )
  await expect(desk.call(changeDoorCode, { params })).rejects.toMatchObject({ problem: 'identityUnseen' })
  expect((await findReservation(page, 'FOY1001', 'García López')).room.keyCode).toBeUndefined()
  await see(true)
  expect((await desk.call(changeDoorCode, { params })).code).toMatch(/^\d{6}$/)
})

it('another document has to be compared again', async () => {
  const { db, desk, see, arrive } = await createItalianHotel()
  await arrive().catch(() => {})
  await see(true)
  const change = (field: string) =>
    db.inHotel(1, (tx) =>
      sql`update guests set given = given || ${JSON.stringify({ [field]: 'ZZ9' })}::jsonb where main
        and reservation_id = (select id from reservations where reference = 'FOY1001')`.execute(tx),
    )
  const isDue = async () => (await desk.call(openStay, { params })).guests[0]?.identityDue ?? false
  await change('street')
  expect(await isDue()).toBe(false)
  await change('documentNumber')
  expect(await isDue()).toBe(true)
})

it('the guest’s own ways to a key are closed while staff have not seen them', async () => {
  const { page, see, arrive } = await createItalianHotel()
  await arrive().catch(() => {})
  await see(true)
  await arrive()
  const ask = () => page.call(readKey, { body: { reference: 'FOY1001', id: randomUUID() } })
  await expect(ask()).rejects.toMatchObject({ problem: 'notFound' })
  await see(false)
  await expect(ask()).rejects.toMatchObject({ problem: 'identityUnseen' })
})
