import { raiseAlert } from '@foyer/contract/alert.ts'
import { bootHub } from '@foyer/contract/hub.ts'
import { claimAlert, handleAlert, listAlerts } from '@foyer/contract/staff/alerts.ts'
import type { DevicePart } from '@foyer/domain/alert/alert-reasons.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { pairHub } from '../../access/hub/hub.store.ts'
import { seedDemo } from '../../demo/seed-demo.ts'
import { NOON } from '../../platform/database/testing/templates.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { findReservation } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { testKeySecret } from '../../testing/test-key-secret.ts'
import { buildAlertWatch } from './testing/build-alert-watch.ts'
import { watchAlerts } from './watch-alerts.ts'

const CODE = 'a-pairing-code-of-a-test'

async function createWatchedHotel() {
  const server = await createTestServer()
  const { db, app } = server
  const desk = await createColleague(db, new Browser(app), { role: 'receptionist', name: 'Núria Puig' })
  await createColleague(db, new Browser(app), { role: 'manager', name: 'Marta Vidal' })
  const kiosk = await server.openKiosk()
  const passed = (seconds: number) =>
    db.inHotel(1, (tx) =>
      sql`update alerts set opened_at = opened_at - make_interval(secs => ${seconds}),
        last_at = last_at - make_interval(secs => ${seconds}),
        escalated_at = escalated_at - make_interval(secs => ${seconds})`.execute(tx),
    )
  return {
    ...server,
    desk,
    kiosk,
    passed,
    open: async () => (await desk.call(listAlerts)).open,
    look: () => watchAlerts(db, 1, buildAlertWatch(db)),
    mails: () =>
      db.inHotel(1, (tx) =>
        tx.selectFrom('mails').select(['recipient', 'text']).where('template', '=', 'guestWaits').execute(),
      ),
    boot: (broken?: DevicePart[]) =>
      app.inject({
        method: 'POST',
        url: bootHub.path,
        payload: { pairing: CODE, token: 'A'.repeat(43), port: 9988, version: '1', ...(broken && { broken }) },
      }),
    pair: () => pairHub(db, { hotelId: 1, appKeys: ['kiosk'], code: CODE }),
  }
}

it('S2 mails managers an urgent alert that is unclaimed for a minute, once, whichever process checks', async () => {
  const { kiosk, look, mails, passed, open, desk } = await createWatchedHotel()
  await kiosk.call(raiseAlert, { body: { reason: 'help', screen: 'check-in' } })
  await passed(59)
  await look()
  expect(await mails()).toEqual([])
  await passed(2)
  await Promise.all([look(), look()])
  const written = await mails()
  expect(written.map(({ recipient }) => recipient)).toContain('manager.1.martavidal@example.com')
  expect(written[0]?.text).toContain('https://checkin.example/staff/alerts')
  expect(new Set(written.map(({ recipient }) => recipient)).size).toBe(written.length)
  await look()
  expect((await mails()).length).toBe(written.length)
  expect((await open())[0]).toMatchObject({ escalatedAt: expect.any(String) })

  await desk.call(handleAlert, { params: { id: (await open())[0]?.id ?? '' }, body: { note: 'done' } })
  await kiosk.call(raiseAlert, { body: { reason: 'help', screen: 'check-in' } })
  await desk.call(claimAlert, { params: { id: (await open())[0]?.id ?? '' } })
  await passed(120)
  await look()
  expect((await mails()).length).toBe(written.length)
})

it('S29 three alerts within some minutes are one mail to each manager; those still unclaimed later share the next', async () => {
  const { kiosk, look, mails, passed, open } = await createWatchedHotel()
  const reasons = ['help', 'problem', 'readerAway'] as const
  for (const reason of reasons) {
    await kiosk.call(raiseAlert, { body: { reason, screen: 'check-in' } })
    await passed(61)
    await look()
  }
  const first = await mails()
  expect(new Set(first.map(({ recipient }) => recipient)).size).toBe(first.length)
  expect((await open()).map(({ escalatedAt }) => escalatedAt !== undefined).toSorted()).toEqual([false, false, true])
  await passed(10 * 60)
  await Promise.all([look(), look()])
  expect((await mails()).length).toBe(2 * first.length)
  expect((await open()).every(({ escalatedAt }) => escalatedAt !== undefined)).toBe(true)
})

it('S13 a part that its hub reports as broken raises an alert naming the guest at the kiosk, and closes when it works again', async () => {
  const { kiosk, look, open, boot, pair, passed } = await createWatchedHotel()
  await pair()
  await boot([])
  await look()
  expect(await open()).toEqual([])
  await findReservation(kiosk, 'FOY1001', 'García')
  await boot(['scanner', 'paper'])
  await look()
  await look()
  const broken = await open()
  expect(broken.map(({ kind, part, times }) => [kind, part, times]).toSorted()).toEqual([
    ['partBroken', 'paper', 1],
    ['partBroken', 'scanner', 1],
  ])
  expect(broken[0]).toMatchObject({ reference: 'FOY1001', deviceName: 'kiosk', urgent: true })
  await boot([])
  // The hub's report may be older than what a page has just seen.
  await look()
  expect(await open()).toHaveLength(2)
  await passed(10)
  await look()
  expect(await open()).toEqual([])
})

it('S13 a silent hub at a working kiosk raises an alert; a hub that does not report its parts raises none', async () => {
  const { look, open, boot, pair, db } = await createWatchedHotel()
  await pair()
  await boot()
  await look()
  expect(await open()).toEqual([])
  await db.inHotel(1, (tx) => sql`update hubs set told_at = now() - interval '1 minute'`.execute(tx))
  await look()
  expect((await open()).map(({ part }) => part)).toEqual(['hub'])
})

it('S2 a silent device raises a non-urgent alert, which closes when the device reports again', async () => {
  const { look, open, db, desk, passed, mails } = await createWatchedHotel()
  const seen = (ago: string) =>
    db.inHotel(1, (tx) => sql`update devices set last_seen_at = now() - ${ago}::interval`.execute(tx))
  await seen('6 minutes')
  await look()
  await passed(120)
  await look()
  expect(await open()).toMatchObject([{ kind: 'deviceOffline', urgent: false, times: 1 }])
  expect(await mails()).toEqual([])
  await seen('1 minute')
  await look()
  expect(await open()).toEqual([])
  expect((await desk.call(listAlerts)).handled[0]?.handled?.by).toBeUndefined()
  await seen('6 minutes')
  await look()
  const [again] = await open()
  await desk.call(handleAlert, { params: { id: again?.id ?? '' }, body: { note: 'switched off for the night' } })
  await look()
  expect(await open()).toEqual([])
})

it.each([
  ['stays silent', false, 1],
  ['was silent before the demo was reset', true, 0],
] as const)('a kiosk whose hub %s raises an alert or not: reset %s', async (_which, isReset, alerts) => {
  const { db, pair, boot, look } = await createWatchedHotel()
  await pair()
  await boot()
  await db.inHotel(1, (tx) => sql`update hubs set told_at = clock_timestamp() - interval '1 minute'`.execute(tx))
  if (isReset) await seedDemo(db, () => new Date(NOON), testKeySecret, { reset: true })
  await look()
  const raised = await db.inHotel(1, (tx) =>
    tx.selectFrom('alerts').select('kind').where('kind', '=', 'partBroken').execute(),
  )
  expect(raised).toHaveLength(alerts)
})
