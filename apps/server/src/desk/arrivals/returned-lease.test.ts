import { checkinHolder, goOnWithCheckin } from '@foyer/contract/lease.ts'
import { endVisit } from '@foyer/contract/reservation.ts'
import { giveBackCheckin, openStay, takeCheckinOver } from '@foyer/contract/staff/stay.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { findReservation } from '../../testing/journey.ts'
import { createColleague, type StaffPage } from '../../testing/staff-page.ts'

const body = { reference: 'FOY1001' }
const params = body
const inUse = 'reservationInUse'
const channels = ['kiosk', 'ownDevice']

interface Lobby {
  readonly server: TestServer
  readonly kiosk: GuestPage
  readonly phone: GuestPage
  readonly desk: StaffPage
  readonly colleague: StaffPage
}

const continueCheckin = (page: GuestPage) => page.call(goOnWithCheckin, { body })
const expireLeases = ({ server }: Lobby) =>
  server.db.inHotel(1, (tx) => sql`update checkin_leases set expires_at = now() - interval '1 second'`.execute(tx))
const disown = ({ server }: Lobby, appKey: string) =>
  server.db.inHotel(1, (tx) =>
    sql`delete from visit_reservations using visits
      where visits.id = visit_reservations.visit_id and visits.app_key = ${appKey}`.execute(tx),
  )

interface Case {
  /** Steps that end with a staff member holding the check-in. */
  readonly taken: (lobby: Lobby) => Promise<unknown>
  /**
   * Responses to the kiosk and the phone when both ask at once; `first`: either one of them
   * succeeds.
   */
  readonly told: readonly [kiosk: string, phone: string] | 'first'
}

const takeOverFrom = (screen: 'kiosk' | 'phone') => async (lobby: Lobby) => {
  await continueCheckin(lobby[screen])
  await lobby.desk.call(takeCheckinOver, { params })
}

const cases: Readonly<Record<string, Case>> = {
  'taken from the kiosk': { taken: takeOverFrom('kiosk'), told: ['goes on', inUse] },
  'taken from the phone': { taken: takeOverFrom('phone'), told: [inUse, 'goes on'] },
  'taken by a colleague from her colleague': {
    async taken(lobby) {
      await takeOverFrom('phone')(lobby)
      await lobby.colleague.call(takeCheckinOver, { params })
    },
    told: [inUse, 'goes on'],
  },
  'the desk has forgotten it for half an hour': {
    async taken(lobby) {
      await takeOverFrom('phone')(lobby)
      await expireLeases(lobby)
    },
    told: [inUse, 'goes on'],
  },
  'that screen has gone': {
    async taken(lobby) {
      await takeOverFrom('kiosk')(lobby)
      await lobby.kiosk.call(endVisit)
    },
    told: ['noVisit', 'goes on'],
  },
  'that screen has it no more, since its guest said it was not theirs': {
    async taken(lobby) {
      await takeOverFrom('phone')(lobby)
      await disown(lobby, 'own')
    },
    told: ['goes on', 'reservationNotFound'],
  },
  'no screen had it': { taken: ({ desk }) => desk.call(takeCheckinOver, { params }), told: 'first' },
  'the screen that had it had let it run out': {
    async taken(lobby) {
      await continueCheckin(lobby.kiosk)
      await expireLeases(lobby)
      await lobby.desk.call(takeCheckinOver, { params })
    },
    told: 'first',
  },
}

async function tryToContinue(page: GuestPage): Promise<string> {
  return continueCheckin(page).then(
    () => 'goes on',
    ({ problem }) => problem,
  )
}

it('after it is given back, a check-in belongs to one screen: of two that ask at once, the other learns where it is', async () => {
  const server = await createTestServer()
  const [desk, colleague] = [
    await createColleague(server.db, new Browser(server.app), { role: 'receptionist', name: 'Núria Vidal' }),
    await createColleague(server.db, new Browser(server.app), { role: 'receptionist', name: 'Pau Riera' }),
  ]
  for (const [name, { taken, told }] of Object.entries(cases)) {
    const lobby: Lobby = { server, desk, colleague, kiosk: await server.openKiosk(), phone: await server.open() }
    const screens = [lobby.kiosk, lobby.phone] as const
    for (const page of screens) await findReservation(page, 'FOY1001', 'García López')
    await taken(lobby)
    // Two receptionists give it back at once; only one succeeds.
    const given = await Promise.all([desk, colleague].map((one) => one.call(giveBackCheckin, { params })))
    expect(
      given.filter((one) => one.given),
      name,
    ).toHaveLength(1)
    if (told === 'first') {
      expect((await Promise.all(screens.map(tryToContinue))).toSorted(), name).toEqual(['goes on', inUse])
    } else {
      const late = told.indexOf('goes on') === 0 ? 1 : 0
      expect(await tryToContinue(screens[late]), `${name}: the other asks first`).toBe(told[late])
    }
    const answers = await Promise.all(screens.map(tryToContinue))
    if (told !== 'first') expect(answers, name).toEqual(told)
    const holder = answers.indexOf('goes on')
    expect((await desk.call(openStay, { params })).screen?.channel, name).toBe(channels[holder])
    const waits = answers.indexOf(inUse)
    const { holder: elsewhere } = (await screens[waits]?.call(checkinHolder, { body })) ?? {}
    if (waits >= 0) expect(elsewhere, name).toEqual({ channel: channels[holder], seconds: expect.any(Number), of: 300 })
    await server.db.inHotel(1, (tx) => tx.deleteFrom('checkin_leases').execute())
  }
})
