import { searchReservations } from '@foyer/contract/reservation.ts'
import { joinGroup, leaveGroup, openGroup } from '@foyer/contract/staff/groups.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { createColleague } from '../../testing/staff-page.ts'

async function createDesk() {
  const server = await createTestServer()
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist', name: 'Núria Puig' })
  const join = async (references: string[], locator?: string) =>
    (await desk.call(joinGroup, { body: { references, ...(locator && { locator }) } })).locator
  const open = (locator: string) => desk.call(openGroup, { params: { locator } })
  const leave = (reference: string, locator: string) =>
    desk.call(leaveGroup, { params: { reference }, body: { locator } })
  return { ...server, desk, join, open, leave }
}

it('stays become a group once, another joins, one leaves, and the log names who did it', async () => {
  const { desk, join, open, leave } = await createDesk()
  const locator = await join(['FOY1005', 'FOY1008'])
  expect(await join(['FOY1008', 'FOY1005'])).toBe(locator)
  expect(await join(['FOY1001'], locator)).toBe(locator)
  const { stays } = await open(locator)
  expect(stays.map(({ reference, cards }) => `${reference} ${cards}`)).toEqual(['FOY1001 0', 'FOY1008 0', 'FOY1005 0'])
  expect(stays.find(({ reference }) => reference === 'FOY1001')?.balance.minor).toBeGreaterThan(0)
  await leave('FOY1001', locator)
  await leave('FOY1001', locator)
  expect((await open(locator)).stays).toHaveLength(2)
  const { timeline, groupLocator } = await desk.call(openStay, { params: { reference: 'FOY1001' } })
  expect(groupLocator).toBeUndefined()
  const deeds = timeline.filter(({ what }) => what === 'staff').map(({ detail, by }) => `${detail} ${by}`)
  expect(deeds).toEqual(['groupLeft Núria Puig', 'groupJoined Núria Puig'])
})

it('of two desks that group one stay at the same moment, one is rejected with the reason', async () => {
  const { join, open } = await createDesk()
  const ended = await Promise.allSettled([join(['FOY1005', 'FOY1008']), join(['FOY1001', 'FOY1005'])])
  const made = ended.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  expect(ended.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { problem: 'inAnotherGroup' } })
  expect((await open(made[0] ?? '')).stays).toHaveLength(2)
})

it('a guest of a group checks in alone, by the number of the stay', async () => {
  const { join, openKiosk } = await createDesk()
  await join(['FOY1005', 'FOY1008'])
  const page = await openKiosk()
  const { reservations } = await page.call(searchReservations, { body: { voucher: 'FOY1005', surname: 'Smith' } })
  expect(reservations).toMatchObject([{ reference: 'FOY1005' }])
})

it.each([
  ['a group of one stay', ['FOY1005', 'foy1005'], undefined, 'badInput'],
  ['a group that does not exist', ['FOY1005'], 'GNOTHERE', 'notFound'],
  ['a stay that does not exist', ['FOY1005', 'FOY9999'], undefined, 'reservationNotFound'],
])('rejects %s, and changes nothing', async (_, references, locator, problem) => {
  const { desk, join } = await createDesk()
  await expect(join(references, locator)).rejects.toMatchObject({ problem })
  expect((await desk.call(openStay, { params: { reference: 'FOY1005' } })).groupLocator).toBeUndefined()
})

it('with a system of its own, the hotel makes its groups there', async () => {
  const { publish, join, leave } = await createDesk()
  await publish(1, {
    hotel_system: { kind: 'http', url: 'http://127.0.0.1:9' },
    secrets: { hotel_system: 'a'.repeat(32) },
  })
  await expect(join(['FOY1005', 'FOY1008'])).rejects.toMatchObject({ problem: 'setInHotelSystem' })
  await expect(leave('FOY1005', 'TOUR')).rejects.toMatchObject({ problem: 'setInHotelSystem' })
})
