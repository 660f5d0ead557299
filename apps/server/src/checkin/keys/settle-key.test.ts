import { readKey } from '@foyer/contract/keys.ts'
import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { checkIn } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { settleKeys } from './settle-keys.ts'
import { createHub, publishWithCards, requestKey } from './testing/key-kiosk.ts'

let server: TestServer
let hub: Awaited<ReturnType<typeof createHub>>
let page: GuestPage
let id: string

const nobody = { publish() {}, subscribe: () => () => {}, async stop() {} }

beforeEach(async () => {
  server = await createTestServer()
  await publishWithCards(server)
  hub = await createHub(server, 'the code of the hub beside it')
  page = await server.openKiosk()
  await checkIn(page, 'FOY1003', 'Rossi')
  id = (await requestKey(page, hub, 'FOY1003')).id
})

const state = async () => {
  const { state: known, cards } = await page.call(readKey, { body: { reference: 'FOY1003', id } })
  return `${known} ${cards}`
}

async function openAlerts() {
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist' })
  return (await desk.call(listAlerts)).open
}

const silence = async (seconds: number) => {
  await server.db.inHotel(1, (tx) =>
    sql`update keys set expires_at = clock_timestamp() - make_interval(secs => ${seconds})`.execute(tx),
  )
  await settleKeys(server.db, 1, nobody)
}

it('stores a hub’s report once, however often it is sent', async () => {
  const told = { id, outcome: 'done' as const, cards: 2 }
  expect(await hub.tell(told)).toEqual({ taken: [id] })
  expect(await hub.tell(told)).toEqual({ taken: [id] })
  // A done key stays done.
  await hub.tell({ id, outcome: 'refused', cards: 0 })
  expect(await state()).toBe('done 2')
})

it('rejects reports of another hub, and of callers who guess codes', async () => {
  const other = await createHub(server, 'the code of another kiosk', { appKeys: ['kiosk-screen'] })
  expect(await other.tell({ id, outcome: 'done', cards: 2 })).toEqual({ taken: [] })
  expect(await state()).toBe('granted 0')
  const stranger = { id: 'x', tell: (await createHub(server, 'a code that is taken back')).tell }
  await server.db.directory.deleteFrom('hub_directory').execute()
  expect(await stranger.tell({ id, outcome: 'done', cards: 2 })).toMatchObject({ problem: 'pairingNotFound' })
})

it('a silent hub: the desk is alerted with the guest’s name, and the alert closes when the outcome arrives', async () => {
  await silence(30)
  expect([await state(), await openAlerts()]).toEqual(['granted 0', []])
  await silence(61)
  expect(await state()).toBe('unknown 0')
  expect(await openAlerts()).toMatchObject([
    {
      kind: 'keyUnknown',
      urgent: true,
      reference: 'FOY1003',
      guestName: expect.stringContaining('Rossi'),
      key: 'unknown',
    },
  ])
  await settleKeys(server.db, 1, nobody)
  expect(await openAlerts()).toMatchObject([{ times: 1 }])
  // Until then no one gets a second card.
  await expect(requestKey(page, hub, 'FOY1003')).rejects.toMatchObject({ problem: 'keyPending' })
  await hub.tell({ id, outcome: 'done', cards: 2 })
  expect([await state(), await openAlerts()]).toEqual(['done 2', []])
})

it('a hub that reports an unknown outcome is treated as silent until it knows', async () => {
  await hub.tell({ id, outcome: 'unknown', cards: 1, problem: 'cardTakenBack' })
  expect(await state()).toBe('unknown 1')
  expect(await openAlerts()).toHaveLength(1)
  await hub.tell({ id, outcome: 'refused', cards: 1 })
  expect([await state(), await openAlerts()]).toEqual(['refused 0', []])
})

it.each([
  ['departed', 'stayEnded'],
  ['cancelled', 'cancelled'],
] as const)('when a stay becomes %s by any means, its keys end and its code is deleted', async (over, reason) => {
  await silence(61)
  await server.db.inHotel(1, (tx) =>
    tx.updateTable('reservations').set({ state: over }).where('reference', '=', 'FOY1003').execute(),
  )
  const keys = await server.db.inHotel(1, (tx) =>
    sql<{ state: string }>`select keys.state, end_reason, code, tracks from keys join reservations stay
      on stay.id = keys.reservation_id where reference = 'FOY1003'`.execute(tx),
  )
  expect(keys.rows).toEqual(keys.rows.map(() => ({ state: 'ended', end_reason: reason, code: null, tracks: null })))
  expect(keys.rows).toHaveLength(2)
  await settleKeys(server.db, 1, nobody)
  expect(await openAlerts()).toEqual([])
  // Cards that left the machine anyway are still counted.
  expect(await hub.tell({ id, outcome: 'done', cards: 1 })).toEqual({ taken: [id] })
  const [key] = await server.db.inHotel(1, (tx) => tx.selectFrom('keys').selectAll().where('id', '=', id).execute())
  expect(key).toMatchObject({ state: 'ended', cards_cut: 1 })
})

it('the server asks the hub about expired grants, and one that it never received ends without an alert', async () => {
  const doubts = async () => (await hub.boot()).json().doubts
  expect(await doubts()).toEqual([])
  await silence(61)
  expect([await state(), await openAlerts()]).toMatchObject(['unknown 0', [{ kind: 'keyUnknown' }]])
  expect(await doubts()).toMatchObject([{ id }])
  await hub.tell({ id, outcome: 'refused', cards: 0, problem: 'neverShown' })
  expect([await state(), await openAlerts(), await doubts()]).toEqual(['ended 0', [], []])
  // A guest who comes back gets a new grant.
  expect((await requestKey(page, hub, 'FOY1003')).id).not.toBe(id)
})

it('another hub is not asked about it', async () => {
  const other = await createHub(server, 'the code of another kiosk', { appKeys: ['kiosk-screen'] })
  await silence(61)
  expect([(await other.boot()).json().doubts, (await hub.boot()).json().doubts]).toMatchObject([[], [{ id }]])
})

it('a hub is not asked again after it has reported an unknown outcome', async () => {
  await hub.tell({ id, outcome: 'unknown', cards: 1, problem: 'cardTakenBack' })
  await silence(61)
  expect((await hub.boot()).json().doubts).toEqual([])
})
