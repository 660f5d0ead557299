import { checkinHolder } from '@foyer/contract/lease.ts'
import type { ShownScreen } from '@foyer/contract/messages/shown-screen.ts'
import { shareScreen } from '@foyer/contract/shared-screen.ts'
import { readAudit } from '@foyer/contract/staff/audit.ts'
import { readGuestScreen, unwatchGuestScreen, watchGuestScreen } from '@foyer/contract/staff/guest-screen.ts'
import { giveBackCheckin, takeCheckinOver } from '@foyer/contract/staff/stay.ts'
import { expect, it } from 'vitest'
import { clearShownScreens } from '../../book/lease/watched-screen.store.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { buildGuestPayload, findReservation, saveGuests } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'

const params = { reference: 'FOY1001' }
const body = { reference: 'FOY1001' }

const buildShown = (question: string): ShownScreen => ({
  screen: 'check-in-summary',
  reference: 'FOY1001',
  question,
  fields: [],
  notices: [],
  picture: { width: 390, height: 844, colours: ['rgb(0, 0, 0)'], shapes: [[16, 40, 32, 28, 600, 0, question]] },
})

async function createDesk() {
  const server = await createTestServer()
  const join = (name: string) => createColleague(server.db, new Browser(server.app), { role: 'manager', name })
  const desk = await join('Núria Vidal')
  const kiosk = await server.openKiosk()
  const found = await findReservation(kiosk, 'FOY1001', 'García López')
  await saveGuests(
    kiosk,
    found,
    found.guests.map((guest) => buildGuestPayload(guest)),
  )
  const share = (question: string, page = kiosk) =>
    page.call(shareScreen, { body: { ...body, shown: buildShown(question) } })
  const watch = () => desk.call(watchGuestScreen, { params })
  const read = async (who = desk) => (await who.call(readGuestScreen, { params })).shown?.question
  return { ...server, join, desk, kiosk, share, watch, read }
}

it('S39 staff see the screen of a kiosk only while they watch it, and its guest reads who does', async () => {
  const { desk, kiosk, share, watch, read, join } = await createDesk()
  expect(await share('How would you like to pay?')).toEqual({})
  expect(await read()).toBeUndefined()
  await watch()
  expect(await read()).toBeUndefined()
  expect(await kiosk.call(checkinHolder, { body })).toEqual({ watchedBy: 'Núria' })
  expect(await share('How would you like to pay?')).toEqual({ watchedBy: 'Núria' })
  expect(await read()).toBe('How would you like to pay?')
  expect(await read(await join('Marta Vidal'))).toBeUndefined()
  await watch()
  expect(await read()).toBe('How would you like to pay?')
  await desk.call(unwatchGuestScreen, { params })
  expect(await read()).toBeUndefined()
  expect(await share('Your room')).toEqual({})
  expect(await kiosk.call(checkinHolder, { body })).toEqual({})
  const { entries } = await desk.call(readAudit)
  expect(entries.filter(({ action }) => action === 'guestScreenWatched')).toMatchObject([{ subject: 'FOY1001' }])
})

it('S39 who takes a check-in over sees the screen as it was, until it is given back', async () => {
  const { db, desk, share, read, join, watch } = await createDesk()
  await desk.call(takeCheckinOver, { params })
  await expect(watch()).rejects.toMatchObject({ problem: 'notFound' })
  expect(await share('Please sign here')).toEqual({})
  expect(await read()).toBe('Please sign here')
  expect(await read(await join('Marta Vidal'))).toBeUndefined()
  await desk.call(giveBackCheckin, { params })
  const [lease] = await db.inHotel(1, (tx) => tx.selectFrom('checkin_leases').select('shown').execute())
  expect(lease).toEqual({ shown: null })
  await watch()
  expect(await read()).toBeUndefined()
})

it('S39 another page that has found the booking can show staff nothing', async () => {
  const { open, share, watch, read } = await createDesk()
  const phone = await open()
  await findReservation(phone, 'FOY1001', 'García López')
  await watch()
  expect(await share('You have won', phone)).toEqual({})
  expect(await read()).toBeUndefined()
})

it('S39 a colleague who watches replaces the one before, who sees nothing more', async () => {
  const { share, watch, read, join } = await createDesk()
  await watch()
  await share('Who is staying?')
  const colleague = await join('Marta Vidal')
  await colleague.call(watchGuestScreen, { params })
  expect([await read(), await read(colleague)]).toEqual([undefined, undefined])
  expect(await share('Who is staying?')).toEqual({ watchedBy: 'Marta' })
  expect([await read(), await read(colleague)]).toEqual([undefined, 'Who is staying?'])
})

it('S39 a page that no one may see any more is deleted, and no other', async () => {
  const { db, share, watch } = await createDesk()
  await watch()
  await share('Who is staying?')
  const readStored = () =>
    db.inHotel(1, (tx) => tx.selectFrom('checkin_leases').select(['shown', 'watcher_name']).executeTakeFirstOrThrow())
  await db.inHotel(1, (tx) => clearShownScreens(tx))
  expect(await readStored()).toMatchObject({ watcher_name: 'Núria Vidal' })
  await db.inHotel(1, async (tx) => {
    const past = new Date('2020-01-01T00:00:00Z')
    await tx.updateTable('checkin_leases').set({ watched_until: past, expires_at: past }).execute()
    await clearShownScreens(tx)
  })
  expect(await readStored()).toEqual({ shown: null, watcher_name: null })
})
