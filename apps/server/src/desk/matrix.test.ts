import { staffCalls } from '@foyer/contract/staff/calls.ts'
import { live } from '@foyer/contract/staff/live.ts'
import { canPerform, roleNames } from '@foyer/domain/staff/roles.ts'
import { describe, expect, it } from 'vitest'
import { Browser } from '../testing/browser.ts'
import { createTestServer } from '../testing/create-test-server.ts'
import { printTables } from '../testing/print-tables.ts'
import { buildStaffCallInput } from '../testing/staff-call-input.ts'
import { createColleague, StaffPage } from '../testing/staff-page.ts'

const atWork = staffCalls.filter(({ by }) => by === 'staff')
// The stream never ends; it has a separate test.
const answering = atWork.filter((call) => call !== live)

it('T18 every staff call declares its input', () => {
  expect(atWork.filter(({ may }) => may === undefined)).toEqual([])
  expect(staffCalls.filter(({ by }) => by === 'anyone').map(({ name }) => name)).toEqual([
    'signInStaff',
    'requestSignInPasskey',
    'signInByPasskey',
    'forgetPassword',
    'resetPassword',
    'firstRun',
    'setUpHotel',
    'beginSingleSignOn',
    'hearAlerts',
  ])
})

describe.each(roleNames)('T18 the role of %s', (role) => {
  it('allows what it declares and rejects everything else', async () => {
    const { app, db } = await createTestServer()
    const page = await createColleague(db, new Browser(app), { role })
    const asked: Record<string, boolean> = {}
    for (const call of answering) {
      const response = await page.send(call, buildStaffCallInput(call))
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
      const response = await page.send(call, buildStaffCallInput(call))
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
    const response = await page.send(call, buildStaffCallInput(call))
    expect(`${call.name} ${response.statusCode} ${response.json().problem}`).toBe(`${call.name} 401 notSignedIn`)
  }
  expect(await printTables(db)).toEqual(before)
})
