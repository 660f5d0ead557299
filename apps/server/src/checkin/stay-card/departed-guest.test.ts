import { visitReservations } from '@foyer/contract/reservation.ts'
import { checkOutStay } from '@foyer/contract/staff/check-out.ts'
import { recordPayment } from '@foyer/contract/staff/money.ts'
import { shareStayCard } from '@foyer/contract/stay-card.ts'
import { downloadApplePass } from '@foyer/contract/wallet-pass.ts'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { checkIn } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'

const body = { reference: 'FOY1001' }

it('the phone of a guest who has left shows neither key nor documents, and gives no card or pass', async () => {
  const server = await createTestServer({ wallets: { apple: async () => Buffer.from('a pass') } })
  await server.publish(1, { flags: { phone_key_proof: 'nothing' } })
  const page = await server.open()
  await checkIn(page, 'FOY1001', 'García López')
  const read = async () => (await page.call(visitReservations)).reservations[0]
  const before = await read()
  expect(before?.room.keyCode).toMatch(/^\d{6}$/)
  expect(before?.guests[0]).toMatchObject({ documentNumber: expect.any(String), street: expect.any(String) })

  const desk = await createColleague(server.db, new Browser(server.app), { role: 'manager' })
  await desk.call(recordPayment, { params: body, body: { way: 'cash', minor: 240_00 }, key: crypto.randomUUID() })
  await desk.call(checkOutStay, { params: body, body: { unusedNights: 'release' } })

  const after = await read()
  expect(after).toMatchObject({ state: 'departed', room: { number: '301' }, guests: [{ firstName: 'Ana' }] })
  expect(after?.room.keyCode).toBeUndefined()
  expect(JSON.stringify(after?.guests)).not.toMatch(/Soler|C01X00T41|Lindenallee|example\.com|1985/)
  await expect(page.call(shareStayCard, { body })).rejects.toMatchObject({ problem: 'notCheckedIn' })
  expect((await page.send(downloadApplePass, { params: body })).json().problem).toBe('notCheckedIn')
})
