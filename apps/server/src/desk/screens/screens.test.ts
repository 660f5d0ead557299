import { randomUUID } from 'node:crypto'
import { claimScreen, listLineKeys, listScreens, releaseScreen, sendToScreen } from '@foyer/contract/staff/screens.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { openDeskConnection, openDeskScreen } from '../front-desk/testing/desk-screen.ts'
import { createLineKey, openSystemClient } from '../front-desk/testing/system-client.ts'

const shown = { screen: 'guest-detail', question: 'Who is staying?', fields: [], notices: [] }

async function openDesk() {
  const server = await createTestServer()
  const page = await openDeskScreen(server)
  const screen = await openDeskConnection(server, page)
  screen.signal({ type: 'configure', data: { applied: 0 } })
  const [ana, ben] = await Promise.all(
    ['Ana Ruiz', 'Ben Ott'].map((name) =>
      createColleague(server.db, new Browser(server.app), { role: 'receptionist', name }),
    ),
  )
  if (!ana || !ben) throw new Error('Nobody is at the desk.')
  await expect.poll(async () => (await ana.call(listScreens)).screens[0]?.connected).toBe(true)
  const [{ device = '' } = {}] = (await ana.call(listScreens)).screens
  const params = { id: device }
  const show = (what: 'form' | 'screensaver', reference = 'FOY1001') => ({
    params,
    body: { id: randomUUID(), what, reference, guestIndex: 1 },
  })
  return { server, screen, ana, ben, params, show }
}

type Desk = Awaited<ReturnType<typeof openDesk>>
const readScreen = async (who: Desk['ana']) => (await who.call(listScreens)).screens[0]
const listTypes = ({ screen }: Desk) => screen.commands().map(({ command }) => command.type)

it('SHELL-07 a receptionist sends a booking to a screen and sees what it shows, and the screen shows who is watching', async () => {
  const desk = await openDesk()
  const { ana, ben, screen, show } = desk
  await ana.call(sendToScreen, show('form'))
  await expect.poll(() => listTypes(desk)).toEqual(['guestDataFromPMS'])
  expect(screen.heard.find(({ type }) => type === 'watched')).toMatchObject({ data: { by: 'Ana' } })
  screen.signal({ type: 'shown', data: shown })
  await expect.poll(() => readScreen(ana)).toMatchObject({ holder: { isMe: true }, shown, waiting: 1 })
  const others = await readScreen(ben)
  expect(others).toMatchObject({ holder: { name: 'Ana Ruiz', isMe: false } })
  expect(others?.shown).toBeUndefined()
})

it('two receptionists cannot control one screen: one takes over, and the other sees it', async () => {
  const desk = await openDesk()
  const { ana, ben, params, show } = desk
  const claims = await Promise.allSettled(
    [ana, ben].map((who) => who.call(claimScreen, { params, body: { takeOver: false } })),
  )
  expect(claims.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [has, has_not] = claims[0]?.status === 'fulfilled' ? [ana, ben] : [ben, ana]
  await expect(has_not.call(sendToScreen, show('form'))).rejects.toMatchObject({ problem: 'screenHeld' })
  await has_not.call(claimScreen, { params, body: { takeOver: true } })
  await expect(has.call(sendToScreen, show('form'))).rejects.toMatchObject({ problem: 'screenHeld' })
  await has_not.call(sendToScreen, show('screensaver'))
  await expect.poll(() => listTypes(desk)).toEqual(['goToScreensaver'])
})

it('releasing a screen clears what it showed, and a claim expires after its holder has left', async () => {
  const desk = await openDesk()
  const { server, ana, ben, screen, params, show } = desk
  await ana.call(claimScreen, { params, body: { takeOver: false } })
  await expect.poll(() => screen.heard.some(({ type }) => type === 'watched')).toBe(true)
  screen.signal({ type: 'shown', data: shown })
  await expect.poll(() => readScreen(ana)).toMatchObject({ shown })
  await ana.call(releaseScreen, { params })
  const row = () =>
    server.db.inHotel(1, (tx) => tx.selectFrom('front_desk_screens').select(['holder_id', 'shown']).execute())
  expect(await row()).toEqual([{ holder_id: null, shown: null }])
  screen.signal({ type: 'shown', data: shown })
  await ana.call(claimScreen, { params, body: { takeOver: false } })
  await server.db.inHotel(1, (tx) =>
    sql`update front_desk_screens set held_until = clock_timestamp() - interval '1 second'`.execute(tx),
  )
  await ben.call(sendToScreen, show('form'))
  expect((await readScreen(ben))?.holder).toMatchObject({ isMe: true })
})

it('while a receptionist controls a screen the hotel’s system cannot, but it may check whether it is connected', async () => {
  const desk = await openDesk()
  const { server, ana, params } = desk
  await ana.call(claimScreen, { params, body: { takeOver: false } })
  const { key, office } = await createLineKey(server)
  expect((await office.call(listLineKeys)).keys).toMatchObject([{ name: 'Test system' }])
  const system = await openSystemClient(server, { key })
  const moved = await system.command({ type: 'goToScreensaver', data: {} })
  expect(moved.answer).toMatchObject({ type: 'refused', data: { why: 'inUse' } })
  const asked = await system.command({ type: 'ping', data: {} })
  expect(asked.answer?.type).toBe('received')
})

it('rejects a booking or a screen that the hotel does not have', async () => {
  const { ana, show, params } = await openDesk()
  await expect(ana.call(sendToScreen, show('form', 'FOY9999'))).rejects.toMatchObject({
    problem: 'reservationNotFound',
  })
  const elsewhere = { ...show('form'), params: { id: randomUUID() } }
  await expect(ana.call(sendToScreen, elsewhere)).rejects.toMatchObject({ problem: 'screenHeld' })
  const nothing = { params, body: { id: randomUUID(), what: 'form' as const, guestIndex: 1 } }
  await expect(ana.call(sendToScreen, nothing)).rejects.toMatchObject({ problem: 'badInput' })
})
