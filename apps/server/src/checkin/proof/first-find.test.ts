import { openPreCheckin } from '@foyer/contract/pre-checkin.ts'
import { myBookings, searchReservations, visitReservations } from '@foyer/contract/reservation.ts'
import { expect, it } from 'vitest'
import { createTestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { findReservation } from '../../testing/journey.ts'
import { lucia, signInAs } from '../account/testing/account-page.ts'
import { DEMO_LINK } from '../pre-checkin/testing/party.ts'

const ways: readonly [string, string, (page: GuestPage) => Promise<unknown>][] = [
  ['a search', 'own', (page) => page.call(searchReservations, { body: { voucher: 'FOY1001', surname: 'García' } })],
  ['a link', 'prechk', (page) => page.call(openPreCheckin, { body: { link: DEMO_LINK, surname: 'Ionescu' } })],
  ['an account', 'own', (page) => signInAs(page, lucia).then(() => page.call(myBookings))],
]

it.each(ways)(
  'R16 by %s an attacker who planted a visit sees nothing that its victim finds',
  async (_, appKey, finds) => {
    const server = await createTestServer()
    const planter = await server.open({ appKey })
    await planter.call(visitReservations)
    const victim = await server.open({ appKey }, planter.browser.copy())
    expect(victim.csrf).toBe(planter.csrf)
    await finds(victim)
    expect((await victim.call(visitReservations)).reservations).toHaveLength(1)
    expect((await planter.call(visitReservations)).reservations).toEqual([])
  },
)

it('R16 the page continues as before: its token stays valid, a reload finds everything, and a second find keeps the visit', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const { csrf } = page
  const cookie = () => page.browser.cookies.get('foyer_visit_1_own')
  const before = cookie()
  await findReservation(page, 'FOY1001', 'García')
  const first = cookie()
  expect(first).not.toBe(before)
  await page.load()
  expect([page.csrf, cookie()]).toEqual([csrf, first])
  await findReservation(page, 'FOY1002', 'Müller')
  expect(cookie()).toBe(first)
  expect((await page.call(visitReservations)).reservations).toHaveLength(2)
})

it('R16 a search without results changes nothing', async () => {
  const page = await (await createTestServer()).open()
  const cookie = page.browser.cookies.get('foyer_visit_1_own')
  await expect(findReservation(page, 'FOY1001', 'Nobody')).rejects.toMatchObject({ problem: 'reservationNotFound' })
  expect(page.browser.cookies.get('foyer_visit_1_own')).toBe(cookie)
})
