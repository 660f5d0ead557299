import { staffCalls } from '@foyer/contract/staff/calls.ts'
import { live } from '@foyer/contract/staff/live.ts'
import { canPerform, roleNames } from '@foyer/domain/staff/roles.ts'
import { describe, expect, it } from 'vitest'
import { Browser } from '../testing/browser.ts'
import { createTestServer } from '../testing/create-test-server.ts'
import { printTables } from '../testing/print-tables.ts'
import { buildSampleInput } from '../testing/sample-input.ts'
import { createColleague, StaffPage } from '../testing/staff-page.ts'

const atWork = staffCalls.filter(({ by }) => by === 'staff')
// The stream never ends; it has a separate test.
const answering = atWork.filter((call) => call !== live)
const someId = '00000000-0000-4000-8000-000000000000'

/** Cursor values for paging: a number, unless listed here. */
const befores: Readonly<Record<string, string>> = { listMails: someId, listGuestWords: '2027-05-10T12:00:00.000Z' }

const input = (call: (typeof staffCalls)[number]) =>
  buildSampleInput(call, {
    id: someId,
    guestId: someId,
    hotel: '1',
    before: befores[call.name] ?? '5',
    email: 'new@example.com',
    file: '',
    show: 'all',
    list: 'inHouse',
  })

it('T18 every staff call declares its input', () => {
  expect(atWork.filter(({ may }) => may === undefined)).toEqual([])
  expect(staffCalls.filter(({ by }) => by === 'anyone').map(({ name }) => name)).toEqual([
    'signInStaff',
    'forgetPassword',
    'resetPassword',
    'firstRun',
    'setUpHotel',
    'hearAlerts',
  ])
})

describe.each(roleNames)('T18 the role of %s', (role) => {
  it('allows what it declares and rejects everything else', async () => {
    const { app, db } = await createTestServer()
    const page = await createColleague(db, new Browser(app), { role })
    const asked: Record<string, boolean> = {}
    for (const call of answering) {
      const response = await page.send(call, input(call))
      expect(response.statusCode, `${call.name} ${response.body}`).not.toBe(401)
      expect(response.statusCode, `${call.name} ${response.body}`).not.toBe(500)
      asked[call.name] = response.statusCode !== 403
      if (response.statusCode === 403) expect(response.json()).toEqual({ problem: 'mayNot' })
    }
    expect(asked).toEqual(
      Object.fromEntries(answering.map((call) => [call.name, call.may !== undefined && canPerform(role, call.may)])),
    )
  })

  it('allows nothing at another hotel, and leaves no trace there', async () => {
    const { app, db } = await createTestServer()
    const page = await createColleague(db, new Browser(app), { role })
    page.hotelId = 2
    const before = await printTables(db)
    for (const call of answering) {
      const response = await page.send(call, input(call))
      expect(`${call.name} ${response.statusCode} ${response.json().problem}`).toBe(`${call.name} 404 foreignHotel`)
    }
    expect(await printTables(db)).toEqual(before)
  })
})

it.each(['a session', 'the page’s own token'])('T18 rejects every call without %s', async (what) => {
  const { app, db } = await createTestServer()
  const hasSession = what !== 'a session'
  const page = hasSession
    ? await createColleague(db, new Browser(app), { role: 'administrator' })
    : new StaffPage(new Browser(app))
  page.csrf = 'forged'
  const before = await printTables(db)
  const signedIn = staffCalls.filter(({ by }) => by === 'staff' || by === 'member')
  for (const call of signedIn.filter(({ changes }) => changes || !hasSession)) {
    const response = await page.send(call, input(call))
    expect(`${call.name} ${response.statusCode} ${response.json().problem}`).toBe(`${call.name} 401 notSignedIn`)
  }
  expect(await printTables(db)).toEqual(before)
})
