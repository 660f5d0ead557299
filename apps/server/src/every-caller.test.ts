import { calls } from '@foyer/contract/calls.ts'
import { headers } from '@foyer/contract/headers.ts'
import { staffCalls } from '@foyer/contract/staff/calls.ts'
import type { AnyCall } from '@foyer/contract/wire/call.ts'
import { expect, it } from 'vitest'
import { lucia, signInAs } from './checkin/account/testing/account-page.ts'
import { Browser } from './testing/browser.ts'
import { createTestServer, type TestServer } from './testing/create-test-server.ts'
import { findReservation } from './testing/journey.ts'
import { printTables } from './testing/print-tables.ts'
import { buildSampleInput } from './testing/sample-input.ts'
import { createColleague, StaffPage } from './testing/staff-page.ts'

const all: readonly AnyCall[] = [...calls, ...staffCalls]
const by = (...callers: AnyCall['by'][]) => all.filter((call) => callers.includes(call.by))
const ofHubs = by('anyone').filter(({ path }) => path.startsWith('/api/hub/'))

it('T10 T18 lists the calls that need no session: each requires a code or a password, or touches no hotel’s data', () => {
  expect(
    by('anyone')
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([
    'beginSingleSignOn',
    'bootHub',
    'confirmGrant',
    'firstRun',
    'forgetPassword',
    'hearAlerts',
    'requestSignInPasskey',
    'resetPassword',
    'setUpHotel',
    'signInByPasskey',
    'signInDevice',
    'signInStaff',
    'staticsVersion',
    'tellBills',
    'tellKeys',
    'tellPayments',
    'tellRefunds',
  ])
})

interface Stranger {
  come(server: TestServer): Promise<Send>
  readonly to: readonly AnyCall[]
  readonly refused: string
}

type Send = (call: AnyCall) => Promise<{ readonly statusCode: number; readonly body: string }>

/** Credentials that a caller of one kind may carry when trying the calls of another. */
const strangers: Readonly<Record<string, Stranger>> = {
  'a guest who has found their reservation, at the desk’s calls': {
    async come(server) {
      const page = await server.open()
      await findReservation(page, 'FOY1001', 'García López')
      return (call) => page.send(call, buildSampleInput(call))
    },
    to: by('staff', 'member'),
    refused: '401 notSignedIn',
  },
  'an enrolled kiosk, at the desk’s calls': {
    async come(server) {
      const page = await server.openKiosk()
      return (call) => page.send(call, buildSampleInput(call))
    },
    to: by('staff', 'member'),
    refused: '401 notSignedIn',
  },
  'an account of a guest, at the desk’s calls': {
    async come(server) {
      const page = await server.open()
      await signInAs(page, lucia)
      return (call) => page.send(call, buildSampleInput(call))
    },
    to: by('staff', 'member'),
    refused: '401 notSignedIn',
  },
  'an administrator, at a guest’s calls': {
    async come({ app, db }) {
      const page = await createColleague(db, new Browser(app), { role: 'administrator' })
      return (call) => page.send(call, { ...buildSampleInput(call), headers: { [headers.appKey]: 'own' } })
    },
    to: by('visit', 'user'),
    refused: '401 noVisit',
  },
  'a guest without an account, at an account’s calls': {
    async come(server) {
      const page = await server.open()
      await findReservation(page, 'FOY1001', 'García López')
      page.token = 'x'.repeat(43)
      return (call) => page.send(call, buildSampleInput(call))
    },
    to: by('user'),
    refused: '401 tokenExpired',
  },
  'the token of an account at another hotel’s page': {
    async come(server) {
      const home = await server.open()
      await signInAs(home, lucia)
      const page = await server.open({ hotelId: 2 })
      page.token = home.token
      return (call) => page.send(call, buildSampleInput(call))
    },
    to: by('user'),
    refused: '401 tokenExpired',
  },
  'an administrator, as a hub': {
    async come({ app, db }) {
      const page = await createColleague(db, new Browser(app), { role: 'administrator' })
      return (call) => page.send(call, buildSampleInput(call, { pairing: 'FOYE-RHOT-ELKI-OSK1' }))
    },
    to: ofHubs,
    refused: '404 pairingNotFound',
  },
  'nobody, as a hub': {
    async come({ app }) {
      const page = new StaffPage(new Browser(app))
      return (call) => page.send(call, buildSampleInput(call))
    },
    to: ofHubs,
    refused: '404 pairingNotFound',
  },
}

it('T10 T18 credentials of one kind are worth nothing elsewhere: every kind of caller by every call of another kind', {
  timeout: 120_000,
}, async () => {
  const server = await createTestServer()
  const come: [string, Send, Stranger][] = []
  for (const [who, stranger] of Object.entries(strangers)) come.push([who, await stranger.come(server), stranger])
  const before = await printTables(server.db)
  for (const [who, send, { to, refused }] of come) {
    for (const call of to) {
      const { statusCode, body } = await send(call)
      expect([who, call.name, `${statusCode} ${JSON.parse(body).problem}`]).toEqual([who, call.name, refused])
    }
  }
  const after = await printTables(server.db)
  // Guesses at codes are counted.
  expect(Object.keys(after).filter((table) => after[table] !== before[table])).toEqual(['failed_tries'])
})
